/** `npm test`: everything, in order; at the end one line that counts it all. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './built.ts';
import { bringChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

function run(args: string[], environment: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function readJson<T>(file: string): Promise<T | undefined> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => undefined,
  );
}

/** A suite that ended badly without naming a failed test counts as one failure: nothing that went wrong stays unseen. */
function withExit(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

async function vitest(reports: string, postgresUrl: string | undefined): Promise<Tally> {
  const file = join(reports, 'vitest.json');
  const code = await run(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { ...(postgresUrl && { TEST_DATABASE_URL: postgresUrl }), NODE_ENV: 'test' },
  );
  const report = await readJson<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(file);
  const tally = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 1,
    skipped: report?.numPendingTests ?? 0,
  };
  return withExit(tally, code);
}

async function journeys(reports: string, chromium: string): Promise<Tally> {
  const file = join(reports, 'playwright.json');
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CHROMIUM_PATH: chromium,
  });
  const report = await readJson<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    file,
  );
  // A test that passes only when tried again has failed.
  const tally = report
    ? {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
        skipped: report.stats.skipped,
      }
    : { passed: 0, failed: 1, skipped: 0 };
  return withExit(tally, code);
}

const reports = await mkdtemp(join(tmpdir(), 'pith-reports-'));
const tallies: Tally[] = [];
try {
  await ensureBuilt();
  const postgres = await startPostgres();
  if (!postgres) console.log('There is no PostgreSQL here: the database tests run on the embedded one only.');
  try {
    tallies.push(await vitest(reports, postgres?.url));
  } finally {
    await postgres?.stop();
  }
  const chromium = bringChromium();
  if (chromium) {
    tallies.push(await journeys(reports, chromium));
  } else {
    console.error('There is no browser and none could be had: install Chrome or Chromium, or set CHROMIUM_PATH.');
    tallies.push({ passed: 0, failed: 1, skipped: 0 });
  }
} finally {
  await rm(reports, { recursive: true, force: true });
}
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
