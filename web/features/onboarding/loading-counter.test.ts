import { expect, test } from 'vitest';
import { countAt } from './loading-counter.ts';

test.each([
  [0, 0],
  [44, 0],
  [45, 1],
  [90, 2],
  [4499, 99],
  [4500, 100],
  [60_000, 100],
])('after %i ms the counter stands at %i', (elapsed, count) => {
  expect(countAt(elapsed)).toBe(count);
});
