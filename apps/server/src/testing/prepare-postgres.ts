import { demoSuppliers } from '@door/catalogue/demo';
import type { TestProject } from 'vitest/node';
import { startJobs } from '../adapters/jobs.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { seedIfEmpty } from '../db/seed-if-empty.ts';
import { postgresBinaries, type PreparedPostgres, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    preparedPostgres: PreparedPostgres | null;
  }
}

/** Vitest's global setup: one PostgreSQL for the whole run, with a migrated and seeded database of which each test server gets a copy. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (!postgresBinaries) {
    provide('preparedPostgres', null);
    return async () => undefined;
  }
  const server = await startPostgres(postgresBinaries);
  const original = await server.newDatabase();
  const database = openPostgres(original, () => undefined);
  await database.migrate();
  await seedIfEmpty(database, demoSuppliers);
  const jobs = await startJobs(database, { info: () => undefined, error: () => undefined });
  await jobs.stop();
  await database.close();
  provide('preparedPostgres', { rootUrl: server.rootUrl, original });
  return server.stop;
}
