import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../server/free-port.ts';

export interface RunningServer {
  url: string;
  dataDir: string;
  /** Ends the server the hard way, as a crash would. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** The mails of the outbox, oldest first. */
  mails(): Promise<string[]>;
  dispose(): Promise<void>;
}

/** The real server as a process of its own, on a fresh data folder and a free port. */
export async function launchServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pith-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const server: RunningServer = {
    url,
    dataDir,
    async start() {
      child = spawn(process.execPath, ['server/main.ts'], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'warn',
          RATE_LIMITS: 'false',
          ...environment,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await waitUntilReady(url, child);
    },
    async crash() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async mails() {
      const folder = join(dataDir, 'outbox');
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
      return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    },
    async dispose() {
      await server.crash();
      // The database process notices the crash by itself, a moment later.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  await server.start();
  return server;
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit code ${child.exitCode}`);
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await delay(50);
  }
  throw new Error('The server did not become ready');
}
