import { queryOptions } from '@tanstack/react-query';
import { call, server } from '../../api.ts';
import { timeZone } from '../../device/time-zone.ts';
import { onboardingState } from '../onboarding/onboarding-state.ts';

export const feedKey = ['feed'] as const;

export const feedQuery = queryOptions({
  queryKey: feedKey,
  queryFn: () =>
    call(server.api.feed.$get({ query: { zone: timeZone(), topics: onboardingState().topics.join(',') } })),
  staleTime: 10 * 60_000,
});
