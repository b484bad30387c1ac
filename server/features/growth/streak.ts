const dayMs = 86_400_000;

/**
 * The streak after an activity today. A day is a calendar date of the reader's own zone; a date that lies before the last
 * activity (the reader flew west, or the clock was set back) changes nothing.
 */
export function nextStreak(current: number, lastActivityDate: string | null, today: string): number {
  if (lastActivityDate === null) return 1;
  const daysSince = (Date.parse(today) - Date.parse(lastActivityDate)) / dayMs;
  if (daysSince <= 0) return current;
  return daysSince === 1 ? current + 1 : 1;
}
