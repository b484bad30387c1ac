import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewUserIdea } from '../../../contract/create.ts';
import { call, server } from '../../api.ts';

/** The latest ideas of the community, as the Explore tab shows them. */
export const communityIdeasQuery = queryOptions({
  queryKey: ['community-ideas'],
  queryFn: () => call(server.api['user-ideas'].$get()),
});

export function useSubmitIdea() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (idea: NewUserIdea) => call(server.api['user-ideas'].$post({ json: idea })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: communityIdeasQuery.queryKey }),
  });
}
