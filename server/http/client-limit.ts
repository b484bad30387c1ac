import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { clientAddress } from './client-address.ts';
import { ApiError } from './errors.ts';
import { limitKey } from './limit-key.ts';
import type { MakeLimit } from './limits.ts';
import type { Env } from './mount.ts';

/** Takes one from the calling client's allowance; throws what says when to come again, once it is used up. */
export type ClientLimit = (context: Context<Env>) => Promise<void>;

export function clientLimit(
  name: string,
  allowance: { points: number; seconds: number },
  { limits, config }: { limits: MakeLimit; config: Pick<Config, 'trustedProxies'> },
): ClientLimit {
  const limit = limits(name, allowance);
  return async (context) => {
    const retryAfterSeconds = await limit.consume(limitKey(clientAddress(context, config.trustedProxies)));
    if (retryAfterSeconds === null) return;
    throw new ApiError('over_request_rate_limit', 'Too many requests in a short time.', { retryAfterSeconds });
  };
}
