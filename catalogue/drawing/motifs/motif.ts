import type { Random } from '../random.ts';
import type { Paint, Shape } from '../shape.ts';

/** What the words round a noun say about it, and whether it may carry the picture's one accent. */
export interface Look {
  accent: boolean;
  /** 1 rising, -1 falling, 0 neither. */
  slope: -1 | 0 | 1;
  /** 0 when the words name no number. */
  count: number;
  broken: boolean;
  bending: boolean;
  empty: boolean;
  full: boolean;
  open: boolean;
  /** What a stack or a row is made of, when it is one of our nouns. */
  of: string;
  random: Random;
}

/**
 * One noun, drawn at its full size in its own frame: x runs from -width / 2 to width / 2, y from -height (top) to 0 (ground).
 * Every stroke is the same everywhere, so a motif never sets a width except to say something.
 */
export interface Motif {
  width: number;
  height: number;
  /** `ground` stands on the ground line, `air` floats, `field` fills the picture's width and brings its own ground. */
  stance: 'ground' | 'air' | 'field';
  /** A small bright thing: as the second noun it carries the accent. */
  bright?: true;
  /** Knows how to show several of itself. */
  counts?: true;
  /** A field whose surface hides the foot of what stands in it. */
  floats?: true;
  /** Where another thing may stand on it. */
  top?: readonly [number, number];
  /** The middle and the size of the room inside or under it. */
  room?: readonly [number, number, number];
  draw(look: Look): Shape[];
}

export const outline: Paint = { stroke: 'ink' };
export const solid: Paint = { fill: 'ink' };
/** Outlined, and hides what is behind. */
export const body: Paint = { fill: 'paper', stroke: 'ink' };
/** A flat pale tone. */
export const wash: Paint = { fill: 'ink', opacity: 0.14 };
export const dotted: Paint = { stroke: 'ink', dash: '0 7' };

/** The accent if this noun carries it, else plain ink. */
export function spot(look: Look): Paint {
  return { fill: look.accent ? 'accent' : 'ink' };
}

/** The accent inside an outline if this noun carries it, else a hollow outline. */
export function lit(look: Look): Paint {
  return { fill: look.accent ? 'accent' : 'paper', stroke: 'ink' };
}
