import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { sendWelcomeEmail } from '../contract/auth.ts';
import type { BookSearch } from './adapters/book-search/book-search.ts';
import type { FileStore } from './adapters/file-store/file-store.ts';
import type { Mailer } from './adapters/mailer/mailer.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open.ts';
import { createAuth } from './features/auth/auth.ts';
import { createRoutes } from './features/create/routes.ts';
import { exploreRoutes } from './features/explore/routes.ts';
import { feedRoutes } from './features/feed/routes.ts';
import { growthRoutes } from './features/growth/routes.ts';
import { libraryRoutes } from './features/library/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { storageRoutes } from './features/profile/storage-routes.ts';
import { readerRoutes } from './features/reader/routes.ts';
import { subscriptionRoutes } from './features/subscription/routes.ts';
import { ApiError, errorReply, toApiError } from './http/errors.ts';
import { databaseLimits } from './http/limits.ts';
import { createMetrics } from './http/metrics.ts';
import { type App, type Env, mount } from './http/mount.ts';
import type { Pages } from './http/pages.ts';
import { requestLog } from './http/request-log.ts';
import type { Jobs } from './jobs/jobs.ts';

export interface Dependencies {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  catalogue: Catalogue;
  jobs: Jobs;
  mailer: Mailer;
  files: FileStore;
  bookSearch: BookSearch;
  /** The built web app; absent where only the API is under test. */
  pages?: Pages;
}

const maxBodyBytes = 1_000_000;

/** The whole server as a value: give it its dependencies and send it requests. */
export async function createApp(dependencies: Dependencies): Promise<App> {
  const { config, database, clock, log, catalogue, jobs, mailer, files, bookSearch, pages } = dependencies;
  const metrics = createMetrics();
  const limits = databaseLimits(database.pool, config.rateLimits);
  const auth = await createAuth({ config, database, clock, log, limits, jobs, mailer });
  const app: App = new OpenAPIHono<Env>();

  app.onError((thrown, c) => {
    const error = toApiError(thrown);
    if (error.code === 'internal_error') log.error({ requestId: c.get('requestId'), err: thrown }, 'request failed');
    return errorReply(c, error);
  });
  app.use(requestLog(log, metrics));
  app.use(secureHeaders({ crossOriginOpenerPolicy: 'same-origin', crossOriginResourcePolicy: false }));
  // Ahead of the product's own limits and errors: these wires have their own.
  app.route('/', auth.routes);
  app.route('/', storageRoutes({ files, limits, log, authenticate: auth.authenticate }));
  // Only where there is a body: looking for one costs a GET more than all the rest of its way.
  app.on(
    ['POST', 'PUT', 'PATCH', 'DELETE'],
    '*',
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => errorReply(c, new ApiError('payload_too_large', 'The request body is larger than 1 MB.')),
    }),
  );
  app.use(async (c, next) => {
    c.set('authenticate', () => auth.authenticate(c.req.header('authorization')));
    await next();
  });

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await database.pool.query('select 1');
      return c.json({ status: 'ok' });
    } catch {
      throw new ApiError('unavailable', 'The database does not answer.');
    }
  });
  app.get('/metrics', async (c) => {
    const { contentType, text } = await metrics.read();
    return c.body(text, 200, { 'Content-Type': contentType });
  });

  mount(app, sendWelcomeEmail, ({ reader, body }) => auth.sendWelcomeEmail(reader, body));
  feedRoutes(app, { catalogue, clock });
  exploreRoutes(app, { config, catalogue, clock, db: database.db, limits, bookSearch, log });
  readerRoutes(app, { config, catalogue, db: database.db, limits });
  libraryRoutes(app, { db: database.db, clock });
  createRoutes(app, { db: database.db, clock, limits });
  profileRoutes(app, { db: database.db, files });
  growthRoutes(app, { db: database.db, clock, catalogue });
  subscriptionRoutes(app, { db: database.db, clock });

  app.doc31('/openapi.json', { openapi: '3.1.0', info: { title: 'Pith', version: '1' } });
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });

  app.all('/api/*', () => {
    throw new ApiError('not_found', 'There is no such endpoint.');
  });
  app.all('/functions/*', () => {
    throw new ApiError('not_found', 'There is no such function.');
  });
  if (pages) app.route('/', pages.routes);
  app.notFound((c) => errorReply(c, new ApiError('not_found', 'There is nothing here.')));
  return app;
}
