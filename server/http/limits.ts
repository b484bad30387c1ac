import type { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';

export interface Limit {
  /** Takes one from the key's allowance. Answers null, or the seconds until there is one again. */
  consume(key: string): Promise<number | null>;
  /** Puts back what was taken for something that turned out to be no misuse. */
  giveBack(key: string): Promise<void>;
}

export type MakeLimit = (name: string, allowance: { points: number; seconds: number }) => Limit;

/** Limits kept in the database, so that every process of one installation shares them and a restart forgets nothing. */
export function databaseLimits(pool: Pool, enabled: boolean): MakeLimit {
  return (name, { points, seconds }) => {
    if (!enabled) return { consume: async () => null, giveBack: async () => {} };
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      // Those who keep knocking are turned away from memory, without a query each.
      inMemoryBlockOnConsumed: points + 1,
    });
    return {
      async consume(key) {
        try {
          await limiter.consume(key);
          return null;
        } catch (refusal) {
          if (refusal instanceof Error) throw refusal;
          return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
        }
      },
      async giveBack(key) {
        await limiter.reward(key);
      },
    };
  };
}
