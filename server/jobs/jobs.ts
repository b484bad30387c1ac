import { sql } from 'drizzle-orm';
import { DatabaseError, type Pool } from 'pg';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Database, Transaction } from '../database/open.ts';
import { reasonOf } from '../log.ts';

/** A kind of work that outlives the request which asked for it. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  /** Names its rows in the database: changing it abandons those that wait. */
  name: string;
  data: Data;
}

/** May run more than once for one row, after a crash: it must not matter. */
export type Handler<Data extends z.ZodType> = (data: z.output<Data>, run: { id: string }) => Promise<void>;

export type Enqueue = <Data extends z.ZodType>(job: Job<Data>, data: z.input<Data>) => Promise<void>;

export interface Jobs {
  /** Says who does this job. Called once for each, before anything is enqueued. */
  handle<Data extends z.ZodType>(job: Job<Data>, handler: Handler<Data>): Promise<void>;
  /** As `handle`, for a job without data that is done once a day, by one of the processes. */
  handleDaily(job: Job, handler: () => Promise<void>): Promise<void>;
  /** A transaction whose jobs are committed with it, or not at all, and begin right after. */
  transaction<T>(work: (tx: Transaction, enqueue: Enqueue) => Promise<T>): Promise<T>;
  /** Begins to work jobs off, here, until `stop`. */
  start(): Promise<void>;
  /** Lets the jobs under way end. */
  stop(): Promise<void>;
  /** Works off everything that is due now, and what that leads to; for tests, without `start`. */
  runDue(): Promise<void>;
  /** Gives out again what processes took that died since; happens by itself every minute or so. */
  recoverLost(): Promise<void>;
}

const schema = 'jobs';
/** The safety net under the wake-up on commit: for retries, and for what a process that died left behind. */
const pollSeconds = 10;
const superviseSeconds = 60;
const stopGraceMs = 5_000;
const dailyCheckMs = 3_600_000;
const daySeconds = 86_400;
const uniqueViolation = '23505';
const nobodysId = '00000000-0000-0000-0000-000000000000';

const queueOptions = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 1800,
  // A handler that says nothing for so long belonged to a process that died: the job is given out again.
  expireInSeconds: 60,
  // The rows name people; they are not kept for longer than a look at what went wrong needs.
  deleteAfterSeconds: daySeconds,
};

const workOptions = {
  pollingIntervalSeconds: pollSeconds,
  batchSize: 5,
  // A backlog is worked off without pauses.
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

type Run = (data: unknown, id: string) => Promise<void>;

/** One failure is its own: the rest of the batch is done all the same. */
async function resultOf({ id, data }: { id: string; data: unknown }, run: Run): Promise<JobResult> {
  try {
    await run(data, id);
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { reason: reasonOf(error) } };
  }
}

/** Processes that start at once on a new database all make the queue's tables; whoever comes second tries again. */
async function startBoss(pool: Pool, log: Logger, triesLeft = 5): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) },
    schema,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    // Upkeep of large busy installations; plain autovacuum is enough for a queue of mails.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  try {
    return await boss.start();
  } catch (error) {
    const raced = error instanceof DatabaseError && error.code === uniqueViolation;
    if (!raced || triesLeft === 0) throw error;
    return startBoss(pool, log, triesLeft - 1);
  }
}

/** Some of the queue's texts open a transaction; one that fails must not leave its connection inside it. */
async function execute(pool: Pool, text: string, values: unknown[] | undefined) {
  if (!/^\s*begin\b/i.test(text)) return pool.query(text, values);
  const connection = await pool.connect();
  try {
    const result = await connection.query(text, values);
    connection.release();
    return result;
  } catch (error) {
    connection.release(true);
    throw error;
  }
}

/** Opens the queue that lives in the product's own database. Nothing is worked off before `start`. */
export async function openJobs({ db, pool }: Pick<Database, 'db' | 'pool'>, log: Logger): Promise<Jobs> {
  const boss = await startBoss(pool, log);
  const queues = new Set((await boss.getQueues()).map((queue) => queue.name));
  const handlers = new Map<string, Run>();
  const workers = new Map<string, string>();
  const daily: string[] = [];
  let dailyTimer: NodeJS.Timeout | undefined;

  async function handle<Data extends z.ZodType>(job: Job<Data>, handler: Handler<Data>): Promise<void> {
    if (!queues.has(job.name)) {
      await boss.createQueue(job.name, queueOptions);
      // Makes the queue known to the client: it must not ask for it, on another connection, while a transaction is open.
      await boss.findJobs(job.name, { id: nobodysId });
      queues.add(job.name);
    }
    handlers.set(job.name, async (data, id) => {
      try {
        await handler(job.data.parse(data), { id });
      } catch (error) {
        log.warn({ job: job.name, id, reason: reasonOf(error) }, 'job failed');
        throw error;
      }
    });
  }

  async function enqueueDaily(): Promise<void> {
    for (const name of daily) await boss.send(name, {}, { singletonSeconds: daySeconds });
  }

  return {
    handle,

    async handleDaily(job, handler) {
      await handle(job, handler);
      daily.push(job.name);
    },

    async transaction(work) {
      const enqueued = new Set<string>();
      const result = await db.transaction((tx) =>
        work(tx, async (job, data) => {
          await boss.send(job.name, job.data.parse(data) as object, { db: fromDrizzle(tx, sql) });
          enqueued.add(job.name);
        }),
      );
      for (const name of enqueued) {
        const worker = workers.get(name);
        if (worker) boss.notifyWorker(worker);
      }
      return result;
    },

    async start() {
      await enqueueDaily();
      for (const [name, handler] of handlers) {
        const worker = await boss.work<unknown, JobResult[], typeof workOptions>(name, workOptions, (jobs) =>
          Promise.all(jobs.map((job) => resultOf(job, handler))),
        );
        workers.set(name, worker);
      }
      dailyTimer = setInterval(() => enqueueDaily().catch((err) => log.error({ err }, 'daily jobs')), dailyCheckMs);
      dailyTimer.unref();
    },

    async stop() {
      clearInterval(dailyTimer);
      await boss.stop({ graceful: true, timeout: stopGraceMs });
    },

    async recoverLost() {
      for (const name of handlers.keys()) await boss.supervise(name);
    },

    async runDue() {
      for (let worked = true; worked; ) {
        worked = false;
        for (const [name, handler] of handlers) {
          for (const { id, data } of await boss.fetch(name, { batchSize: 20 })) {
            worked = true;
            await handler(data, id).then(
              () => boss.complete(name, id),
              (error) => boss.fail(name, id, { reason: reasonOf(error) }),
            );
          }
        }
      }
    },
  };
}
