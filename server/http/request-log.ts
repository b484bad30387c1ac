import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import type { Env } from './mount.ts';

/** Gives each request an id, and writes one line about it: the route's pattern and the time, nobody's data. */
export function requestLog(log: Logger, metrics: Metrics) {
  return createMiddleware<Env>(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    const route = routePath(c);
    metrics.observeRequest(c.req.method, route, c.res.status, milliseconds / 1000);
    c.res.headers.set('X-Request-Id', requestId);
    log.info({ requestId, method: c.req.method, route, status: c.res.status, ms: Math.round(milliseconds) }, 'request');
  });
}
