import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '../../paths.ts';
import { BackHeader } from '../../ui/back-header.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth/session.ts';
import { surfaceAt } from '../book/surface.ts';
import { GrowthDrawing } from './growth-drawing.tsx';
import { growthMessages } from './messages.ts';
import { counters, progressOf } from './progress.ts';
import { ProgressCard } from './progress-card.tsx';
import { growthQuery } from './queries.ts';

/** Two cards beside each other, then three, where there is room. */
const places = ['md:col-span-3', 'md:col-span-3', 'md:col-span-2', 'md:col-span-2', 'md:col-span-2'];

export default function GrowthStatsScreen() {
  const { user, loading } = useAuth();
  return (
    <div className="mx-auto max-w-3xl pt-[env(safe-area-inset-top)] pb-10">
      <BackHeader title={growthMessages.title} to={paths.home} />
      <main tabIndex={-1} className="gutter">
        {user && <Stats />}
        {!user && (
          <div className="unless-session-stored pt-[8dvh]">
            <EmptyState
              title={growthMessages.signedOut}
              hint={growthMessages.signedOutHint}
              drawing={<GrowthDrawing />}
            >
              <ButtonLink to={paths.onboarding.authFinal}>{growthMessages.signIn}</ButtonLink>
            </EmptyState>
          </div>
        )}
        {loading && (
          <div className="when-session-stored">
            <StatsSkeleton />
          </div>
        )}
      </main>
    </div>
  );
}

function Stats() {
  const { data: stats, isError, errorUpdatedAt, isFetching, refetch } = useQuery(growthQuery);

  useEffect(() => {
    if (errorUpdatedAt > 0) {
      toast('error', growthMessages.errorTitle, { id: 'growth-stats', description: growthMessages.loadFailed });
    }
  }, [errorUpdatedAt]);

  if (!stats && !isError) return <StatsSkeleton />;
  if (!stats) {
    return (
      <div className="pt-[8dvh]">
        <EmptyState title={growthMessages.loadFailed} drawing={<GrowthDrawing />}>
          <Button look="quiet" onClick={() => void refetch()} disabled={isFetching}>
            {growthMessages.tryAgain}
          </Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <div className="rounded-card border border-line px-5 py-6 text-center">
        <p className="tabular font-serif text-3xl text-flame-text">{growthMessages.streak(stats.current_streak)}</p>
        <p className="mt-1 font-semibold">{growthMessages.keepGoing}</p>
      </div>
      <ul className="mt-3 grid gap-3 md:grid-cols-6">
        {counters.map((counter, position) => (
          <ProgressCard
            key={counter}
            progress={progressOf(stats, counter)}
            surface={surfaceAt(position)}
            className={places[position] ?? ''}
          />
        ))}
      </ul>
      <p className="mt-8 text-center text-ink-soft">{growthMessages.footer}</p>
    </>
  );
}

function StatsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{growthMessages.loading}</p>
      <div className="grid h-33 place-content-center gap-3 rounded-card border border-line" aria-hidden="true">
        <Skeleton className="mx-auto h-9 w-24" />
        <Skeleton className="h-4 w-52" />
      </div>
      <div className="mt-3 grid gap-3 md:grid-cols-6" aria-hidden="true">
        {places.map((place, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes that never change places
          <div key={position} data-surface={surfaceAt(position)} className={`rounded-card bg-surface p-5 ${place}`}>
            <Skeleton className="h-5 w-36" />
            <Skeleton className="mt-3 h-9 w-28" />
            <Skeleton className="mt-3 h-2 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
