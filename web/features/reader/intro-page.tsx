import { BookmarkCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../book/cover.tsx';
import type { OpenedBook } from '../book/opened-book.ts';
import { BookmarkButton } from '../library/bookmark-button.tsx';
import { readerMessages } from './messages.ts';

interface IntroPageProps {
  opened: OpenedBook;
  loading: boolean;
  onExplore(): void;
  onClose(): void;
}

/** What a book is about, before its ideas. */
export function IntroPage({ opened, loading, onExplore, onClose }: IntroPageProps) {
  const { book, surface, fromReadLater } = opened;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div data-surface={surface} className="flex min-h-dvh flex-col bg-paper">
      <header className="bg-surface pt-[env(safe-area-inset-top)]">
        <div className="gutter mx-auto max-w-2xl pt-3 pb-7">
          <div className="flex justify-end">
            <button type="button" onClick={onClose} aria-label="Close" className="hit rounded-full bg-paper">
              <X className="size-5" aria-hidden="true" />
            </button>
          </div>
          <div className="-mt-2 flex items-end gap-5">
            <div className="shared-cover shrink-0">
              <Cover book={book} className="w-32 md:w-44" labelled />
            </div>
            <div className="min-w-0 flex-1 pb-1">
              <h1 ref={heading} tabIndex={-1} className="line-clamp-5 break-words text-xl md:text-2xl">
                {book.title}
              </h1>
              <p className="mt-1.5 text-ink-soft">{book.author}</p>
              {fromReadLater && (
                <p className="mt-2 inline-flex items-center gap-1.5 font-semibold text-button text-xs">
                  <BookmarkCheck className="size-4" aria-hidden="true" />
                  {readerMessages.savedToReadLater}
                </p>
              )}
            </div>
          </div>
        </div>
      </header>
      <main tabIndex={-1} className="gutter mx-auto w-full max-w-2xl flex-1 pt-6 pb-8">
        {book.description && (
          <p className="max-w-[28ch] font-serif text-lg text-ink italic leading-snug">{book.description}</p>
        )}
        {book.impact && <p className="mt-5 max-w-prose border-button border-l-3 py-0.5 pl-4 text-ink">{book.impact}</p>}
        <div className="mt-6 max-w-prose space-y-4 font-serif text-base leading-relaxed">
          {paragraphs(book.fullDescription).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {book.background && (
          <section className="mt-7 max-w-prose">
            <h2 className="text-lg">Background</h2>
            <p className="mt-2 font-serif text-base leading-relaxed">{book.background}</p>
          </section>
        )}
      </main>
      <footer className="sticky bottom-0 bg-paper pb-[env(safe-area-inset-bottom)]">
        <div className="gutter mx-auto flex max-w-2xl items-center gap-2 py-3">
          <Button className="flex-1" onClick={onExplore} disabled={loading} aria-busy={loading}>
            {loading ? readerMessages.loadingIdeas : readerMessages.explore}
          </Button>
          <BookmarkButton book={book} />
        </div>
      </footer>
    </div>
  );
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}
