import { expect, test } from 'vitest';
import { deck, deckLeaveMs, deckPauseMs, swipeChoice } from './deck.ts';

test('the deck is five titles, in this order', () => {
  expect(deck.map(({ label }) => label)).toEqual([
    'Atomic Habits',
    'Deep Work',
    'Mindset',
    'Huberman Lab',
    '48 Laws of Power',
  ]);
});

test('a card leaves in 300 ms and the next shows 50 ms later', () => {
  expect([deckLeaveMs, deckPauseMs]).toEqual([300, 50]);
});

test.each([
  [120, 600, 'interested'],
  [-120, 600, 'skip'],
  [40, 60, 'interested'],
  [-40, 60, 'skip'],
  [60, 600, null],
  [10, 5, null],
  [0, 0, null],
] as const)('a swipe of %i px in %i ms says %s', (distance, milliseconds, choice) => {
  expect(swipeChoice(distance, milliseconds)).toBe(choice);
});
