import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, server } from '../../api.ts';
import { accessToken, useAuth } from '../auth/session.ts';
import { toAvatarFile } from './avatar-file.ts';
import { profileQuery } from './queries.ts';

/** A refusal of the storage wire, in its own words. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
}

/** Uploads a picture to the reader's folder of the avatars store, and makes it theirs. */
export function useUploadAvatar() {
  const queryClient = useQueryClient();
  const userId = useAuth().user?.id;
  return useMutation({
    mutationFn: async (picture: File) => {
      const name = `${crypto.randomUUID()}.webp`;
      const form = new FormData();
      form.append('cacheControl', '3600');
      form.append('', await toAvatarFile(picture));
      const reply = await fetch(`/storage/v1/object/avatars/${userId}/${name}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${await accessToken()}`, 'x-upsert': 'true' },
        body: form,
      });
      if (!reply.ok) {
        const { message } = (await reply.json().catch(() => ({}))) as { message?: string };
        throw new UploadRefused(message ?? '');
      }
      return call(server.api.profile.avatar.$put({ json: { name } }));
    },
    onSuccess: (profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
  });
}
