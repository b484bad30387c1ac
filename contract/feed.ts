import { z } from '@hono/zod-openapi';
import { BookCard } from './book.ts';
import { endpoint } from './endpoint.ts';
import { TimeZone } from './time-zone.ts';

export const Feed = z.object({ day: z.iso.date(), books: z.array(BookCard) }).openapi('Feed');
export type Feed = z.infer<typeof Feed>;

export const getFeed = endpoint({
  method: 'get',
  path: '/api/feed',
  caller: 'anyone',
  summary: "The day's window of curated books, for the calendar day of the reader's zone",
  query: z.object({
    zone: TimeZone,
    topics: z.string().max(500).default('').openapi({ description: 'Topics to choose the books by, with commas' }),
  }),
  reply: Feed,
});
