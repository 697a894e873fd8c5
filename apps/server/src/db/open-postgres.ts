import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { namingSetting } from '../start-error.ts';
import { type Database, enteringClient, type Queries } from './database.ts';
import { migrateWithRetries, migrationsFolder, refuseEarlierState } from './migrations.ts';
import { isOutage } from './outage.ts';
import { undone } from './pglite-statements.ts';

/**
 * Connects to PostgreSQL 15 or later. `onLost` is called when a connection breaks, idle or in the middle of a transaction; the
 * pool replaces it by itself. The pool listens to idle connections only, and a fault without a listener ends the process.
 */
export function openPostgres(connectionString: string, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    pipeline: true,
  });
  pool.on('connect', (connection) => connection.on('error', onLost));
  // Idle connections: told by the listener of each already.
  pool.on('error', () => undefined);
  const queries = drizzle(pool);
  return {
    kind: 'postgres',
    queries,
    bossConnection: { connectionString },
    transaction: async (work, clientId) => {
      const connection = await pool.connect();
      try {
        const result = await runTransaction(connection, work, clientId);
        connection.release();
        return result;
      } catch (error) {
        const isUndone = await connection.query('rollback').then(
          () => true,
          () => false,
        );
        // Another connection prepares its statements anew, which may be what has failed.
        connection.release(!isUndone || isOutage(error));
        throw error;
      }
    },
    migrate: async () => {
      await namingSetting('DATABASE_URL', async () => void (await pool.query('select 1')));
      await oneAtATime(pool, async () => {
        await refuseEarlierState(queries);
        await migrateWithRetries(() => migrate(queries, { migrationsFolder }));
      });
    },
    poolUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Any number that nobody else locks by: those of the calls have two keys. */
const migrationLock = 5_236_017;

/**
 * Of processes that start together on one database, one migrates (tables, roles and grants) while the others wait. The lock ends with
 * its transaction, which a pooler between also keeps on one connection; the work has a connection of its own.
 */
async function oneAtATime(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await work();
    await holder.query('commit');
  } finally {
    // Closed, which ends the lock also where something has failed.
    holder.release(true);
  }
}

/** The builder of statements on a connection is made once: a pooled connection runs thousands of transactions. */
const builders = new WeakMap<pg.PoolClient, Queries>();

function queriesOn(connection: pg.PoolClient): Queries {
  const known = builders.get(connection) ?? drizzle(connection);
  builders.set(connection, known);
  return known;
}

/**
 * Begins the transaction, does the work and commits; the caller undoes what throws. Begin and settings go in one message, and what the
 * work asks first goes with them: each round trip is a fifth of a short call. Where they fail, so does all that follows: outside of a
 * transaction nobody sees or writes a supplier's rows. Drizzle's own transactions wait twice, and give a connection that was lost before
 * they began never back to the pool.
 */
async function runTransaction<T>(
  connection: pg.PoolClient,
  work: (queries: Queries) => Promise<T>,
  clientId: number | undefined,
): Promise<T> {
  const begun = connection.query(clientId === undefined ? 'begin' : `begin; ${enteringClient(clientId)}`);
  // Outside of a transaction the owner's tables could be written too.
  if (clientId === undefined) await begun;
  else begun.catch(() => undefined);
  const result = await work(queriesOn(connection));
  await begun;
  // A statement has failed, and nobody has said so.
  if ((await connection.query('commit')).command === 'ROLLBACK') throw new Error(undone);
  return result;
}
