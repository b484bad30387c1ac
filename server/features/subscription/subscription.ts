import { trialDays } from '../../../contract/limits.ts';
import type { Subscription } from '../../../contract/subscription.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import * as queries from './queries.ts';

const dayMs = 86_400_000;

export function createSubscriptions({ db, clock }: { db: Db; clock: Clock }) {
  const find = async (userId: string): Promise<Subscription | null> => {
    const row = await queries.findSubscription(db, userId);
    return row ? toSubscription(row) : null;
  };
  const existing = async (userId: string): Promise<Subscription> => {
    const subscription = await find(userId);
    if (!subscription) throw new Error('A subscription vanished while it was made');
    return subscription;
  };
  return {
    find,

    /** A trial is started once in a reader's life, whatever was pressed how often and in how many tabs. */
    async startTrial(userId: string): Promise<Subscription> {
      const start = clock();
      const end = new Date(start.getTime() + trialDays * dayMs);
      await queries.insertSubscription(db, {
        userId,
        subscriptionType: 'trial',
        subscriptionStatus: 'trialing',
        trialStartDate: start,
        trialEndDate: end,
      });
      await queries.upgradeFreePlan(db, userId, { start, end });
      return existing(userId);
    },

    async chooseFree(userId: string): Promise<Subscription> {
      await queries.insertSubscription(db, { userId, subscriptionType: 'free', subscriptionStatus: 'active' });
      return existing(userId);
    },
  };
}

function toSubscription(row: queries.SubscriptionRow): Subscription {
  return {
    subscription_type: row.subscriptionType,
    subscription_status: row.subscriptionStatus,
    trial_start_date: row.trialStartDate?.toISOString() ?? null,
    trial_end_date: row.trialEndDate?.toISOString() ?? null,
  };
}
