import { expect, test } from 'vitest';
import { type Stash, stashAfterKey } from './stash-tabs.tsx';

test.each<[string, Stash, Stash | null]>([
  ['ArrowRight', 'read-later', 'favorites'],
  ['ArrowRight', 'favorites', 'read-later'],
  ['ArrowLeft', 'read-later', 'favorites'],
  ['Home', 'favorites', 'read-later'],
  ['End', 'read-later', 'favorites'],
  ['ArrowDown', 'favorites', null],
  ['x', 'favorites', null],
])('%s on %s chooses %s', (key, current, next) => {
  expect(stashAfterKey(key, current)).toBe(next);
});
