import { demoSuppliers } from '@door/catalogue/demo';
import { startJobs } from '../jobs/jobs.ts';
import type { Database } from '../db/database.ts';
import { seedIfEmpty } from '../db/seed-if-empty.ts';

export const silent = { info: () => undefined, error: () => undefined };

/** Brings an empty database to where each test server begins: migrated, with the demo suppliers and the tables of the job queue. */
export async function fill(database: Database): Promise<void> {
  await database.migrate();
  await seedIfEmpty(database, demoSuppliers);
  const jobs = await startJobs(database, silent);
  await jobs.stop();
}
