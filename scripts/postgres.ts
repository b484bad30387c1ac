import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../server/free-port.ts';

export interface TemporaryPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of this machine's own binaries in a temporary folder; undefined where there are none. */
export async function startPostgres(): Promise<TemporaryPostgres | undefined> {
  const bin = await findBinaries();
  if (!bin) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'pith-postgres-'));
  // PostgreSQL refuses to run as root; Debian's package brings an account for it.
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  });
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder],
    { ...options, stdio: 'ignore' },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    url,
    async stop() {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findBinaries(): Promise<string | undefined> {
  const found: string[] = [];
  for await (const path of glob(['/usr/lib/postgresql/*/bin/postgres', '/opt/homebrew/opt/postgresql*/bin/postgres'])) {
    found.push(path);
  }
  return found
    .sort()
    .at(-1)
    ?.replace(/\/postgres$/, '');
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await delay(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
