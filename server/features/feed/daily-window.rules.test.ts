import { describe, expect, it } from 'vitest';
import { calendarDay, dailyWindow, dayOfYear, matchingTopics } from './daily-window.ts';

const list = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('day of year', () => {
  it.each([
    ['2026-01-01', 1],
    ['2026-02-01', 32],
    ['2026-12-31', 365],
    ['2028-12-31', 366],
  ])('%s is day %i', (day, expected) => expect(dayOfYear(day)).toBe(expected));
});

describe('the daily window', () => {
  it.each([
    // Day of year times 3, modulo (15 − 6 + 1).
    ['2026-01-01', 3],
    ['2026-01-02', 6],
    ['2026-01-03', 9],
    ['2026-01-04', 2],
    ['2026-01-10', 0],
  ])('of 15 books on %s starts at %i', (day, start) =>
    expect(dailyWindow(list(15), day)).toEqual([0, 1, 2, 3, 4, 5].map((offset) => start + offset)),
  );

  it.each([0, 1, 5, 6])('shows all of %i', (count) =>
    expect(dailyWindow(list(count), '2026-05-05')).toHaveLength(count),
  );

  it('never runs past the end, on any day of a leap year', () => {
    for (let day = 0; day < 366; day++) {
      const date = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10);
      expect(dailyWindow(list(7), date)).toHaveLength(6);
    }
  });
});

describe("the reader's calendar day", () => {
  const now = new Date('2026-03-10T23:30:00Z');
  it.each([
    ['UTC', '2026-03-10'],
    ['Europe/Berlin', '2026-03-11'],
    ['America/Los_Angeles', '2026-03-10'],
    ['Pacific/Kiritimati', '2026-03-11'],
  ])('in %s is %s', (zone, day) => expect(calendarDay(now, zone)).toBe(day));
});

describe('the topic filter', () => {
  const books = [{ topics: ['Habits'] }, { topics: ['Money', 'Wealth'] }];
  it.each([
    [['Money'], 1],
    [['Money', 'Habits'], 2],
    [['Gardening'], 2],
    [[], 2],
  ])('by %j leaves %i', (topics, count) => expect(matchingTopics(books, topics)).toHaveLength(count));
});
