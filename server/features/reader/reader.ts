import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Db } from '../../database/open.ts';
import { ApiError } from '../../http/errors.ts';
import { findCachedIdeas } from './queries.ts';

export function createReader({ catalogue, db }: { catalogue: Catalogue; db: Db }) {
  return {
    /** The catalogue's own writing for a built-in title, else what was written before. */
    async ideas(bookTitle: string, bookAuthor: string) {
      const title = catalogue.find(bookTitle, bookAuthor);
      if (title) {
        const ideas = title.ideas.map((idea) => ({ ...idea, imageUrl: drawnPictureUrl(idea.imagePrompt) }));
        return { ideas, source: 'catalogue' as const };
      }
      const ideas = await findCachedIdeas(db, bookTitle, bookAuthor);
      if (!ideas) throw new ApiError('ideas_unavailable', 'There are no key ideas for this book yet.');
      return { ideas, source: 'generated' as const };
    },

    summary(bookTitle: string, bookAuthor: string) {
      const title = catalogue.find(bookTitle, bookAuthor);
      if (!title) throw new ApiError('unknown_book', 'This book is not known yet.');
      const { tagline, fullDescription, background, impact } = title;
      // What the reader shows as a book's description is the long one, from wherever the book was opened.
      return { tagline, description: fullDescription, background, impact };
    },
  };
}

/** Where the picture that is drawn from a prompt can be fetched. */
export function drawnPictureUrl(prompt: string): string {
  return `/pictures/drawn.svg?${new URLSearchParams({ prompt })}`;
}
