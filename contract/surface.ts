export const surfaces = ['mint', 'beige', 'lavender'] as const;
/** A card's colour, by position modulo 3; each has a matching button colour. */
export type Surface = (typeof surfaces)[number];
