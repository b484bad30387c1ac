import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address that limits are kept by. X-Forwarded-For is read from its right end, and only as far as the operator's own
 * proxies reach: everything further left is what the client claims.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const socket = c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
  if (trustedProxies === 0) return socket;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || socket;
}
