import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { owingTo } from '../start-failure.ts';
import type { Database } from './database.ts';
import { migratePatiently, migrationsFolder } from './migrations.ts';

/** PostgreSQL 15 or later. `onLost` hears of idle connections that break; the pool replaces them by itself. */
export function openPostgres(connectionString: string, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', onLost);
  const queries = drizzle(pool);
  return {
    kind: 'postgres',
    queries,
    bossConnection: { connectionString },
    migrate: async () => {
      await owingTo('DATABASE_URL', async () => void (await pool.query('select 1')));
      await migratePatiently(() => migrate(queries, { migrationsFolder }));
    },
    close: () => pool.end(),
  };
}
