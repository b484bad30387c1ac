import type { NewSavedBook, SavedBook } from '../../../contract/library.ts';
import type { Summary } from '../book/summary.ts';

export type BookTexts = Pick<
  NewSavedBook,
  'book_description' | 'book_full_description' | 'book_background' | 'book_impact'
>;

/** The four texts of a book that was saved without some of them, completed; null where nothing is missing or to be had. */
export function completedTexts(book: SavedBook, kept: Summary | null): BookTexts | null {
  if (!kept) return null;
  const texts: BookTexts = {
    book_description: book.book_description || kept.tagline,
    book_full_description: book.book_full_description || kept.description,
    book_background: book.book_background || kept.background,
    book_impact: book.book_impact || kept.impact,
  };
  const columns = Object.keys(texts) as (keyof BookTexts)[];
  return columns.some((column) => texts[column] !== book[column]) ? texts : null;
}
