import type { Random } from '../random.ts';
import type { Shape } from '../shape.ts';

/** The part of a cover between rule and title. Its height varies with the title's; its width never does. */
export interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type CoverMotif = (field: Field, random: Random) => Shape[];

/** The weight of every line on a cover. */
export const stroke = 2.2;
/** For shapes that stand back. */
export const faint = 0.38;
