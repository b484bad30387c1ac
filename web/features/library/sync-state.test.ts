import { expect, test } from 'vitest';
import { syncWord } from './sync-state.ts';

const fine = { online: true, changes: 0, failed: false, loading: false };

test.each([
  ['Synced', fine],
  ['Syncing…', { ...fine, loading: true }],
  ['Saving…', { ...fine, changes: 1 }],
  ['Not synced', { ...fine, failed: true }],
  ['Offline', { ...fine, online: false }],
  ['Offline', { online: false, changes: 2, failed: true, loading: true }],
])('says %s of %o', (word, state) => {
  expect(syncWord(state)).toBe(word);
});
