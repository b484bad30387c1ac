import { describe, expect, it } from 'vitest';
import { dailyPicks } from './daily-picks.ts';

const list = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the daily picks', () => {
  it.each([
    // Featured: 3 of 8, from day of year times 3.
    ['2026-01-01', 8, [3, 4, 5]],
    ['2026-01-02', 8, [6, 7, 0]],
    ['2026-01-03', 8, [1, 2, 3]],
    ['2026-12-31', 8, [7, 0, 1]],
    ['2028-12-31', 8, [2, 3, 4]],
    // New & Noteworthy: 3 of 10.
    ['2026-01-01', 10, [3, 4, 5]],
    ['2026-01-03', 10, [9, 0, 1]],
    ['2026-01-10', 10, [0, 1, 2]],
  ])('on %s of %i are %j', (day, count, expected) => expect(dailyPicks(list(count), day, 3)).toEqual(expected));

  it.each([0, 1, 3])('are all of %i', (count) => expect(dailyPicks(list(count), '2026-05-05', 3)).toEqual(list(count)));

  it.each([8, 10])('differ from day to day, and show each of %i in turn', (count) => {
    const seen = new Set<number>();
    let yesterday = '';
    for (let day = 0; day < count; day++) {
      const picks = dailyPicks(list(count), new Date(Date.UTC(2026, 4, 1 + day)).toISOString().slice(0, 10), 3);
      expect(picks.join()).not.toBe(yesterday);
      yesterday = picks.join();
      for (const pick of picks) seen.add(pick);
    }
    expect(seen.size).toBe(count);
  });
});
