import { z } from '@hono/zod-openapi';
import { bookAuthorMaxLength, bookTextMaxLength, bookTitleMaxLength, coverUrlMaxLength } from './limits.ts';
import { Text } from './text.ts';

/** A blank after trimming is no title. */
export const BookTitle = Text.trim().min(1).max(bookTitleMaxLength);
export const BookAuthor = Text.trim().min(1).max(bookAuthorMaxLength);
/** The address of a real cover; empty means that the client draws one from title, author and topics. */
export const CoverUrl = Text.max(coverUrlMaxLength);
export const BookText = Text.max(bookTextMaxLength);

/** What the reader is opened with, and what a card shows. */
export const Book = z
  .object({
    title: BookTitle,
    author: BookAuthor,
    cover: CoverUrl,
    description: BookText.openapi({ description: 'The tagline' }),
    fullDescription: BookText,
    background: BookText,
    impact: BookText,
    topics: z.array(z.string()),
  })
  .openapi('Book');
export type Book = z.infer<typeof Book>;

/** A book of the feed. `ideaCount` is there for titles whose ideas are already known. */
export const BookCard = Book.extend({ id: z.string(), ideaCount: z.number().int() }).openapi('BookCard');
export type BookCard = z.infer<typeof BookCard>;

export const Idea = z
  .object({ title: z.string(), explanation: z.string(), imagePrompt: z.string(), imageUrl: z.string() })
  .openapi('Idea');
export type Idea = z.infer<typeof Idea>;
