import { z } from '@hono/zod-openapi';
import { endpoint } from './endpoint.ts';
import { usernameMaxLength, usernameMinLength } from './limits.ts';

/** Lower case is forced; anything but letters a to z, digits and underscores is refused. */
export const Username = z
  .string()
  .trim()
  .toLowerCase()
  .min(usernameMinLength)
  .max(usernameMaxLength)
  .regex(/^[a-z0-9_]+$/, 'Only a to z, 0 to 9 and underscores');

/** A picture's file name in its owner's folder of the avatars store. */
export const avatarNamePattern = /^[A-Za-z0-9_-]{1,64}\.(webp|png|jpe?g|gif|avif)$/;

/** Where anyone can read a picture of the avatars store. */
export function avatarUrl(path: string): string {
  return `/storage/v1/object/public/avatars/${path}`;
}

export const Profile = z
  .object({
    id: z.uuid(),
    username: z.string().nullable(),
    avatar_url: z.string().nullable(),
    email: z.string(),
  })
  .openapi('Profile');
export type Profile = z.infer<typeof Profile>;

export const getProfile = endpoint({
  method: 'get',
  path: '/api/profile',
  caller: 'reader',
  summary: "The reader's own profile; without a name and a picture until they choose them",
  reply: Profile,
});

export const saveProfile = endpoint({
  method: 'put',
  path: '/api/profile',
  caller: 'reader',
  summary: "Saves the reader's name, which no other reader has",
  body: z.object({ username: Username }),
  reply: Profile,
  errors: ['username_taken'],
});

export const chooseAvatar = endpoint({
  method: 'put',
  path: '/api/profile/avatar',
  caller: 'reader',
  summary:
    'Makes a picture that the reader has uploaded to their folder of the avatars store theirs; removes those before',
  body: z.object({ name: z.string().regex(avatarNamePattern) }),
  reply: Profile,
  errors: ['not_found'],
});
