import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, server } from '../../api.ts';
import { authClient } from '../auth/session.ts';

export const profileQuery = queryOptions({
  queryKey: ['reader', 'profile'],
  queryFn: () => call(server.api.profile.$get()),
});

/** Whether the address is known to be the reader's: the session may be older than the opened link. */
export const verifiedQuery = queryOptions({
  queryKey: ['reader', 'verified'],
  queryFn: async () => {
    const { data, error } = await (await authClient()).getUser();
    if (error) throw error;
    return data.user.user_metadata.email_verified === true;
  },
});

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => call(server.api.profile.$put({ json: { username } })),
    onSuccess: (profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
  });
}
