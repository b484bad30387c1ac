import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { openBookSearch } from './adapters/book-search/book-search.ts';
import { diskFileStore } from './adapters/file-store/disk.ts';
import { openMailer } from './adapters/mailer/mailer.ts';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { openPages } from './http/pages.ts';
import { openJobs } from './jobs/jobs.ts';
import { openLog } from './log.ts';

/** How long requests under way may take to end when the server is told to stop. */
const requestGraceMs = 10_000;
/** Longer than requests, jobs and the database may take together. */
const stopGraceMs = 25_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const [catalogue, database] = await Promise.all([
    readCatalogue(),
    openDatabase(config, (reason) => {
      log.fatal(reason);
      process.exit(1);
    }),
  ]);
  const jobs = await openJobs(database, log);
  const mailer = openMailer(config, log);
  const files = diskFileStore(join(config.dataDir, 'files'));
  const bookSearch = openBookSearch(config, systemClock, log);
  const pages = await openPages({ catalogue, clock: systemClock, log });
  const app = await createApp({
    config,
    database,
    clock: systemClock,
    log,
    catalogue,
    jobs,
    mailer,
    files,
    bookSearch,
    pages,
  });
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) => {
    console.log(`Pith is at http://localhost:${port}`);
  });
  await jobs.start();

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopGraceMs).unref();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), requestGraceMs).unref();
    server.close(async () => {
      await jobs.stop();
      await database.close();
      process.exit(0);
    });
    // Again and again: a connection whose last request has been answered would stay for its keep-alive time.
    setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 100).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
