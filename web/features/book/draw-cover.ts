import { type CoverSubject, drawCover } from '../../../catalogue/drawing/cover.ts';
import { coverToSvg } from '../../../catalogue/drawing/svg.ts';

/** The drawing of a cover as SVG markup, with all that comes from outside escaped. */
export function drawCoverSvg(subject: CoverSubject): string {
  return coverToSvg(drawCover(subject));
}
