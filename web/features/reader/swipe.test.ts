import { describe, expect, it } from 'vitest';
import { swipeStep } from './swipe.ts';

describe('a vertical swipe', () => {
  it.each([
    [51, 1000, 1],
    [50, 1000, 0],
    [-51, 1000, -1],
    [-50, 1000, 0],
    // Short but faster than 0.2 pixels a millisecond.
    [30, 100, 1],
    [-30, 100, -1],
    [20, 100, 0],
    [0, 1, 0],
  ])('of %i px in %i ms goes %i', (distance, milliseconds, step) =>
    expect(swipeStep(distance, milliseconds)).toBe(step),
  );
});
