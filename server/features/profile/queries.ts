import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { profiles } from '../../database/schema.ts';

export type ProfileRow = typeof profiles.$inferSelect;

export async function findProfile(db: Db, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId));
  return row;
}

/** Null when another reader has the name. */
export async function upsertUsername(
  db: Db,
  userId: string,
  username: string,
  email: string,
): Promise<ProfileRow | null> {
  try {
    const [row] = await db
      .insert(profiles)
      .values({ id: userId, username, email })
      .onConflictDoUpdate({ target: profiles.id, set: { username, email } })
      .returning();
    return row ?? null;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

export async function upsertAvatar(db: Db, userId: string, avatarUrl: string, email: string): Promise<ProfileRow> {
  const [row] = await db
    .insert(profiles)
    .values({ id: userId, avatarUrl, email })
    .onConflictDoUpdate({ target: profiles.id, set: { avatarUrl, email } })
    .returning();
  if (!row) throw new Error('An upsert answered no row');
  return row;
}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}
