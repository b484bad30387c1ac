import { and, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/open.ts';
import { growthEvents, growthStats, readingSessions } from '../../database/schema.ts';

export type GrowthRow = typeof growthStats.$inferSelect;

/** Creates the reader's row where there is none yet, and locks it for the rest of the transaction. */
export async function lockStats(tx: Transaction, userId: string): Promise<GrowthRow> {
  await tx.insert(growthStats).values({ userId }).onConflictDoNothing();
  const [row] = await tx.select().from(growthStats).where(eq(growthStats.userId, userId)).for('update');
  if (!row) throw new Error('growth_stats row vanished');
  return row;
}

export async function findStats(db: Db | Transaction, userId: string): Promise<GrowthRow | undefined> {
  const [row] = await db.select().from(growthStats).where(eq(growthStats.userId, userId));
  return row;
}

export async function setStreak(tx: Transaction, userId: string, currentStreak: number, lastActivityDate: string) {
  await tx.update(growthStats).set({ currentStreak, lastActivityDate }).where(eq(growthStats.userId, userId));
}

export type Counter = 'ideasSaved' | 'timeInvested' | 'topicsExplored' | 'insightsRevisited' | 'reflectionsWritten';

/** Adds to a counter unless this subject was counted before. True when it was added. */
export async function countOnce(
  tx: Transaction,
  userId: string,
  counter: Counter,
  subject: string,
  amount = 1,
): Promise<boolean> {
  const counted = await tx
    .insert(growthEvents)
    .values({ userId, counter, subject })
    .onConflictDoNothing()
    .returning({ subject: growthEvents.subject });
  if (counted.length === 0) return false;
  await tx
    .insert(growthStats)
    .values({ userId, [counter]: amount })
    .onConflictDoUpdate({
      target: growthStats.userId,
      set: { [counter]: sql`${growthStats[counter]} + ${amount}` },
    });
  return true;
}

export async function insertReadingSession(db: Db, session: typeof readingSessions.$inferInsert): Promise<void> {
  await db.insert(readingSessions).values(session).onConflictDoNothing();
}

export async function findReadingSession(tx: Transaction, userId: string, id: string) {
  const [row] = await tx
    .select()
    .from(readingSessions)
    .where(and(eq(readingSessions.userId, userId), eq(readingSessions.id, id)));
  return row;
}
