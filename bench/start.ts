import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../server/free-port.ts';
import { type Line, leftOut, median } from './line.ts';

const budget = '`npm start` after the first time, to a page';
const barMs = 2000;
const pollMs = 10;
const patienceMs = 120_000;

/** From the command to the first page served, with the app built and its data folder there. */
export async function measureStart(runs: number): Promise<Line[]> {
  // Without it `npm start` would install the packages anew, under those who are using them.
  if (!existsSync('node_modules/.pith-lock')) return [leftOut(budget, '2 s', 'run `npm start` here once before')];
  const dataDir = await mkdtemp(join(tmpdir(), 'pith-bench-'));
  try {
    await start(dataDir);
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await start(dataDir));
    const ms = median(times);
    return [{ budget, value: `${(ms / 1000).toFixed(2)} s`, bar: `at most ${barMs / 1000} s`, ok: ms <= barMs }];
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

async function start(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, 'start']] : ['npm', ['start']];
  const child = spawn(command, args, {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own, so that the server ends with npm.
    detached: process.platform !== 'win32',
  });
  const exited = once(child, 'exit');
  try {
    while (!(await answers(`http://127.0.0.1:${port}/`))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with exit code ${child.exitCode}`);
      if (performance.now() - started > patienceMs) throw new Error('npm start served no page');
      await delay(pollMs);
    }
    return performance.now() - started;
  } finally {
    if (child.pid && process.platform !== 'win32') process.kill(-child.pid, 'SIGTERM');
    else child.kill();
    await exited;
    while (await answers(`http://127.0.0.1:${port}/`)) await delay(pollMs);
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (reply) => reply.ok,
    () => false,
  );
}
