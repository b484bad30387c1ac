import { dayOfYear } from '../feed/daily-window.ts';

/** So many neighbours of the list, a new set each day: the start moves on by as many as are shown, and wraps around. */
export function dailyPicks<T>(list: readonly T[], day: string, shown: number): T[] {
  if (list.length <= shown) return [...list];
  const start = (dayOfYear(day) * shown) % list.length;
  return [...list, ...list].slice(start, start + shown);
}
