import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast.ts';
import { surfaceAt } from '../book/surface.ts';
import { BookRow, BookRows, RowsSkeleton } from './book-row.tsx';
import { NothingFound } from './drawings.tsx';
import { exploreMessages } from './messages.ts';
import { useOpenFoundBook } from './open-found-book.ts';
import { searchQuery } from './queries.ts';
import { ViewHeading } from './view-heading.tsx';

export function SearchView({ query, onClear }: { query: string; onClear(): void }) {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...searchQuery(query),
    enabled: query !== '',
  });
  const { open, opening } = useOpenFoundBook();
  const books = data?.books;
  const none = books?.length === 0;

  useEffect(() => {
    if (none && isFetchedAfterMount) toast('info', exploreMessages.noBooksFound);
  }, [none, isFetchedAfterMount]);
  useEffect(() => {
    if (isError && isFetchedAfterMount) toast('error', exploreMessages.searchFailed);
  }, [isError, isFetchedAfterMount]);

  const failed = isError && !books && !isFetching;
  const status = failed ? exploreMessages.searchFailed : books ? exploreMessages.resultCount(books.length) : '';
  return (
    <section aria-busy={isFetching}>
      <ViewHeading title={exploreMessages.results} status={status} leave={exploreMessages.clear} onLeave={onClear} />
      {failed && (
        <EmptyState title={exploreMessages.searchFailed} drawing={<NothingFound />}>
          <Button look="quiet" onClick={() => void refetch()}>
            {exploreMessages.tryAgain}
          </Button>
        </EmptyState>
      )}
      {!failed && !books && <RowsSkeleton />}
      {none && <EmptyState title={exploreMessages.noResults} drawing={<NothingFound />} />}
      {books && (
        <BookRows>
          {books.map((book, position) => (
            <BookRow
              key={`${book.title}\n${book.author}`}
              book={book}
              surface={surfaceAt(position)}
              text={book.description}
              busy={opening === book}
              opener={(title) => (
                <button
                  type="button"
                  onClick={(event) => void open(book, surfaceAt(position), event.currentTarget.closest('li'))}
                  className="block w-full text-left after:absolute after:inset-0"
                >
                  {title}
                </button>
              )}
            />
          ))}
        </BookRows>
      )}
    </section>
  );
}
