import { describe, expect, it } from 'vitest';
import { nextStreak } from './streak.ts';

describe('the streak', () => {
  it.each([
    ['no activity yet', 0, null, '2026-03-10', 1],
    ['the same day', 4, '2026-03-10', '2026-03-10', 4],
    ['the day after', 4, '2026-03-09', '2026-03-10', 5],
    ['two days later', 4, '2026-03-08', '2026-03-10', 1],
    ['over the end of a year', 9, '2025-12-31', '2026-01-01', 10],
    ['over a leap day', 2, '2028-02-28', '2028-02-29', 3],
    ['over the night that the clocks change', 2, '2026-03-28', '2026-03-29', 3],
    ['a day back, travelling west', 4, '2026-03-11', '2026-03-10', 4],
  ])('%s: %i becomes the last', (_case, current, last, today, expected) =>
    expect(nextStreak(current, last, today)).toBe(expected),
  );
});
