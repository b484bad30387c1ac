import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

const childFile = join(import.meta.dirname, 'embedded-child.ts');
const closeGraceMs = 5_000;

/** Starts the embedded database of a data folder as a child process and answers how `pg` reaches it. */
export async function startEmbedded(dataDir: string, onLost: (reason: string) => void) {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const ownerFile = join(dataDir, 'database.pid');
  // A socket of this account's own, in a folder that no other account can enter.
  const socketFolder = process.platform === 'win32' ? undefined : await mkdtemp(join(tmpdir(), 'pith-'));
  const socket = socketFolder ? join(socketFolder, '.s.PGSQL.5432') : String(await freePort());
  const child = fork(childFile, [folder, socket], {
    // Smaller code for WebAssembly: measured to save about 60 MB for no loss that a reader notices.
    execArgv: ['--liftoff-only', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  await claim(ownerFile, child);
  child.send('open');
  const started = await Promise.race([ready(child), exited.then(([code]) => ({ code }))]);
  if (started) throw new Error(`The embedded database in ${folder} did not start (exit code ${started.code})`);
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
      // Whoever waits for the folder may have it by now.
      if (await isOwner(ownerFile, String(child.pid))) await rm(ownerFile, { force: true });
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

/** Resolves at the child's word; Node's watch mode sends messages of its own over the same channel. */
function ready(child: ChildProcess): Promise<null> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve(null);
    });
  });
}

/**
 * Writes down whose the folder is, before anything is opened: two engines on one folder would destroy it. After a crash or a
 * restart the old child may need a moment to end. Of two that start at once, one is refused.
 */
async function claim(ownerFile: string, child: ChildProcess): Promise<void> {
  const pid = String(child.pid);
  try {
    for (const until = Date.now() + closeGraceMs; !(await takeFile(ownerFile, pid)); await delay(50)) {
      const owner = Number(await readFile(ownerFile, 'utf8').catch(() => '0'));
      if (!(await isEmbeddedDatabase(owner))) await rm(ownerFile, { force: true });
      else if (Date.now() > until) throw new Error(`Another Pith (database process ${owner}) is using ${ownerFile}`);
    }
    // Another that found the same dead owner may have taken the file in the same moment.
    await delay(20);
    if (!(await isOwner(ownerFile, pid))) throw new Error(`Another Pith is starting with ${ownerFile}`);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** False where the file is there already; a folder that cannot be written to is trouble of another kind. */
async function takeFile(ownerFile: string, pid: string): Promise<boolean> {
  try {
    await writeFile(ownerFile, pid, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isOwner(ownerFile: string, pid: string): Promise<boolean> {
  return (await readFile(ownerFile, 'utf8').catch(() => '')) === pid;
}

async function isEmbeddedDatabase(pid: number): Promise<boolean> {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Process numbers are reused; where the system tells, make sure it is really ours.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => childFile);
  return commandLine.includes('embedded-child.ts');
}
