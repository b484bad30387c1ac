import { queryOptions } from '@tanstack/react-query';
import { call, server } from '../../api.ts';
import { timeZone } from '../../device/time-zone.ts';

export const exploreKey = ['explore'] as const;

const staleTime = 10 * 60_000;
// A reader who asks while offline is told so; a query that waits for the line says nothing.
const networkMode = 'always';

export const exploreQuery = queryOptions({
  queryKey: exploreKey,
  queryFn: () => call(server.api.explore.$get({ query: { zone: timeZone() } })),
  staleTime,
  networkMode,
});

export const categoryQuery = (name: string) =>
  queryOptions({
    queryKey: [...exploreKey, 'category', name],
    queryFn: () => call(server.api.explore.categories[':name'].$get({ param: { name: encodeURIComponent(name) } })),
    staleTime,
    networkMode,
    retry: false,
  });

export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: [...exploreKey, 'search', query],
    queryFn: () => call(server.functions.v1['search-books'].$post({ json: { query } })),
    staleTime,
    networkMode,
    retry: false,
  });
