import type { BookCard as Card } from '../../../contract/book.ts';
import type { Surface } from '../../../contract/surface.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { withViewTransition } from '../../ui/view-transition.ts';
import { Cover } from '../book/cover.tsx';
import type { OpenedBook } from '../book/opened-book.ts';
import { feedReads } from '../book/reads.ts';
import { BookmarkButton } from '../library/bookmark-button.tsx';

interface BookCardProps {
  book: Card;
  surface: Surface;
  onOpen(state: OpenedBook): void;
}

/** A card of the feed. All of it opens the reader; the one link in it is what keyboards and screen readers meet. */
export function BookCard({ book, surface, onOpen }: BookCardProps) {
  const state: OpenedBook = { book, surface, fromReadLater: false };
  return (
    <article
      data-surface={surface}
      className="relative flex h-[calc(100dvh-11rem-env(safe-area-inset-bottom))] min-h-105 flex-col rounded-card bg-surface p-5 md:h-[calc(100dvh-8rem)] md:max-h-200 lg:max-h-160 lg:flex-row lg:items-center lg:gap-12 lg:px-16"
    >
      <p className="flex justify-between text-ink-soft text-xs lg:absolute lg:inset-x-8 lg:top-6">
        <span>{book.topics[0]}</span>
        <span className="tabular">{feedReads(book.title)}</span>
      </p>
      <div className="grid min-h-0 flex-1 place-items-center py-4 lg:h-full lg:max-w-2/5">
        <div data-shared-cover className="grid h-full max-h-72 place-items-center lg:max-h-96">
          <Cover book={book} className="h-full max-h-72 w-auto lg:max-h-96" />
        </div>
      </div>
      <div className="lg:flex-1">
        <h2 className="line-clamp-3 text-xl lg:text-2xl">{book.title}</h2>
        <p className="mt-1 truncate text-ink-soft text-sm">{book.author}</p>
        <p className="mt-2 line-clamp-3 font-serif text-base leading-snug lg:mt-4 lg:text-lg">{book.description}</p>
        <div className="mt-4 flex items-center gap-2 lg:mt-7 lg:max-w-sm">
          <Link
            to={paths.bookReader}
            state={state}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              const cover = event.currentTarget.closest('article')?.querySelector<HTMLElement>('[data-shared-cover]');
              if (cover) cover.style.viewTransitionName = 'cover';
              withViewTransition(() => onOpen(state));
            }}
            className="flex min-h-12 flex-1 items-center justify-center rounded-full bg-button px-6 font-semibold text-on-button text-sm after:absolute after:inset-0 after:rounded-card active:scale-[0.98]"
          >
            {book.ideaCount > 0 ? `Read ${book.ideaCount} key ideas` : 'Read key ideas'}
            <span className="sr-only"> of {book.title}</span>
          </Link>
          <BookmarkButton book={book} className="relative" />
        </div>
      </div>
    </article>
  );
}
