import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const childFile = join(import.meta.dirname, 'embedded-child.ts');
const closeGraceMs = 5_000;

/** Starts the embedded database of a data folder as a child process and answers how `pg` reaches it. */
export async function startEmbedded(dataDir: string, onLost: (reason: string) => void) {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const ownerFile = join(dataDir, 'database.pid');
  await waitForOwner(ownerFile);
  // A socket of this account's own, in a folder that no other account can enter.
  const socketFolder = process.platform === 'win32' ? undefined : await mkdtemp(join(tmpdir(), 'pith-'));
  const socket = socketFolder ? join(socketFolder, '.s.PGSQL.5432') : String(await freePort());
  const child = fork(childFile, [folder, socket], {
    // Smaller code for WebAssembly: measured to save about 60 MB for no loss that a reader notices.
    execArgv: ['--liftoff-only', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const started = await Promise.race([once(child, 'message'), exited.then(([code]) => ({ code }))]);
  if ('code' in started)
    throw new Error(`The embedded database in ${folder} did not start (exit code ${started.code})`);
  await writeFile(ownerFile, String(child.pid));
  let closing = false;
  child.on('exit', (code) => {
    if (!closing) onLost(`The embedded database ended with exit code ${code}`);
  });
  return {
    options: {
      host: socketFolder ?? '127.0.0.1',
      port: socketFolder ? 5432 : Number(socket),
      user: 'postgres',
      database: 'postgres',
      // The embedded engine has one session; more connections would share its prepared statements.
      max: 1,
      idleTimeoutMillis: 0,
    },
    async stop() {
      closing = true;
      await endChild(child, exited);
      await rm(ownerFile, { force: true });
      if (socketFolder) await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

async function endChild(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || !child.connected) return;
  child.send('close');
  const late = delay(closeGraceMs, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
  await Promise.race([exited, late]);
}

/** After a crash the old child may need a moment to notice; two engines on one folder would destroy it. */
async function waitForOwner(ownerFile: string): Promise<void> {
  const owner = Number(await readFile(ownerFile, 'utf8').catch(() => '0'));
  for (const until = Date.now() + closeGraceMs; owner > 0 && (await isEmbeddedDatabase(owner)); await delay(50)) {
    if (Date.now() > until) throw new Error(`Another Pith (database process ${owner}) is using ${ownerFile}`);
  }
}

async function isEmbeddedDatabase(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Process numbers are reused; where the system tells, make sure it is really ours.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => childFile);
  return commandLine.includes('embedded-child.ts');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
