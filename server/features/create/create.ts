import type { CommunityIdea, NewUserIdea } from '../../../contract/create.ts';
import { communityIdeasShown } from '../../../contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import { ApiError } from '../../http/errors.ts';
import type { MakeLimit } from '../../http/limits.ts';
import * as queries from './queries.ts';

export function createIdeas({ db, clock, limits }: { db: Db; clock: Clock; limits: MakeLimit }) {
  const submissions = limits('submit-idea', { points: 20, seconds: 3600 });
  return {
    async latest(): Promise<CommunityIdea[]> {
      const rows = await queries.latestApproved(db, communityIdeasShown);
      return rows.map(({ idea, ...author }) => toCommunityIdea(idea, author));
    },

    /** There is no moderation yet: what is written is approved. */
    async submit(userId: string, { idea_title, idea_content }: NewUserIdea): Promise<CommunityIdea> {
      const wait = await submissions.consume(userId);
      if (wait !== null) {
        throw new ApiError('over_request_rate_limit', 'Too many ideas in a short time.', { retryAfterSeconds: wait });
      }
      const row = await queries.insertIdea(db, {
        userId,
        ideaTitle: idea_title,
        ideaContent: idea_content,
        status: 'approved',
        createdAt: clock(),
      });
      return toCommunityIdea(row, await queries.findAuthor(db, userId));
    },
  };
}

function toCommunityIdea(
  row: queries.UserIdeaRow,
  author: { username: string | null; avatarUrl: string | null },
): CommunityIdea {
  return {
    id: row.id,
    idea_title: row.ideaTitle,
    idea_content: row.ideaContent,
    created_at: row.createdAt.toISOString(),
    username: author.username,
    avatar_url: author.avatarUrl,
  };
}
