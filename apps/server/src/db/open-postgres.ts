import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { namingSetting } from '../start-error.ts';
import { type Database, enteringClient, type Queries } from './database.ts';
import { migrateWithRetries, migrationsFolder } from './migrations.ts';

/**
 * Connects to PostgreSQL 15 or later. `onLost` is called when a connection breaks, idle or in the middle of a transaction; the
 * pool replaces it by itself. The pool listens to idle connections only, and a fault without a listener ends the process.
 */
export function openPostgres(connectionString: string, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, keepAlive: true });
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
        return await runTransaction(connection, work, clientId);
      } finally {
        connection.release();
      }
    },
    migrate: async () => {
      await namingSetting('DATABASE_URL', async () => void (await pool.query('select 1')));
      await migrateWithRetries(() => migrate(queries, { migrationsFolder }));
    },
    poolUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** The builder of statements on a connection is made once: a pooled connection runs thousands of transactions. */
const builders = new WeakMap<pg.PoolClient, Queries>();

function queriesOn(connection: pg.PoolClient): Queries {
  const known = builders.get(connection) ?? drizzle(connection);
  builders.set(connection, known);
  return known;
}

/**
 * Begin and settings go in one message: each round trip is a fifth of a short call. Drizzle's own transactions make two of them,
 * and give a connection that was lost before they began never back to the pool.
 */
async function runTransaction<T>(
  connection: pg.PoolClient,
  work: (queries: Queries) => Promise<T>,
  clientId: number | undefined,
): Promise<T> {
  try {
    await connection.query(clientId === undefined ? 'begin' : `begin; ${enteringClient(clientId)}`);
    const result = await work(queriesOn(connection));
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}
