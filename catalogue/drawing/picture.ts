import { compose } from './composition.ts';
import { type Reading, readPrompt } from './prompt.ts';
import { type Random, seeded } from './random.ts';
import type { Shape } from './shape.ts';
import { type Surface, surfaces } from './surface-colours.ts';

/** A drawn idea. Colours come from the surface and the theme (`surfaceColours`), so the shapes fit both. */
export interface Picture {
  width: number;
  height: number;
  /** What a screen reader says: the prompt. */
  label: string;
  surface: Surface;
  /** The width of every stroke whose shape names none; caps and joins are round. */
  strokeWidth: number;
  shapes: Shape[];
}

const width = 320;
const height = 200;

/** Draws what a prompt names. Without a given surface, the prompt's hash chooses one. */
export function drawPicture(prompt: string, surface?: Surface): Picture {
  const label = prompt.trim().replace(/\s+/g, ' ');
  const random = seeded(`picture|${label.toLowerCase()}`);
  const chosen = random.pick(surfaces);
  const reading = readPrompt(label) ?? invent(random);
  return { width, height, label, surface: surface ?? chosen, strokeWidth: 2.2, shapes: compose(reading, random) };
}

/** For prompts that name nothing of ours: a quiet pair of plain forms. */
function invent(random: Random): Reading {
  const main = random.pick([
    'curve',
    'circle',
    'wave',
    'ring',
    'dots',
    'spiral',
    'bars',
    'target',
    'stairs',
    'grid',
    'line',
  ] as const);
  const second = random.pick(['sun', 'stone', 'star', 'moon', 'none'] as const);
  const bare = { words: new Set<string>(), count: 0 };
  return {
    main: { noun: main, ...bare },
    ...(second !== 'none' ? { second: { noun: second, ...bare } } : {}),
    relation: 'beside',
  };
}
