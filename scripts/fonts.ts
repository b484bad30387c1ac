import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

interface Face {
  family: string;
  file: string;
  style: 'normal' | 'italic';
  /** The variable axes that are kept, narrowed or pinned: what is pinned costs nothing. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The first screen needs it: it is preloaded. */
  preload: boolean;
}

const serif = 'Newsreader Variable';
const faces: Face[] = [
  {
    family: serif,
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    style: 'normal',
    axes: { wght: { min: 400, max: 600 }, opsz: 24 },
    preload: true,
  },
  {
    family: serif,
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    style: 'italic',
    axes: { wght: { min: 400, max: 600 }, opsz: 24 },
    preload: false,
  },
  {
    family: 'Figtree Variable',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    style: 'normal',
    axes: { wght: { min: 400, max: 700 } },
    preload: true,
  },
];

/** Latin letters with the accents of European names, figures and the punctuation of our texts. */
const letters =
  [...Array(0x7e - 0x20 + 1).keys()].map((n) => String.fromCodePoint(0x20 + n)).join('') +
  [...Array(0xff - 0xa0 + 1).keys()].map((n) => String.fromCodePoint(0xa0 + n)).join('') +
  'ŒœŠšŽžŸıŁł–—‘’‚“”„•…‹›€™−→';

/** Fallbacks with the metrics of our fonts, so that nothing jumps when these arrive. */
const fallbacks = `
@font-face{font-family:"Newsreader Fallback";src:local("Georgia"),local("Gelasio"),local("DejaVu Serif"),local("Liberation Serif");size-adjust:94%;ascent-override:78%;descent-override:28%;line-gap-override:0%}
@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto"),local("DejaVu Sans");size-adjust:100%;ascent-override:95%;descent-override:25%;line-gap-override:0%}
`;

/** Writes the subsetted fonts into `folder`, and the CSS and the list of what to preload beside them. */
export async function makeFonts(folder: string): Promise<void> {
  let css = fallbacks.trim().replaceAll('\n', '');
  const preload: string[] = [];
  for (const face of faces) {
    const original = await readFile(require.resolve(face.file));
    const subset = await subsetFont(original, letters, { targetFormat: 'woff2', variationAxes: face.axes });
    const name = `${face.family.split(' ')[0]?.toLowerCase()}-${face.style}-${createHash('sha256').update(subset).digest('hex').slice(0, 10)}.woff2`;
    await writeFile(join(folder, name), subset);
    const weight = face.axes.wght as { min: number; max: number };
    css += `@font-face{font-family:"${face.family}";font-style:${face.style};font-weight:${weight.min} ${weight.max};font-display:swap;src:url(/assets/${name}) format("woff2")}`;
    if (face.preload) preload.push(`/assets/${name}`);
  }
  await writeFile(join(folder, 'fonts.json'), JSON.stringify({ css, preload }));
}
