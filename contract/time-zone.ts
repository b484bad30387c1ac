import { z } from '@hono/zod-openapi';

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The reader's IANA time zone, such as Europe/Berlin. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Not an IANA time zone');
