import { Bookmark } from 'lucide-react';
import type { Book } from '../../../contract/book.ts';
import { useBookmark } from './queries.ts';

/** Saves a book to Read Later, or takes it out again. */
export function BookmarkButton({ book, className = '' }: { book: Book; className?: string }) {
  const { saved, ready, toggle } = useBookmark(book);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Save ${book.title} to read later`}
      disabled={!ready}
      onClick={toggle}
      className={`hit size-12 rounded-full text-button transition-transform duration-200 active:scale-90 ${className}`}
    >
      <Bookmark
        className={`size-5.5 transition-[fill] duration-200 ${saved ? 'fill-current' : 'fill-transparent'}`}
        strokeWidth={1.75}
        aria-hidden="true"
      />
    </button>
  );
}
