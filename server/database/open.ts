import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Config } from '../config.ts';
import { startEmbedded } from './embedded-process.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
/** Inside a transaction; every query that takes a Db takes one too. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Opens the database that the configuration names and brings its schema up to date.
 * `onLost` is called when an embedded database ends by itself: nothing can be served then.
 */
export async function openDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
  onLost: (reason: string) => void,
): Promise<Database> {
  const { options, stop } =
    config.database === 'embedded'
      ? await startEmbedded(config.dataDir, onLost)
      : { options: { connectionString: config.database.url, max: config.database.pool }, stop: async () => {} };
  const pool = new pg.Pool({
    connectionTimeoutMillis: 10_000,
    // The embedded engine has one session, which remembers the statements that an earlier connection prepared.
    onConnect: async (client) => {
      await client.query('deallocate all');
    },
    ...options,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool, { schema });
  try {
    await migrateOnce(pool, db, config.database !== 'embedded');
  } catch (error) {
    await pool.end();
    await stop();
    throw error;
  }
  return {
    db,
    pool,
    async close() {
      await pool.end();
      await stop();
    },
  };
}

/** Several processes may start at once on one PostgreSQL; the first migrates, the others wait. */
async function migrateOnce(pool: pg.Pool, db: Db, shared: boolean): Promise<void> {
  if (!shared) return migrate(db, { migrationsFolder });
  const lock = await pool.connect();
  try {
    await lock.query("select pg_advisory_lock(hashtext('pith migrations'))");
    await migrate(drizzle(lock, { schema }), { migrationsFolder });
  } finally {
    await lock.query("select pg_advisory_unlock(hashtext('pith migrations'))");
    lock.release();
  }
}
