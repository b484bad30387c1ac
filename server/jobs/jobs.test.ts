import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../database/open.ts';
import { type Job, type Jobs, openJobs } from './jobs.ts';

const log = pino({ level: 'silent' });
const note = { name: 'test-note', data: z.object({ text: z.string() }) } satisfies Job;

let database: Database;
const open: Jobs[] = [];

beforeAll(async () => {
  const url = inject('databaseUrl');
  database = await openDatabase({ database: { url, pool: Number(inject('databasePool')) }, dataDir: '' }, () => {});
});
afterAll(async () => {
  await Promise.all(open.map((jobs) => jobs.stop()));
  await database.close();
});

/** A process of its own, as far as the queue can tell. */
async function newProcess(handler: (text: string, id: string) => Promise<void>): Promise<Jobs> {
  const jobs = await openJobs(database, log);
  open.push(jobs);
  await jobs.handle(note, ({ text }, { id }) => handler(text, id));
  return jobs;
}

describe('a job', () => {
  test('is done by whichever process is there, once', async () => {
    const done: string[] = [];
    const first = await newProcess(async () => {
      throw new Error('not this one');
    });
    await first.transaction((_tx, enqueue) => enqueue(note, { text: 'survives' }));
    await first.stop();
    const second = await newProcess(async (text) => void done.push(text));
    await second.runDue();
    await second.runDue();
    expect(done).toEqual(['survives']);
  });

  test('is committed with its cause, or not at all', async () => {
    const done: string[] = [];
    const jobs = await newProcess(async (text) => void done.push(text));
    const failed = jobs.transaction(async (_tx, enqueue) => {
      await enqueue(note, { text: 'never' });
      throw new Error('changed our mind');
    });
    await expect(failed).rejects.toThrow('changed our mind');
    await jobs.runDue();
    expect(done).toEqual([]);
  });

  test('has to be what it says', async () => {
    const jobs = await newProcess(async () => {});
    const wrong = jobs.transaction((_tx, enqueue) => enqueue(note, { text: 1 } as never));
    await expect(wrong).rejects.toThrow();
  });

  test('that fails is tried again, later', async () => {
    const tries: string[] = [];
    const jobs = await newProcess(async (_text, id) => {
      tries.push(id);
      if (tries.length === 1) throw new Error('try again');
    });
    await jobs.transaction((_tx, enqueue) => enqueue(note, { text: 'twice' }));
    await jobs.runDue();
    expect(tries).toHaveLength(1);
    await database.pool.query("update jobs.job set start_after = now() where name = $1 and state = 'retry'", [
      note.name,
    ]);
    await jobs.runDue();
    expect(tries).toHaveLength(2);
    expect(tries[1]).toBe(tries[0]);
  });

  test('of a process that died is given out again', async () => {
    const done: string[] = [];
    const jobs = await newProcess(async (text) => void done.push(text));
    await jobs.transaction((_tx, enqueue) => enqueue(note, { text: 'taken' }));
    // Taken, and never heard of again for longer than a job may last.
    await database.pool.query(
      "update jobs.job set state = 'active', started_on = now() - interval '2 minutes' where name = $1 and state = 'created'",
      [note.name],
    );
    await jobs.runDue();
    expect(done).toEqual([]);
    await jobs.recoverLost();
    await database.pool.query('update jobs.job set start_after = now() where name = $1', [note.name]);
    await jobs.runDue();
    expect(done).toEqual(['taken']);
  });

  test('begins right after its commit', async () => {
    const done: string[] = [];
    const jobs = await newProcess(async (text) => void done.push(text));
    await jobs.start();
    const started = performance.now();
    await jobs.transaction((_tx, enqueue) => enqueue(note, { text: 'now' }));
    await vi.waitFor(() => expect(done).toEqual(['now']), { timeout: 5_000, interval: 10 });
    expect(performance.now() - started).toBeLessThan(2_000);
    await jobs.stop();
  });
});

test('a daily job is done once by however many processes', async () => {
  const done: string[] = [];
  const daily = { name: `test-daily-${crypto.randomUUID()}`, data: z.object({}) } satisfies Job;
  for (const name of ['one', 'two']) {
    const jobs = await openJobs(database, log);
    open.push(jobs);
    await jobs.handleDaily(daily, async () => void done.push(name));
    await jobs.start();
    await vi.waitFor(() => expect(done.length).toBeGreaterThan(0), { timeout: 5_000 });
    await jobs.stop();
  }
  expect(done).toEqual(['one']);
});
