import { expect, test } from 'vitest';
import { revealedAfter } from './row-swipe.ts';

test.each([
  [-51, false, true],
  [-50, false, false],
  [-200, false, true],
  [20, true, true],
  [21, true, false],
  [21, false, false],
  [-10, true, true],
  [0, false, false],
])('a movement of %i px where the button was shown: %s leaves it shown: %s', (dx, before, after) => {
  expect(revealedAfter(dx, before)).toBe(after);
});
