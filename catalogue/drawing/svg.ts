import type { Cover } from './cover.ts';
import type { Picture } from './picture.ts';
import type { InkName, Shape } from './shape.ts';
import { surfaceColours, type Theme } from './surface-colours.ts';

/** A shape's geometry and pen as SVG attributes; colours too, when inks are given. */
function attributes(shape: Shape, inks?: Record<InkName, string>): string {
  const { kind: _, fill, stroke, strokeWidth, opacity, dash, ...geometry } = shape;
  const pairs: [string, string | number | undefined][] = [
    ...Object.entries(geometry),
    ['fill', fill && inks?.[fill]],
    ['stroke', stroke && inks?.[stroke]],
    ['stroke-width', strokeWidth],
    ['opacity', opacity && Math.round(opacity * 100) / 100],
    ['stroke-dasharray', dash],
  ];
  return pairs.map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('');
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

export function coverToSvg(cover: Cover): string {
  const { width, height, title, author } = cover;
  const inks = { ink: cover.ink, accent: cover.accent, paper: cover.paper };
  const shapes = cover.shapes.map((shape) => `<${shape.kind}${attributes(shape, inks)}/>`).join('');
  const lines = title.lines.map((l) => `<tspan x="${l.x}" y="${l.y}">${escapeXml(l.text)}</tspan>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${escapeXml(cover.label)}</title>` +
    `<rect width="${width}" height="${height}" fill="${cover.paper}"/><g fill="none">${shapes}</g>` +
    `<text x="${author.x}" y="${author.y}" font-family="Figtree Variable, Figtree, sans-serif" font-weight="500" font-size="${author.size}" fill="${inks[author.fill]}">${escapeXml(author.text)}</text>` +
    `<text font-family="Newsreader Variable, Newsreader, Georgia, serif" font-weight="500" font-size="${title.size}" fill="${inks[title.fill]}">${lines}</text></svg>`
  );
}

const classOf: Record<InkName, string> = { ink: 'i', accent: 'a', paper: 'p' };

/** A picture for an `<img>`: no page style reaches it, so it brings its own inks for light and dark. */
export function pictureToSvg(picture: Picture): string {
  const { width, height, surface, strokeWidth } = picture;
  const used = new Set(['p']);
  const shapes = picture.shapes.map(({ fill, stroke, ...shape }) => {
    const classes = [fill && classOf[fill], stroke && `s${classOf[stroke]}`].filter((name) => name !== undefined);
    for (const name of classes) used.add(name);
    return `<${shape.kind} class="${classes.join(' ')}"${attributes(shape)}/>`;
  });
  // Plain rules, not custom properties: image converters know the former only.
  const rules = (theme: Theme): string => {
    const colours = Object.entries(surfaceColours(surface, theme)) as [InkName, string][];
    return colours
      .flatMap(([ink, colour]) => [
        used.has(classOf[ink]) ? `.${classOf[ink]}{fill:${colour}}` : '',
        used.has(`s${classOf[ink]}`) ? `.s${classOf[ink]}{stroke:${colour}}` : '',
      ])
      .join('');
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${escapeXml(picture.label)}</title>` +
    `<style>${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}</style><rect width="${width}" height="${height}" class="p"/>` +
    `<g fill="none" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g></svg>`
  );
}

/** Either drawing as a standalone SVG document. */
export function toSvg(drawing: Cover | Picture): string {
  return 'surface' in drawing ? pictureToSvg(drawing) : coverToSvg(drawing);
}
