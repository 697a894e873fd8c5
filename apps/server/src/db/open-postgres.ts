import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { namingSetting } from '../start-error.ts';
import type { Database } from './database.ts';
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
    transaction: async (work) => {
      const connection = await pool.connect();
      // Drizzle gives a connection that it took from a pool back only once the transaction has begun: each one that was lost
      // before would be missing for ever.
      try {
        return await drizzle(connection).transaction(work);
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
