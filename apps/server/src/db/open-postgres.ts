import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { namingSetting } from '../start-error.ts';
import type { Database } from './database.ts';
import { migrateWithRetries, migrationsFolder } from './migrations.ts';

/** Connects to PostgreSQL 15 or later. `onLost` is called when an idle connection breaks; the pool replaces it by itself. */
export function openPostgres(connectionString: string, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', onLost);
  const queries = drizzle(pool);
  return {
    kind: 'postgres',
    queries,
    bossConnection: { connectionString },
    migrate: async () => {
      await namingSetting('DATABASE_URL', async () => void (await pool.query('select 1')));
      await migrateWithRetries(() => migrate(queries, { migrationsFolder }));
    },
    close: () => pool.end(),
  };
}
