export const swipeDistancePx = 50;
/** Pixels per millisecond. */
export const swipeVelocity = 0.2;

/** Where a vertical swipe leads: down to the next idea, up to the previous, or nowhere. */
export function swipeStep(distancePx: number, milliseconds: number): 1 | -1 | 0 {
  const velocity = Math.abs(distancePx) / Math.max(1, milliseconds);
  if (distancePx === 0 || (Math.abs(distancePx) <= swipeDistancePx && velocity <= swipeVelocity)) return 0;
  return distancePx > 0 ? 1 : -1;
}
