import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from './embedded-process.ts';

describe('the embedded database', () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pith-embedded-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const processOf = async () => Number(await readFile(join(dataDir, 'database.pid'), 'utf8'));
  const start = (onLost: (reason: string) => void = () => {}) => startEmbedded(dataDir, onLost);
  const ask = async ({ options: { host, port } }: Awaited<ReturnType<typeof start>>, text: string) => {
    const client = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  };

  it('is opened once, however many start at the same moment', async () => {
    const starts = await Promise.allSettled([start(), start()]);
    const opened = starts.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(opened).toHaveLength(1);
    await opened[0]?.stop();
  });

  // Windows has no signals that a process could ignore.
  it.skipIf(process.platform === 'win32')('outlives the signals that reach every process of a service', async () => {
    const first = await start();
    const child = await processOf();
    process.kill(child, 'SIGTERM');
    process.kill(child, 'SIGINT');
    await delay(200);
    expect(await ask(first, 'select 42 as answer')).toEqual([{ answer: 42 }]);
    await first.stop();
  });

  it('says when it was lost, and has what was acknowledged when it is opened again', async () => {
    const lost = new EventTarget();
    const told = once(lost, 'lost');
    const first = await start(() => lost.dispatchEvent(new Event('lost')));
    await ask(first, 'create table kept as select 42 as answer');
    process.kill(await processOf(), 'SIGKILL');
    await told;
    const again = await start();
    expect(await ask(again, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await again.stop();
  });
});
