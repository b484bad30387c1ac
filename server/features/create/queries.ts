import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { profiles, userIdeas } from '../../database/schema.ts';

export type UserIdeaRow = typeof userIdeas.$inferSelect;

export async function latestApproved(db: Db, limit: number) {
  return db
    .select({ idea: userIdeas, username: profiles.username, avatarUrl: profiles.avatarUrl })
    .from(userIdeas)
    .leftJoin(profiles, eq(profiles.id, userIdeas.userId))
    .where(eq(userIdeas.status, 'approved'))
    .orderBy(desc(userIdeas.createdAt), userIdeas.id)
    .limit(limit);
}

export async function insertIdea(db: Db, idea: typeof userIdeas.$inferInsert): Promise<UserIdeaRow> {
  const [row] = await db.insert(userIdeas).values(idea).returning();
  if (!row) throw new Error('An insert answered no row');
  return row;
}

export async function findAuthor(db: Db, userId: string) {
  const [row] = await db
    .select({ username: profiles.username, avatarUrl: profiles.avatarUrl })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row ?? { username: null, avatarUrl: null };
}
