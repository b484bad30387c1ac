import { expect, test } from 'vitest';
import { isBlank } from './draft.ts';

test.each([
  ['', '', true],
  ['A title', '', true],
  ['', 'Content', true],
  ['  ', 'Content', true],
  ['A title', ' \n\t', true],
  ['A', 'b', false],
])('the title %j with the content %j is blank: %s', (title, content, blank) => {
  expect(isBlank({ title, content })).toBe(blank);
});
