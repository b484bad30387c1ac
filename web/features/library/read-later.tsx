import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { drawnCoverTopics } from '../../../contract/drawn-cover.ts';
import type { SavedBook } from '../../../contract/library.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { toast } from '../../ui/toast.ts';
import { withViewTransition } from '../../ui/view-transition.ts';
import { Cover } from '../book/cover.tsx';
import type { OpenedBook } from '../book/opened-book.ts';
import { libraryReads } from '../book/reads.ts';
import { cachedSummary } from '../book/summary.ts';
import { surfaceAt } from '../book/surface.ts';
import { EmptyReadLater } from './drawings.tsx';
import { libraryMessages } from './messages.ts';
import { bookToastId, pending, undoMs, useRemoveBook, useRepairBook, useSaveBook } from './queries.ts';
import { completedTexts } from './repair.ts';
import { type RowState, StashList } from './stash-list.tsx';
import { StashRow } from './stash-row.tsx';

const bookKey = (book: SavedBook) => JSON.stringify([book.book_title, book.book_author]);

interface ReadLaterProps {
  books: SavedBook[];
  returnTo: string | undefined;
  /** Told the key of the book that the reader is about to open. */
  onOpen(key: string): void;
  onEmptied(): void;
}

/** The saved books, newest first. */
export function ReadLater({ books, returnTo, onOpen, onEmptied }: ReadLaterProps) {
  const navigate = useNavigate();
  const { mutate: removeBook } = useRemoveBook();
  const { mutate: saveBook } = useSaveBook();
  const { mutate: repairBook } = useRepairBook();

  const renderRow = useCallback(
    (book: SavedBook, { index, ...state }: RowState) => {
      const opened = toOpenedBook(book, index);
      const open = () => {
        onOpen(bookKey(book));
        const kept = cachedSummary(opened.book);
        const texts = book.id === pending ? null : completedTexts(book, kept);
        if (texts) repairBook({ id: book.id, texts });
        navigate(paths.bookReader, { state: texts ? toOpenedBook({ ...book, ...texts }, index) : opened });
      };
      const remove = () => {
        removeBook(book);
        const { id: _, ...content } = book;
        toast('success', libraryMessages.bookRemoved, {
          id: bookToastId(book),
          duration: undoMs,
          action: { label: libraryMessages.undo, onClick: () => saveBook(content) },
        });
      };
      return <BookRow {...state} book={book} opened={opened} onOpen={open} onDelete={remove} />;
    },
    [navigate, onOpen, removeBook, repairBook, saveBook],
  );

  if (books.length === 0) {
    return (
      <EmptyState title={libraryMessages.noBooks} hint={libraryMessages.noBooksHint} drawing={<EmptyReadLater />}>
        <ButtonLink to={paths.home}>{libraryMessages.startReading}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <StashList
      label={libraryMessages.readLater}
      rows={books}
      keyOf={bookKey}
      returnTo={returnTo}
      onEmptied={onEmptied}
      render={renderRow}
    />
  );
}

interface BookRowProps extends Omit<RowState, 'index'> {
  book: SavedBook;
  opened: OpenedBook;
  onOpen(): void;
  onDelete(): void;
}

function BookRow({ book, opened, onOpen, onDelete, onRemove, ...state }: BookRowProps) {
  const openFromHere = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const cover = event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-shared-cover]');
    if (cover) cover.style.viewTransitionName = 'cover';
    withViewTransition(onOpen);
  };
  return (
    <StashRow
      {...state}
      title={book.book_title}
      deletable={book.id !== pending}
      onDelete={() => {
        onRemove();
        onDelete();
      }}
    >
      <div data-shared-cover className="shrink-0 self-start">
        <Cover book={opened.book} className="w-16" />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug">
          <Link
            to={paths.bookReader}
            state={opened}
            onClick={openFromHere}
            className="block w-full outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            <span className="line-clamp-2 break-words">{book.book_title}</span>
          </Link>
        </h3>
        <p className="tabular mt-0.5 text-ink-soft text-xs">{libraryReads(book.book_title)}</p>
        <p className="mt-1 line-clamp-2 break-words text-ink-soft text-sm">{book.book_description}</p>
      </div>
    </StashRow>
  );
}

function toOpenedBook(book: SavedBook, index: number): OpenedBook {
  return {
    book: {
      title: book.book_title,
      author: book.book_author,
      cover: book.book_cover,
      description: book.book_description,
      fullDescription: book.book_full_description,
      background: book.book_background,
      impact: book.book_impact,
      topics: drawnCoverTopics(book.book_cover) ?? [],
    },
    surface: surfaceAt(index),
    fromReadLater: true,
  };
}
