import type { GrowthStats } from '../../../contract/growth.ts';
import { statsGoals } from '../../../contract/limits.ts';

export type Counter = keyof typeof statsGoals;
export const counters = Object.keys(statsGoals) as Counter[];

export interface Progress {
  counter: Counter;
  /** As it is shown: '24', or '1h 5m'. */
  value: string;
  goal: string;
  /** 0 to 100, also for what is beyond the goal. */
  percent: number;
}

export function progressOf(stats: GrowthStats, counter: Counter): Progress {
  const show = counter === 'time_invested' ? hoursAndMinutes : String;
  const goal = statsGoals[counter];
  return { counter, value: show(stats[counter]), goal: show(goal), percent: percentOf(stats[counter], goal) };
}

/** Whole percents, rounded down: a bar is full only when the goal is reached. */
export function percentOf(value: number, goal: number): number {
  return Math.min(100, Math.max(0, Math.floor((value / goal) * 100)));
}

export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
