import { z } from '@hono/zod-openapi';
import { BookAuthor, BookTitle, Idea } from './book.ts';
import { endpoint } from './endpoint.ts';

const TitleAndAuthor = z.object({ bookTitle: BookTitle, bookAuthor: BookAuthor });

/** Where a book's ideas come from: our own writing, or a machine's, which is labelled as such. */
export const IdeaSource = z.enum(['catalogue', 'generated']);

export const generateBookIdeas = endpoint({
  method: 'post',
  path: '/functions/v1/generate-book-ideas',
  caller: 'anyone',
  summary: "A book's key ideas: from the catalogue, or cached ones",
  body: TitleAndAuthor,
  reply: z.object({ ideas: z.array(Idea), source: IdeaSource }),
  errors: ['ideas_unavailable'],
});

export const generateBookSummary = endpoint({
  method: 'post',
  path: '/functions/v1/generate-book-summary',
  caller: 'anyone',
  summary: "A book's tagline, description, background and impact",
  body: TitleAndAuthor,
  reply: z.object({ tagline: z.string(), description: z.string(), background: z.string(), impact: z.string() }),
  errors: ['unknown_book'],
});
