import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { topics } from '../topics.ts';
import { drawCover } from './cover.ts';
import { contrast, inkSets } from './cover-inks.ts';
import { topicFamilies, topicFamily } from './cover-motifs/families.ts';
import { drawPicture } from './picture.ts';
import { place } from './place.ts';
import { readPrompt } from './prompt.ts';
import { seeded } from './random.ts';
import { surfaceColours, surfaces } from './surface-colours.ts';
import { coverToSvg, pictureToSvg, toSvg } from './svg.ts';
import { serifWidth } from './title-setting.ts';
import { motifs, nounOf } from './vocabulary.ts';

const vocabulary =
  'curve line ladder stairs seed plant tree leaf door window path fork road clock hourglass scale circle ring target bridge wave mountain sun moon lamp candle flame stone stack boat anchor compass map key lock mirror chain domino thread knot gear wheel book page envelope coin jar bucket drop wall brick net web magnet iceberg umbrella cloud rain arrow bird fish dots grid shadow chair table cup bell house flag seesaw puzzle spiral fence river box star bars pendulum balloon telescope lens nest'.split(
    ' ',
  );

const folder = join(import.meta.dirname, '..', 'titles');
const bundled = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const field = (key: string) => new RegExp(`^${key}: "?(.*?)"?$`, 'm').exec(text)?.[1] ?? '';
    return {
      title: field('title'),
      author: field('author'),
      topics: field('topics').replace(/[[\]]/g, '').split(', '),
      prompts: [...text.matchAll(/^Picture: (.*)$/gm)].map(([, prompt = '']) => prompt),
    };
  });
const prompts = bundled.flatMap((title) => title.prompts);

describe('covers', () => {
  const book = { title: 'Deep Work', author: 'Cal Newport', topics: ['Productivity', 'Focus', 'Career'] };

  it('are the same each time', () => {
    expect(drawCover(book)).toEqual(drawCover({ ...book }));
  });

  it('have a motif for every topic, at every height of title', () => {
    expect(topicFamilies.map(({ topic }) => topic).sort()).toEqual([...topics].sort());
    for (const topic of topics) {
      for (const motif of topicFamily(topic)?.motifs ?? []) {
        for (const height of [78, 110, 180]) {
          const shapes = motif({ x: 22, y: 74, width: 196, height }, seeded(`${topic}${height}`));
          expect(shapes.length).toBeGreaterThan(1);
          expect(JSON.stringify(shapes)).not.toMatch(/NaN|null|Infinity/);
        }
      }
    }
  });

  it('fall back to some family for topics that nobody knows', () => {
    expect(drawCover({ ...book, topics: ['Falconry'] }).shapes.length).toBeGreaterThan(2);
    expect(drawCover({ ...book, topics: [] }).shapes.length).toBeGreaterThan(2);
    expect(drawCover({ title: '', author: '', topics: [] }).title.lines.length).toBeLessThan(2);
  });

  it('differ from one another throughout the catalogue', () => {
    const drawn = bundled.map((title) => {
      const { paper, shapes } = drawCover(title);
      return paper + JSON.stringify(shapes);
    });
    expect(new Set(drawn).size).toBe(bundled.length);
  });

  it('keep the title readable', () => {
    for (const set of inkSets) expect([set.name, contrast(set.paper, set.ink) >= 4.5]).toEqual([set.name, true]);
    for (const title of bundled) {
      const cover = drawCover(title);
      expect(contrast(cover.paper, cover[cover.author.fill])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    'The 7 Habits of Highly Effective People',
    'Inside the Mind of a Master Procrastinator',
    'Supercommunicators',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'Being a Rather Complete Account of Everything That Anyone Has Ever Forgotten to Say about the Art of Giving a Short Book a Very Long Title, Twice',
    '\u601d\u8003\uff0c\u5feb\u4e0e\u6162\uff1a\u4e00\u672c\u5173\u4e8e\u5224\u65ad\u4e0e\u51b3\u7b56\u7684\u4e66',
    'x'.repeat(400),
  ])('fit the title %s', (title) => {
    const cover = drawCover({ title, author: 'A'.repeat(80), topics: ['Habits'] });
    for (const line of cover.title.lines) {
      expect(line.x + serifWidth(line.text, cover.title.size)).toBeLessThanOrEqual(cover.width - 22);
      expect(line.y).toBeLessThan(cover.height - 30);
      expect(line.y - cover.title.size).toBeGreaterThan(130);
    }
    expect(cover.author.text).toMatch(/…$/);
  });

  it('set a title of very many short words at once', () => {
    const start = performance.now();
    for (const title of ['i '.repeat(110), 'a b '.repeat(3000), '\u601d'.repeat(66)]) drawCover({ ...book, title });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('end a title that is too long with an ellipsis, and no other', () => {
    const last = (title: string) => drawCover({ ...book, title }).title.lines.at(-1)?.text;
    expect(last('word '.repeat(60))).toMatch(/…$/);
    expect(last('The 7 Habits of Highly Effective People')).toBe('People');
  });
});

describe('pictures', () => {
  it('are the same each time', () => {
    expect(drawPicture('A key beside a lock')).toEqual(drawPicture('A key beside a lock'));
  });

  it('know every noun of the vocabulary, and its plural', () => {
    for (const noun of vocabulary) {
      expect([noun, nounOf(noun)]).toEqual([noun, noun]);
      const plural =
        noun === 'leaf' ? 'leaves' : /[xh]$/.test(noun) ? `${noun}es` : noun.endsWith('s') ? noun : `${noun}s`;
      expect([plural, nounOf(plural)]).toEqual([plural, noun]);
    }
    expect(Object.keys(motifs).sort()).toEqual([...vocabulary].sort());
  });

  it('always carry the accent, and stay in the frame', () => {
    for (const prompt of [...vocabulary, ...prompts]) {
      const { shapes } = drawPicture(prompt);
      expect([prompt, shapes.some(({ fill, stroke }) => fill === 'accent' || stroke === 'accent')]).toEqual([
        prompt,
        true,
      ]);
      for (const shape of shapes) {
        if (shape.kind !== 'circle') continue;
        expect([prompt, shape.cx - shape.r > 4 && shape.cx + shape.r < 316 && shape.cy - shape.r > 4]).toEqual([
          prompt,
          true,
        ]);
      }
    }
  });

  it('find a noun in every picture line of the catalogue', () => {
    for (const prompt of prompts) expect([prompt, readPrompt(prompt)?.main.noun]).not.toEqual([prompt, undefined]);
  });

  it('read the words round a noun', () => {
    expect(readPrompt('Three tall bars')).toMatchObject({ main: { noun: 'bars', count: 3 } });
    expect(readPrompt('A stone bridge')).toMatchObject({ main: { noun: 'bridge' } });
    expect(readPrompt('A stack of worn coins')).toMatchObject({ main: { noun: 'stack', of: 'coin' } });
    expect(readPrompt('An orange flame burning inside a clear glass jar')).toMatchObject({
      main: { noun: 'flame' },
      second: { noun: 'jar' },
      relation: 'in',
    });
    expect(readPrompt('An umbrella held over a dry plant')).toMatchObject({ relation: 'over' });
    expect(drawPicture('An open door', 'mint').shapes).not.toEqual(drawPicture('A closed door', 'mint').shapes);
    expect(drawPicture('A rising line', 'mint').shapes).not.toEqual(drawPicture('A falling line', 'mint').shapes);
  });

  it('answer any prompt', () => {
    for (const prompt of ['', 'Nothing that we know', '\u{1f355}'.repeat(50), 'constructor prototype __proto__']) {
      expect(drawPicture(prompt).shapes.length).toBeGreaterThan(0);
    }
  });

  it('take the surface that is asked for', () => {
    expect(drawPicture('A key', 'beige').surface).toBe('beige');
    expect(surfaces).toContain(drawPicture('A key').surface);
  });

  it('keep their lines visible on every surface', () => {
    for (const surface of surfaces) {
      for (const theme of ['light', 'dark'] as const) {
        const { paper, ink } = surfaceColours(surface, theme);
        expect(contrast(paper, ink)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('place', () => {
  it('scales, turns and moves every kind of shape', () => {
    const at = { x: 10, y: 20, scale: 2, turn: 90 };
    expect(place([{ kind: 'circle', cx: 1, cy: 0, r: 3 }], at)).toEqual([{ kind: 'circle', cx: 10, cy: 22, r: 6 }]);
    expect(place([{ kind: 'line', x1: 0, y1: 0, x2: 5, y2: 0 }], at)).toEqual([
      { kind: 'line', x1: 10, y1: 20, x2: 10, y2: 30 },
    ]);
    expect(place([{ kind: 'path', d: 'M1 0h4A2 2 0 0 1 0 5Z' }], at)).toEqual([
      { kind: 'path', d: 'M10 22l0 8A4 4 0 0 1 0 20Z' },
    ]);
    expect(place([{ kind: 'rect', x: 0, y: 0, width: 1, height: 2 }], at)).toEqual([
      { kind: 'path', d: 'M10 20L10 22L6 22L6 20Z' },
    ]);
  });
});

describe('SVG', () => {
  const nasty = `<&"'>`;

  it('escapes what people wrote', () => {
    for (const svg of [
      coverToSvg(drawCover({ title: nasty, author: nasty, topics: [nasty] })),
      pictureToSvg(drawPicture(nasty)),
    ]) {
      expect(svg).not.toContain(nasty);
      expect(svg).toContain('&lt;&amp;&quot;&#39;&gt;</title>');
      expect(svg).not.toMatch(/undefined|NaN/);
    }
  });

  it('stays small', () => {
    for (const title of bundled)
      expect([title.title, toSvg(drawCover(title)).length < 3300]).toEqual([title.title, true]);
    const sizes = prompts.map((prompt) => toSvg(drawPicture(prompt)).length).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)] ?? 0).toBeLessThan(2500);
    expect(sizes.at(-1) ?? 0).toBeLessThan(4500);
  });

  it('carries both themes of a picture', () => {
    const svg = pictureToSvg(drawPicture('A key', 'mint'));
    for (const theme of ['light', 'dark'] as const) expect(svg).toContain(surfaceColours('mint', theme).paper);
    expect(svg).toContain('prefers-color-scheme:dark');
  });
});
