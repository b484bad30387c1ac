import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { useAuth } from '../auth/session.ts';
import { growthQuery } from './queries.ts';

/** The streak's count beside its flame: for a signed-in reader with a streak above 0. */
export function StreakBadge() {
  const { user } = useAuth();
  const streak = useQuery({ ...growthQuery, enabled: user !== null }).data?.current_streak ?? 0;
  if (!user || streak < 1) return null;
  return (
    <p className="flex items-center gap-1 px-2 font-semibold text-flame text-sm">
      {/* A new number is a new flame: it lifts once. */}
      <Flame
        key={streak}
        className="size-4.5 animate-[rise-in_280ms_var(--ease-enter)] fill-current"
        aria-hidden="true"
      />
      <span className="tabular text-flame-text">{streak}</span>
      <span className="sr-only">{streak === 1 ? 'day streak' : 'days streak'}</span>
    </p>
  );
}
