/**
 * Runs the official client's own tests against our authentication wire:
 *
 *   npm run test:auth-wire -- PATH
 *
 * PATH is a copy of supabase/supabase-js whose packages/core/auth-js has its development dependencies installed. The tests
 * that concern us are in auth-wire-tests.txt, by name; the rest are about endpoints that Pith does not have.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import pino from 'pino';
import { openMailer } from '../server/adapters/mailer/mailer.ts';
import { systemClock } from '../server/clock.ts';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/database/open.ts';
import { createAuth } from '../server/features/auth/auth.ts';
import { databaseLimits } from '../server/http/limits.ts';
import { openJobs } from '../server/jobs/jobs.ts';

/** Where the suite's clients look for the server. */
const address = { hostname: '127.0.0.1', port: 54321 };
const testFiles = ['test/GoTrueClient.test.ts', 'test/GoTrueApi.test.ts'];

const copy = process.argv[2];
if (!copy) {
  console.error('Usage: npm run test:auth-wire -- PATH, a copy of supabase/supabase-js');
  process.exit(2);
}
const suite = resolve(copy, 'packages/core/auth-js');
const dataDir = await mkdtemp(join(tmpdir(), 'pith-auth-wire-'));
const stop = await startServer(await makeSigningKeys());
const passed = await runTests(await readNames());
await stop();
await rm(dataDir, { recursive: true, force: true });
process.exit(passed ? 0 : 1);

/** The suite signs tokens of its own with the keys that its generator writes. */
async function makeSigningKeys(): Promise<string> {
  await once(spawn(process.execPath, [join(suite, 'test/generate-signing-keys.js')], { stdio: 'ignore' }), 'exit');
  return readFile(join(suite, 'test/supabase/signing_keys.json'), 'utf8');
}

async function startServer(signingKeys: string): Promise<() => Promise<void>> {
  const config = readConfig({
    DATA_DIR: dataDir,
    SIGNING_KEYS: signingKeys,
    // The suite signs up dozens of people a second from one address.
    RATE_LIMITS: 'false',
    PUBLIC_URL: `http://${address.hostname}:${address.port}`,
  });
  const log = pino({ level: 'warn' });
  const database = await openDatabase(config, (reason) => {
    throw new Error(reason);
  });
  const jobs = await openJobs(database, log);
  const mailer = openMailer(config, log);
  const limits = databaseLimits(database.pool, config.rateLimits);
  const auth = await createAuth({ config, database, clock: systemClock, log, limits, jobs, mailer });
  const server = serve({ fetch: auth.routes.fetch, ...address });
  await once(server, 'listening');
  return async () => {
    server.close();
    await jobs.stop();
    await database.close();
  };
}

/** Each line is a test's full name, as its reporter prints it. */
async function readNames(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, 'auth-wire-tests.txt'), 'utf8');
  return text.split('\n').filter(Boolean);
}

interface Report {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

async function runTests(names: string[]): Promise<boolean> {
  const jest = createRequire(join(suite, 'package.json')).resolve('jest/bin/jest');
  const reportFile = join(dataDir, 'report.json');
  const pattern = `^(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})$`;
  const options = ['--runInBand', '--forceExit', '--coverage=false', '--json', `--outputFile=${reportFile}`];
  const run = spawn(process.execPath, [jest, ...options, '--testNamePattern', pattern, ...testFiles], {
    cwd: suite,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await once(run, 'exit');
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as Report;
  const results = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status !== 'pending');
  const failed = results.filter((test) => test.status !== 'passed');
  for (const test of failed) console.log(`FAILED ${test.fullName}\n${test.failureMessages.join('\n')}\n`);
  const missing = names.filter((name) => !results.some((test) => test.fullName === name));
  for (const name of missing) console.log(`NOT FOUND ${name}`);
  console.log(`${results.length - failed.length} of ${results.length} tests pass`);
  return failed.length === 0 && missing.length === 0 && results.length > 0;
}
