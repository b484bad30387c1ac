import { expect, test } from 'vitest';
import type { GrowthStats } from '../../../contract/growth.ts';
import { type Counter, hoursAndMinutes, percentOf, progressOf } from './progress.ts';

const nothing: GrowthStats = {
  ideas_saved: 0,
  time_invested: 0,
  topics_explored: 0,
  insights_revisited: 0,
  reflections_written: 0,
  current_streak: 0,
  last_activity_date: null,
};

test.each<[Counter, string]>([
  ['ideas_saved', '50'],
  ['time_invested', '8h 20m'],
  ['topics_explored', '15'],
  ['insights_revisited', '20'],
  ['reflections_written', '10'],
])('the goal of %s is %s', (counter, goal) => {
  expect(progressOf(nothing, counter)).toMatchObject({ goal, percent: 0 });
});

test.each([
  [0, 50, 0],
  [25, 50, 50],
  [49, 50, 98],
  [999, 1000, 99],
  [50, 50, 100],
  [51, 50, 100],
  [100_000, 500, 100],
  [-1, 50, 0],
])('%i of %i is %i percent', (value, goal, percent) => {
  expect(percentOf(value, goal)).toBe(percent);
});

test.each([
  [0, '0h 0m'],
  [59, '0h 59m'],
  [60, '1h 0m'],
  [125, '2h 5m'],
  [500, '8h 20m'],
  [6000, '100h 0m'],
])('%i minutes are shown as %s', (minutes, shown) => {
  expect(hoursAndMinutes(minutes)).toBe(shown);
});

test('time is shown as hours and minutes, the rest as they are', () => {
  const stats = { ...nothing, time_invested: 250, ideas_saved: 7 };
  expect(progressOf(stats, 'time_invested')).toEqual({
    counter: 'time_invested',
    value: '4h 10m',
    goal: '8h 20m',
    percent: 50,
  });
  expect(progressOf(stats, 'ideas_saved')).toEqual({ counter: 'ideas_saved', value: '7', goal: '50', percent: 14 });
});
