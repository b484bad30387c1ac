import { feedWindowSize, feedWindowStep } from '../../../contract/limits.ts';

const dayMs = 86_400_000;
/** Making one costs more than all else of a small request. There are about 400 zones, with several names each. */
const formats = new Map<string, Intl.DateTimeFormat>();
const keptFormats = 1000;

/** The calendar date (YYYY-MM-DD) that a reader in `zone` reads off the wall at `now`. */
export function calendarDay(now: Date, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    if (formats.size >= keptFormats) formats.clear();
    formats.set(zone, format);
  }
  return format.format(now);
}

/** Keeps what `make` answers for the days that are today somewhere on Earth: three at most, and one to spare. */
export function oncePerDay<T>(make: (day: string) => T): (day: string) => T {
  const kept = new Map<string, T>();
  return (day) => {
    const known = kept.get(day);
    if (known !== undefined) return known;
    const made = make(day);
    if (kept.size >= 4) kept.clear();
    kept.set(day, made);
    return made;
  };
}

/** 1 on 1 January, 366 at most. */
export function dayOfYear(day: string): number {
  return (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / dayMs + 1;
}

/** Six neighbours of the list, starting at day-of-year times 3, modulo (count − 6 + 1); all when there are fewer. */
export function dailyWindow<T>(list: readonly T[], day: string): T[] {
  if (list.length <= feedWindowSize) return [...list];
  const start = (dayOfYear(day) * feedWindowStep) % (list.length - feedWindowSize + 1);
  return list.slice(start, start + feedWindowSize);
}

/** Those that share a topic with the reader's choice; everything when nothing matches or nothing was chosen. */
export function matchingTopics<T extends { topics: readonly string[] }>(
  list: readonly T[],
  topics: readonly string[],
): readonly T[] {
  const matching = list.filter((item) => item.topics.some((topic) => topics.includes(topic)));
  return matching.length > 0 ? matching : list;
}
