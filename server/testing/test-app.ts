import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { readCatalogue } from '../../catalogue/catalogue.ts';
import { openBookSearch } from '../adapters/book-search/book-search.ts';
import { diskFileStore } from '../adapters/file-store/disk.ts';
import { openMailer } from '../adapters/mailer/mailer.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/open.ts';
import type { App } from '../http/mount.ts';
import { type Jobs, openJobs } from '../jobs/jobs.ts';

export interface TestApp {
  app: App;
  database: Database;
  /** Not started: `runDue` works off what waits. */
  jobs: Jobs;
  /** What the app's clock says; tests move it. */
  time: { now: Date };
  /** A request with a JSON body and, for `as`, that person's access token. */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; as?: Account; headers?: Record<string, string> },
  ): Promise<Response>;
  /** Signs a new person up, under an address that no other test uses. */
  signUp(name?: string): Promise<Account>;
}

export interface Account {
  id: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

/** The app on the database that the run was started with, for one test file. */
export function testApp(environment: Record<string, string> = {}): TestApp {
  const time = { now: new Date('2026-03-10T12:00:00Z') };
  const test = { time } as TestApp;
  let filesFolder = '';
  beforeAll(async () => {
    const config = readConfig({
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'silent',
      // Tests move the clock by days.
      ACCESS_TOKEN_SECONDS: '31536000',
      BOOK_SEARCH: 'false',
      DATABASE_URL: inject('databaseUrl'),
      DATABASE_POOL: inject('databasePool'),
      ...environment,
    });
    filesFolder = await mkdtemp(join(tmpdir(), 'pith-files-'));
    test.database = await openDatabase(config, () => {});
    const log = pino({ level: 'silent' });
    test.jobs = await openJobs(test.database, log);
    test.app = await createApp({
      config,
      database: test.database,
      clock: () => time.now,
      log,
      catalogue: await readCatalogue(),
      jobs: test.jobs,
      mailer: openMailer(config, log),
      files: diskFileStore(filesFolder),
      bookSearch: openBookSearch(config, () => time.now, log),
    });
  });
  afterAll(async () => {
    await test.jobs?.stop();
    await test.database?.close();
    await rm(filesFolder, { recursive: true, force: true });
  });
  test.call = async (method, path, { body, as, headers } = {}) =>
    test.app.request(path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(as && { Authorization: `Bearer ${as.accessToken}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  test.signUp = async (name = 'reader') => {
    const email = `${name}-${crypto.randomUUID()}@example.com`;
    const password = 'correct horse';
    const reply = await test.call('POST', '/auth/v1/signup', { body: { email, password } });
    if (!reply.ok) throw new Error(`Sign-up failed: ${await reply.text()}`);
    const session = (await reply.json()) as { access_token: string; refresh_token: string; user: { id: string } };
    return {
      id: session.user.id,
      email,
      password,
      accessToken: session.access_token,
      refreshToken: session.refresh_token,
    };
  };
  return test;
}
