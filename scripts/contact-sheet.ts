import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCatalogueFiles } from '../catalogue/catalogue.ts';
import { drawCover } from '../catalogue/drawing/cover.ts';
import { drawPicture } from '../catalogue/drawing/picture.ts';
import { surfaces } from '../catalogue/drawing/surface-colours.ts';
import { coverToSvg, escapeXml, pictureToSvg } from '../catalogue/drawing/svg.ts';

// Writes a page with every cover and every picture of the catalogue, light and dark, to be looked at:
// node scripts/contact-sheet.ts [file] [covers|pictures] [from] [count]
const [target = 'contact-sheet.html', part = 'all', from = '0', count = '9999'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const { files } = await readCatalogueFiles(join(root, 'catalogue'));
const titles = files.map(({ title }) => title);

const covers = titles.map((title) => `<div class="cover">${coverToSvg(drawCover(title))}</div>`).join('\n');

const prompts = titles.flatMap((title) =>
  title.ideas.map((idea, i) => ({ prompt: idea.imagePrompt, surface: surfaces[i % 3] })),
);
const pictures = prompts
  .slice(Number(from), Number(from) + Number(count))
  .map(({ prompt, surface }) => ({ prompt, svg: pictureToSvg(drawPicture(prompt, surface)) }));

function figures(theme: 'light' | 'dark'): string {
  return pictures
    .map(({ prompt, svg }) => {
      const [light = '', dark = ''] = svg.split('@media(prefers-color-scheme:dark)');
      const fixed = theme === 'dark' ? `${light}@media all${dark}` : `${light}@media not all${dark}`;
      return `<figure><img alt="" src="data:image/svg+xml,${encodeURIComponent(fixed)}"><figcaption>${escapeXml(prompt)}</figcaption></figure>`;
    })
    .join('\n');
}

function face(family: string, file: string): string {
  const url = pathToFileURL(join(root, 'node_modules', '@fontsource-variable', file)).href;
  return `@font-face { font-family: ${family}; src: url(${url}); font-weight: 200 800; }`;
}

const section = (theme: string, body: string): string => `<section class="${theme}">${body}</section>`;
const html = `<!doctype html>
<meta charset="utf-8">
<title>Pith: covers and pictures</title>
<style>
${face('Newsreader', 'newsreader/files/newsreader-latin-opsz-normal.woff2')}
${face('Figtree', 'figtree/files/figtree-latin-wght-normal.woff2')}
body { margin: 0; font: 12px/1.35 Figtree, sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 18px; padding: 24px; }
.light { background: #fcfaf6; color: #4a4a55; }
.dark { background: #0f1015; color: #a5a5ad; }
.cover { width: 176px; border-radius: 3px 6px 6px 3px; overflow: hidden; box-shadow: 0 2px 6px #0002; line-height: 0; }
figure { margin: 0; width: 240px; }
img { width: 240px; height: 150px; border-radius: 18px; display: block; }
figcaption { padding: 5px 4px 0; }
</style>
${part === 'pictures' ? '' : section('light', covers) + section('dark', covers)}
${part === 'covers' ? '' : section('light', figures('light')) + section('dark', figures('dark'))}
`;
await writeFile(target, html);
console.log(`${titles.length} covers and ${pictures.length} pictures in ${target}`);
