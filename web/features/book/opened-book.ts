import type { Book } from '../../../contract/book.ts';
import { type Surface, surfaces } from '../../../contract/surface.ts';

/** What the reader is opened with, as the navigation's state. */
export interface OpenedBook {
  book: Book;
  surface: Surface;
  /** Opened from the library's Read Later; closing goes back there. */
  fromReadLater: boolean;
}

/** The navigation state, if it really is an opened book: history can hold what an older version of the app put there. */
export function asOpenedBook(state: unknown): OpenedBook | null {
  if (typeof state !== 'object' || state === null) return null;
  const { book, surface, fromReadLater } = state as Partial<OpenedBook>;
  if (!book || typeof book.title !== 'string' || typeof book.author !== 'string') return null;
  const {
    title,
    author,
    cover = '',
    description = '',
    fullDescription = '',
    background = '',
    impact = '',
    topics = [],
  } = book;
  return {
    book: { title, author, cover, description, fullDescription, background, impact, topics },
    surface: surface && surfaces.includes(surface) ? surface : 'mint',
    fromReadLater: fromReadLater === true,
  };
}
