import { z } from '@hono/zod-openapi';
import { Book, BookCard } from './book.ts';
import { endpoint } from './endpoint.ts';
import { searchQueryMaxLength, searchResultMax } from './limits.ts';
import { surfaces } from './surface.ts';
import { TimeZone } from './time-zone.ts';

const Theme = z.enum(surfaces);

export const Featured = BookCard.extend({
  heading: z.string(),
  type: z.enum(['Article', 'Book', 'Podcast']),
  theme: Theme,
}).openapi('Featured');
export type Featured = z.infer<typeof Featured>;

export const Noteworthy = BookCard.extend({ theme: Theme }).openapi('Noteworthy');
export type Noteworthy = z.infer<typeof Noteworthy>;

export const ExploreTopic = z
  .object({ id: z.string(), title: z.string(), icon: z.string().openapi({ description: "A lucide icon's name" }) })
  .openapi('ExploreTopic');
export type ExploreTopic = z.infer<typeof ExploreTopic>;

export const Explore = z
  .object({
    day: z.iso.date(),
    featured: z.array(Featured),
    topics: z.array(ExploreTopic),
    noteworthy: z.array(Noteworthy),
  })
  .openapi('Explore');
export type Explore = z.infer<typeof Explore>;

export const CategoryEntry = BookCard.extend({ kind: z.enum(['book', 'podcast', 'video', 'article']) }).openapi(
  'CategoryEntry',
);
export type CategoryEntry = z.infer<typeof CategoryEntry>;

/** What a search finds; the texts that the reader needs beyond it come from generate-book-summary. */
export const FoundBook = Book.pick({ title: true, author: true, cover: true, description: true, topics: true })
  .extend({ googleBooksId: z.string() })
  .openapi('FoundBook');
export type FoundBook = z.infer<typeof FoundBook>;

export const getExplore = endpoint({
  method: 'get',
  path: '/api/explore',
  caller: 'anyone',
  summary: "Explore's picks for the calendar day of the reader's zone, and its topics",
  query: z.object({ zone: TimeZone }),
  reply: Explore,
});

export const getCategory = endpoint({
  method: 'get',
  path: '/api/explore/categories/{name}',
  caller: 'anyone',
  summary: 'The built-in titles of a type (Books, Podcasts, Videos) or of a topic',
  params: z.object({ name: z.string().trim().min(1).max(60) }),
  reply: z.object({ name: z.string(), books: z.array(CategoryEntry) }),
});

export const searchBooks = endpoint({
  method: 'post',
  path: '/functions/v1/search-books',
  caller: 'anyone',
  summary:
    'Up to five books for some words: built-in ones first, then those found before, then what the book services know',
  body: z.object({ query: z.string().trim().min(1).max(searchQueryMaxLength) }),
  reply: z.object({ books: z.array(FoundBook).max(searchResultMax) }),
});
