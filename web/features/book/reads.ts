/** A small stable number from a title: the same on every device and every day. */
function hash(title: string): number {
  let value = 0;
  for (const letter of title) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

/** The 'reads' figure of a home card, 1k to 99k. */
export function feedReads(title: string): string {
  return `${(hash(title) % 99) + 1}k reads`;
}

/** The figure of a library row, 1 to 99 as 'Nk', with one decimal above 10. */
export function libraryReads(title: string): string {
  const tenths = 10 + (hash(title) % 981);
  return tenths > 100 ? `${(tenths / 10).toFixed(1)}k reads` : `${Math.round(tenths / 10)}k reads`;
}
