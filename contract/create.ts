import { z } from '@hono/zod-openapi';
import { endpoint } from './endpoint.ts';
import { ideaContentMaxLength, ideaTitleMaxLength } from './limits.ts';
import { Text } from './text.ts';

/** A blank after trimming is nothing written. */
export const NewUserIdea = z
  .object({
    idea_title: Text.trim().min(1).max(ideaTitleMaxLength),
    idea_content: Text.trim().min(1).max(ideaContentMaxLength),
  })
  .openapi('NewUserIdea');
export type NewUserIdea = z.infer<typeof NewUserIdea>;

/** An idea of the community, with its author as far as they have said who they are. */
export const CommunityIdea = z
  .object({
    id: z.uuid(),
    idea_title: z.string(),
    idea_content: z.string(),
    created_at: z.iso.datetime(),
    username: z.string().nullable(),
    avatar_url: z.string().nullable(),
  })
  .openapi('CommunityIdea');
export type CommunityIdea = z.infer<typeof CommunityIdea>;

export const listCommunityIdeas = endpoint({
  method: 'get',
  path: '/api/user-ideas',
  caller: 'anyone',
  summary: 'The latest approved ideas of the community, newest first',
  reply: z.array(CommunityIdea),
});

export const submitIdea = endpoint({
  method: 'post',
  path: '/api/user-ideas',
  caller: 'reader',
  summary: 'Shares an idea with the community; it is approved at once',
  body: NewUserIdea,
  reply: CommunityIdea,
});
