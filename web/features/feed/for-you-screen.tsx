import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useDayChange } from '../../device/day-change.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { surfaceAt } from '../book/surface.ts';
import { useStreakUpdate } from '../growth/queries.ts';
import { StreakBadge } from '../growth/streak-badge.tsx';
import { useOnboardingGate } from '../onboarding/gate.ts';
import { AccountMenu } from '../profile/account-menu.tsx';
import { BookCard } from './book-card.tsx';
import { feedMessages } from './messages.ts';
import { feedQuery } from './queries.ts';

export default function ForYouScreen() {
  useOnboardingGate();
  useStreakUpdate();
  return (
    <div className="flex h-[calc(100dvh-4rem-env(safe-area-inset-bottom))] flex-col md:h-dvh">
      <ScreenHeader title="For You">
        <StreakBadge />
        <Link to={paths.growthStats} className="hit rounded-full" aria-label="Growth stats">
          <ChartNoAxesColumn className="size-5" strokeWidth={2} aria-hidden="true" />
        </Link>
        <AccountMenu />
      </ScreenHeader>
      <Feed />
    </div>
  );
}

function Feed() {
  const { data: feed, isPending, isError, refetch } = useQuery(feedQuery);
  const navigate = useNavigate();
  useDayChange(feed?.day, () => void refetch());

  if (isPending) return <FeedSkeleton />;
  if (isError && !feed) {
    return (
      <main tabIndex={-1} className="gutter grid flex-1 place-items-center">
        <EmptyState title={feedMessages.error}>
          <Button look="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </EmptyState>
      </main>
    );
  }
  if (feed.books.length === 0) {
    return (
      <main tabIndex={-1} className="gutter grid flex-1 place-items-center">
        <EmptyState title={feedMessages.empty} />
      </main>
    );
  }
  return (
    <main
      tabIndex={-1}
      aria-label="Today's books"
      className="no-scrollbar min-h-0 flex-1 snap-y snap-mandatory scroll-pt-1 overflow-y-auto overscroll-contain px-3.5"
      onKeyDown={(event) => moveByKey(event)}
    >
      {/* A list that a screen reader counts: 'list, 6 items'. */}
      <ul className="mx-auto flex max-w-xl flex-col gap-3 pt-1 lg:max-w-4xl">
        {feed.books.map((book, position) => (
          <li key={book.id} className="snap-start">
            <BookCard
              book={book}
              surface={surfaceAt(position)}
              onOpen={(state) => navigate(paths.bookReader, { state })}
            />
          </li>
        ))}
      </ul>
      <p className="snap-end py-7 text-center text-ink-soft">{feedMessages.footer}</p>
    </main>
  );
}

/** Arrow keys, j and k go from card to card. */
function moveByKey(event: React.KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('li')];
  const current = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[Math.max(0, Math.min(cards.length - 1, current + step))];
  if (!next) return;
  event.preventDefault();
  next.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

function FeedSkeleton() {
  return (
    <main tabIndex={-1} className="flex-1 px-3.5 pt-1" aria-busy="true">
      <p className="sr-only">{feedMessages.loading}</p>
      <div className="mx-auto flex h-[88%] max-w-xl flex-col rounded-card bg-field p-5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mx-auto my-auto aspect-[12/17] w-40" />
        <Skeleton className="h-7 w-48" />
        <Skeleton className="mt-3 h-4 w-32" />
        <Skeleton className="mt-3 h-4 w-64" />
        <p className="mt-5 grid h-12 place-items-center text-ink-soft" aria-hidden="true">
          {feedMessages.loading}
        </p>
      </div>
    </main>
  );
}
