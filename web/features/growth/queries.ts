import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, server } from '../../api.ts';
import { timeZone } from '../../device/time-zone.ts';
import { useAuth } from '../auth/session.ts';

export const growthQuery = queryOptions({
  queryKey: ['reader', 'growth-stats'],
  queryFn: () => call(server.api['growth-stats'].$get()),
});

/** Marks today as active for a signed-in reader; a failure is only logged, the screen goes on. */
export function useStreakUpdate(): void {
  const queryClient = useQueryClient();
  const userId = useAuth().user?.id;
  useEffect(() => {
    if (!userId) return;
    call(server.api['growth-stats'].streak.$post({ json: { zone: timeZone() } })).then(
      async (stats) => {
        // A reading that set out before this one may come back after it, with the day before.
        await queryClient.cancelQueries({ queryKey: growthQuery.queryKey });
        queryClient.setQueryData(growthQuery.queryKey, stats);
      },
      (error: unknown) => console.warn('Failed to update the streak', error),
    );
  }, [userId, queryClient]);
}
