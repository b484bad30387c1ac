import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { subscriptions } from '../../database/schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscription(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row;
}

/** Inserts unless the reader has a subscription: of two at once, one wins and both see it afterwards. */
export async function insertSubscription(db: Db, subscription: typeof subscriptions.$inferInsert): Promise<void> {
  await db.insert(subscriptions).values(subscription).onConflictDoNothing();
}

/** Turns the reader's free plan, if that is what they have, into the trial. */
export async function upgradeFreePlan(db: Db, userId: string, trial: { start: Date; end: Date }): Promise<void> {
  await db
    .update(subscriptions)
    .set({
      subscriptionType: 'trial',
      subscriptionStatus: 'trialing',
      trialStartDate: trial.start,
      trialEndDate: trial.end,
    })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.subscriptionType, 'free')));
}
