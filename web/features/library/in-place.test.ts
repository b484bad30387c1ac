import { expect, test } from 'vitest';
import { inPlace } from './in-place.ts';

const row = (created_at: string, name = created_at) => ({ created_at, name });
const noon = row('2026-03-10T12:00:00.000Z');
const one = row('2026-03-10T13:00:00.000Z');
const two = row('2026-03-10T14:00:00.000Z');

test.each([
  ['a new row is first', [one, noon], two, [two, one, noon]],
  ['a row comes back between its neighbours', [two, noon], one, [two, one, noon]],
  ['the oldest comes back last', [two, one], noon, [two, one, noon]],
  ['into an empty list', [], noon, [noon]],
])('%s', (_case, rows, added, expected) => {
  expect(inPlace(rows, added)).toEqual(expected);
});

test('a row of the same moment goes before the other, and the list given stays as it was', () => {
  const rows = [one];
  const twin = row(one.created_at, 'twin');
  expect(inPlace(rows, twin)).toEqual([twin, one]);
  expect(rows).toEqual([one]);
});
