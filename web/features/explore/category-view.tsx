import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { ReadLink } from '../book/read-link.tsx';
import { surfaceAt } from '../book/surface.ts';
import { BookmarkButton } from '../library/bookmark-button.tsx';
import { BookRow, BookRows, RowsSkeleton } from './book-row.tsx';
import { NothingFound } from './drawings.tsx';
import { exploreMessages, typeCategories } from './messages.ts';
import { categoryQuery } from './queries.ts';
import { ViewHeading } from './view-heading.tsx';

const kinds = { book: '', podcast: 'Podcast', video: 'Video', article: 'Article' } as const;

export function CategoryView({ name, onClose }: { name: string; onClose(): void }) {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...categoryQuery(name),
    enabled: name !== '',
  });
  const books = data?.books;
  const none = books?.length === 0;
  const isType = typeCategories.some((type) => type === name);

  useEffect(() => {
    if (!none || !isFetchedAfterMount) return;
    toast('info', isType ? exploreMessages.noneOfType(name) : exploreMessages.noContentFor(name));
  }, [none, isFetchedAfterMount, isType, name]);
  useEffect(() => {
    if (isError && isFetchedAfterMount) toast('error', exploreMessages.contentFailed);
  }, [isError, isFetchedAfterMount]);

  const failed = isError && !books && !isFetching;
  const status = failed ? exploreMessages.contentFailed : books ? exploreMessages.resultCount(books.length) : '';
  return (
    <section aria-busy={isFetching}>
      <ViewHeading
        title={name || <Skeleton className="h-6 w-36" />}
        status={status}
        leave={exploreMessages.close}
        onLeave={onClose}
      />
      {failed && (
        <EmptyState
          title={exploreMessages.contentFailed}
          hint={exploreMessages.connectionHint}
          drawing={<NothingFound />}
        >
          <Button look="quiet" onClick={() => void refetch()}>
            {exploreMessages.tryAgain}
          </Button>
        </EmptyState>
      )}
      {!failed && !books && <RowsSkeleton />}
      {none && <EmptyState title={exploreMessages.noContent} drawing={<NothingFound />} />}
      {books && (
        <BookRows>
          {books.map((book, position) => (
            <BookRow
              key={book.id}
              book={book}
              surface={surfaceAt(position)}
              note={isType ? '' : kinds[book.kind]}
              text={book.description}
              opener={(title) => (
                <ReadLink
                  opened={{ book, surface: surfaceAt(position), fromReadLater: false }}
                  className="block after:absolute after:inset-0"
                >
                  {title}
                </ReadLink>
              )}
            >
              <BookmarkButton book={book} className="relative -mt-2 -mr-3" />
            </BookRow>
          ))}
        </BookRows>
      )}
    </section>
  );
}
