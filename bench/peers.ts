import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { launchServer, type RunningServer } from '../e2e/server.ts';
import type { Load } from './load.ts';
import { end, forkUntilMessage } from './processes.ts';
import { booksToSave, crowdParse, crowdPith } from './saved-books.ts';

/** A server under load. It runs only between start and stop, so that one has the machine to itself. */
export interface Peer {
  start(): Promise<Load>;
  stop(): Promise<void>;
}

const parseVersion = '9.10.0';

/** Pith as an operator runs it, with a signed-in reader's saved books; and who that reader is. */
export async function openPith(databaseUrl: string): Promise<{ server: RunningServer; token: string; reader: string }> {
  const server = await launchServer({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret of the bench, long enough to be one',
  });
  const account = { email: 'bench@example.com', password: 'correct horse battery' };
  const signedUp = await post(`${server.url}/auth/v1/signup`, account);
  const { access_token: token, user } = signedUp as { access_token: string; user: { id: string } };
  for (const book of await booksToSave()) {
    await post(`${server.url}/api/saved-books`, book, { Authorization: `Bearer ${token}` });
  }
  await crowdPith(databaseUrl);
  await server.crash();
  return { server, token, reader: user.id };
}

export function pithPeer(server: RunningServer, path: string, headers: Load['headers'] = {}): Peer {
  return {
    async start() {
      await server.start();
      return { url: server.url.replace('localhost', '127.0.0.1') + path, headers };
    },
    stop: () => server.crash(),
  };
}

/** A server of bench/servers. */
export function filePeer(
  file: string,
  path: string,
  headers: Load['headers'] = {},
  databaseUrl = '',
  args: string[] = [],
): Peer {
  let stop = async () => {};
  return {
    async start() {
      const { message: port, child } = await forkUntilMessage<number>(`servers/${file}`, args, {
        DATABASE_URL: databaseUrl,
      });
      stop = () => end(child);
      return { url: `http://127.0.0.1:${port}${path}`, headers };
    },
    stop: () => stop(),
  };
}

/** Parse Server on a database of its own beside Pith's, with the same books; undefined where it cannot be had. */
export async function openParse(databaseUrl: string): Promise<Peer | undefined> {
  const folder = await installParse();
  if (!folder) return undefined;
  const ownDatabase = await createDatabase(databaseUrl, 'parse');
  const headers: Load['headers'] = { 'X-Parse-Application-Id': 'bench', 'Content-Type': 'application/json' };
  const start = (path: string) => filePeer('parse.ts', path, headers, `${ownDatabase}?max=10`, [folder]);
  const setUp = start('/parse');
  const { url } = await setUp.start();
  const signedUp = await post(`${url}/users`, { username: 'bench', password: 'correct horse battery' }, headers);
  const { objectId, sessionToken } = signedUp as { objectId: string; sessionToken: string };
  headers['X-Parse-Session-Token'] = sessionToken;
  const user = { __type: 'Pointer', className: '_User', objectId };
  for (const book of await booksToSave()) {
    const ACL = { [objectId]: { read: true, write: true } };
    await post(`${url}/classes/SavedBook`, { ...book, user, ACL }, headers);
  }
  await setUp.stop();
  await crowdParse(ownDatabase);
  const where = encodeURIComponent(JSON.stringify({ user }));
  return start(`/parse/classes/SavedBook?order=-createdAt&where=${where}`);
}

/** Installed once, in a folder of the system's for temporary files. */
async function installParse(): Promise<string | undefined> {
  const folder = join(tmpdir(), `pith-bench-parse-server-${parseVersion}`);
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder;
  console.log('Installing Parse Server beside the project, once...');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const args = [
    'install',
    `parse-server@${parseVersion}`,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  try {
    if (npm) await promisify(execFile)(process.execPath, [npm, ...args], { cwd: folder });
    else await promisify(execFile)('npm', args, { cwd: folder, shell: process.platform === 'win32' });
    return folder;
  } catch {
    return undefined;
  }
}

async function createDatabase(databaseUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
