import type { Look, Motif } from './motifs/motif.ts';
import { lowSun } from './motifs/sky.ts';
import { place } from './place.ts';
import type { Mention } from './prompt.ts';
import type { Random } from './random.ts';
import type { Shape } from './shape.ts';
import { motifs } from './vocabulary.ts';

/** A mention made ready to be placed: its shapes in its own frame, and that frame's size. */
export interface Figure {
  motif: Motif;
  width: number;
  height: number;
  scale: number;
  turn: number;
  draw(accent: boolean): Shape[];
}

export function says(words: ReadonlySet<string>, ...any: string[]): boolean {
  return any.some((word) => words.has(word));
}

function lookOf(mention: Mention, random: Random): Omit<Look, 'accent'> {
  const { words, count } = mention;
  const up = says(
    words,
    'rising',
    'rises',
    'rise',
    'climbing',
    'climbs',
    'ascending',
    'upward',
    'upwards',
    'lifting',
    'up',
  );
  const down = says(
    words,
    'falling',
    'falls',
    'descending',
    'down',
    'downward',
    'downwards',
    'sinking',
    'dropping',
    'drops',
  );
  const full = says(words, 'full', 'filled', 'overflowing', 'overflows', 'brimming', 'loaded', 'crowded', 'filling');
  return {
    slope: up ? 1 : down ? -1 : 0,
    count,
    broken: says(
      words,
      'broken',
      'cracked',
      'crack',
      'split',
      'splitting',
      'torn',
      'missing',
      'unjoined',
      'unfinished',
      'cut',
      'leaking',
      'gap',
      'snapped',
      'worn',
    ),
    bending: says(
      words,
      'bend',
      'bends',
      'bending',
      'bent',
      'curved',
      'winding',
      'humped',
      'turning',
      'twisting',
      'lifts',
      'curling',
      'sharply',
    ),
    empty: !full && says(words, 'empty', 'bare', 'blank', 'hollow', 'unlit', 'dark', 'dry'),
    full,
    open:
      says(words, 'open', 'ajar', 'opened', 'opening', 'unlocked', 'undone') &&
      !says(words, 'closed', 'shut', 'sealed', 'locked'),
    of: mention.of ?? '',
    random,
  };
}

/** `hosts`: something else will be put into it, so it shows none of its own contents. */
export function figure(mention: Mention, random: Random, hosts = false): Figure {
  const { noun, words } = mention;
  const low = noun === 'sun' && says(words, 'rising', 'setting', 'low', 'sunrise', 'sunset', 'dawn');
  const motif: Motif = low ? lowSun : motifs[noun];
  const look = { ...lookOf(mention, random), ...(hosts ? { empty: true } : {}) };
  const large = says(words, 'large', 'huge', 'enormous', 'giant', 'great', 'tall', 'big', 'vast', 'long', 'wide');
  const small = says(words, 'small', 'tiny', 'little', 'short', 'thin', 'distant');
  const side = noun === 'hourglass' && words.has('side');
  const leaning = says(words, 'leaning', 'tilted', 'tipping', 'tipped', 'crooked', 'slanting', 'bowing');
  const own = {
    motif,
    scale: large ? 1.06 : small ? 0.82 : 1,
    turn: side ? 90 : leaning && motif.stance !== 'field' && noun !== 'seesaw' && noun !== 'scale' ? 9 : 0,
  };
  const copies = motif.counts || motif.stance === 'field' || mention.count < 2 ? 1 : Math.min(mention.count, 7);
  if (copies === 1)
    return { ...own, width: motif.width, height: motif.height, draw: (accent) => motif.draw({ ...look, accent }) };
  const shrink = Math.min(copies === 2 ? 0.86 : 0.74, 236 / copies / (motif.width + 12));
  const pitch = (motif.width + 14) * shrink;
  const marked = random.chance(0.7) ? copies - 1 : 0;
  return {
    ...own,
    width: pitch * copies,
    height: motif.height * shrink,
    draw: (accent) =>
      Array.from({ length: copies }, (_, i) =>
        place(motif.draw({ ...look, accent: accent && i === marked }), {
          x: (i - (copies - 1) / 2) * pitch,
          y: 0,
          scale: shrink,
        }),
      ).flat(),
  };
}
