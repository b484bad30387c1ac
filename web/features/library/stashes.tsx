import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UnreachableStash } from './drawings.tsx';
import { Favorites } from './favorites.tsx';
import { LibrarySkeleton, RowsSkeleton } from './library-skeleton.tsx';
import { libraryMessages } from './messages.ts';
import { savedBooksQuery, savedIdeasQuery } from './queries.ts';
import { ReadLater } from './read-later.tsx';
import { rememberBook, takeReturnPoint } from './return-point.ts';
import { type Stash, StashTabs, stashPanelId, stashTabId } from './stash-tabs.tsx';
import { useSyncWord } from './sync-state.ts';

/** A signed-in reader's two stashes. */
export function Stashes() {
  const books = useQuery(savedBooksQuery);
  const ideas = useQuery(savedIdeasQuery);
  const [returnTo] = useState(takeReturnPoint);
  const [chosen, setChosen] = useState<Stash>(returnTo === undefined ? 'favorites' : 'read-later');
  const syncWord = useSyncWord([books, ideas]);
  const focusTab = useCallback(
    () => document.getElementById(stashTabId(chosen))?.focus({ preventScroll: true }),
    [chosen],
  );

  if (books.isPending && ideas.isPending && books.fetchStatus !== 'paused') return <LibrarySkeleton />;
  return (
    <>
      <div className="gutter">
        <p className="tabular -mt-2.5 text-ink-soft" role="status">
          {ideas.data && `${libraryMessages.ideaCount(ideas.data.length)} · `}
          {syncWord}
        </p>
        <h2 className="mt-6 mb-3 text-lg">{libraryMessages.stashes}</h2>
        <StashTabs chosen={chosen} books={books.data?.length} ideas={ideas.data?.length} onChoose={setChosen} />
      </div>
      <div role="tabpanel" id={stashPanelId(chosen)} aria-labelledby={stashTabId(chosen)} className="mt-3">
        {chosen === 'favorites' ? (
          <Loaded query={ideas}>{(rows) => <Favorites ideas={rows} onEmptied={focusTab} />}</Loaded>
        ) : (
          <Loaded query={books}>
            {(rows) => <ReadLater books={rows} returnTo={returnTo} onOpen={rememberBook} onEmptied={focusTab} />}
          </Loaded>
        )}
      </div>
    </>
  );
}

/** A list's content, or its shape, or why it is not there and the way to try again. */
function Loaded<Row>({ query, children }: { query: UseQueryResult<Row[]>; children(rows: Row[]): ReactNode }) {
  if (query.data) return children(query.data);
  const offline = query.fetchStatus === 'paused';
  if (query.isPending && !offline) return <RowsSkeleton />;
  return (
    <div className="gutter">
      <EmptyState
        title={libraryMessages.loadFailed}
        hint={offline ? libraryMessages.loadOfflineHint : libraryMessages.loadFailedHint}
        drawing={<UnreachableStash />}
      >
        <Button look="quiet" onClick={() => void query.refetch()} disabled={query.isFetching}>
          {libraryMessages.tryAgain}
        </Button>
      </EmptyState>
    </div>
  );
}
