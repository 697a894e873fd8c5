import type { TestProject } from 'vitest/node';
import { openPostgres } from '../db/open-postgres.ts';
import { buildServer } from './build.ts';
import { fill } from './fill-database.ts';
import { postgresBinaries, type PreparedPostgres, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    preparedPostgres: PreparedPostgres | null;
  }
}

/** Vitest's global setup: the built server, and one PostgreSQL for the whole run, with a migrated and seeded database of which each test server gets a copy. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  if (!postgresBinaries) {
    provide('preparedPostgres', null);
    return async () => undefined;
  }
  const server = await startPostgres(postgresBinaries);
  const original = await server.newDatabase();
  const database = openPostgres(original, () => undefined);
  await fill(database);
  await database.close();
  provide('preparedPostgres', { rootUrl: server.rootUrl, original });
  return server.stop;
}
