import type { InkName } from './shape.ts';

export type Surface = 'mint' | 'beige' | 'lavender';
export const surfaces: readonly Surface[] = ['mint', 'beige', 'lavender'];

export type Theme = 'light' | 'dark';

type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The tokens of the style board, as they stand there. Paper is the surface, ink its button colour, accent the flame. */
const tokens: Record<Theme, Record<Surface, Record<InkName, Oklch>>> = {
  light: {
    mint: { paper: [0.94, 0.045, 165], ink: [0.44, 0.09, 165], accent: [0.68, 0.19, 45] },
    beige: { paper: [0.94, 0.035, 80], ink: [0.47, 0.085, 60], accent: [0.68, 0.19, 45] },
    lavender: { paper: [0.93, 0.04, 300], ink: [0.46, 0.14, 295], accent: [0.68, 0.19, 45] },
  },
  dark: {
    mint: { paper: [0.27, 0.035, 165], ink: [0.8, 0.1, 165], accent: [0.76, 0.17, 55] },
    beige: { paper: [0.28, 0.03, 75], ink: [0.82, 0.085, 75], accent: [0.76, 0.17, 55] },
    lavender: { paper: [0.28, 0.045, 295], ink: [0.8, 0.11, 295], accent: [0.76, 0.17, 55] },
  },
};

/** OKLCH to sRGB hex (Björn Ottosson's matrices), clipped to the gamut. */
function hex([lightness, chroma, hue]: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((c) => {
    const v = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, v)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The three inks of a picture on a surface, as hex. */
export function surfaceColours(surface: Surface, theme: Theme): Record<InkName, string> {
  const { paper, ink, accent } = tokens[theme][surface];
  return { paper: hex(paper), ink: hex(ink), accent: hex(accent) };
}
