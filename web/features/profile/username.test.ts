import { expect, test } from 'vitest';
import { toUsername, usernameFault } from './username.ts';

test.each([
  ['Anna', 'anna'],
  ['anna.n-42', 'annan42'],
  ['  Two Words ', 'twowords'],
  ['Ünïcode_ß', 'ncode_'],
  ['_', '_'],
  ['x'.repeat(25), 'x'.repeat(20)],
  [`${'-'.repeat(30)}late`, 'late'],
  ['', ''],
])('%j becomes %j', (typed, username) => {
  expect(toUsername(typed)).toBe(username);
});

test.each([
  ['', 'Username is required'],
  ['ab', 'Username must be at least 3 characters'],
  ['abc', null],
  ['x'.repeat(20), null],
])('%j: %s', (username, fault) => {
  expect(usernameFault(username)).toBe(fault);
});
