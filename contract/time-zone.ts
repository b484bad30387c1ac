import { z } from '@hono/zod-openapi';

/** Zones that were found good: asking the runtime takes longer than answering with a feed. There are a few hundred. */
const known = new Set<string>();

function isTimeZone(zone: string): boolean {
  if (known.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    if (known.size < 1000) known.add(zone);
    return true;
  } catch {
    return false;
  }
}

/** The reader's IANA time zone, such as Europe/Berlin. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Not an IANA time zone');
