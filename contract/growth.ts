import { z } from '@hono/zod-openapi';
import { BookAuthor, BookTitle } from './book.ts';
import { endpoint } from './endpoint.ts';
import { readingSessionMaxMinutes } from './limits.ts';
import { TimeZone } from './time-zone.ts';

export const GrowthStats = z
  .object({
    ideas_saved: z.number().int(),
    time_invested: z.number().int().openapi({ description: 'Minutes' }),
    topics_explored: z.number().int(),
    insights_revisited: z.number().int(),
    reflections_written: z.number().int(),
    current_streak: z.number().int(),
    last_activity_date: z.iso.date().nullable(),
  })
  .openapi('GrowthStats');
export type GrowthStats = z.infer<typeof GrowthStats>;

export const getGrowthStats = endpoint({
  method: 'get',
  path: '/api/growth-stats',
  caller: 'reader',
  summary: "The reader's counters; the row is created on first use",
  reply: GrowthStats,
});

export const updateStreak = endpoint({
  method: 'post',
  path: '/api/growth-stats/streak',
  caller: 'reader',
  summary: "Marks today, in the reader's zone, as active and moves the streak by its rules",
  body: z.object({ zone: TimeZone }),
  reply: GrowthStats,
});

const SessionParams = z.object({ id: z.uuid() });

export const openReadingSession = endpoint({
  method: 'post',
  path: '/api/reading-sessions/{id}',
  caller: 'reader',
  summary: 'Opens a reading session under an id that the client chose; opening it again changes nothing',
  params: SessionParams,
  body: z.object({ book_title: BookTitle, book_author: BookAuthor }),
  reply: z.object({ id: z.uuid() }),
});

export const closeReadingSession = endpoint({
  method: 'put',
  path: '/api/reading-sessions/{id}',
  caller: 'reader',
  summary: 'Ends a reading session: its whole minutes and the topics it explored are counted, once',
  params: SessionParams,
  body: z.object({
    minutes: z.number().int().min(0).max(readingSessionMaxMinutes),
    ideas_read: z.number().int().min(0).max(1000),
  }),
  reply: GrowthStats,
  errors: ['not_found'],
});
