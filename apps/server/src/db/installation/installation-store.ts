import type { InstallationBatch, InstallationStore } from '@door/api/installation/installation-store';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockName } from '../lock-name.ts';
import { installationBatch } from './schema.ts';

export function installationStore(queries: Queries, client: number): InstallationStore {
  const own = eq(installationBatch.clientId, client);
  return {
    lock: () => lockName(queries, client, 'installation batches'),
    find: async (id) => {
      const [row] = await queries
        .select()
        .from(installationBatch)
        .where(and(own, eq(installationBatch.id, id)));
      return row && batchOf(row);
    },
    list: async ({ before, limit }) => {
      const rows = await queries
        .select()
        .from(installationBatch)
        .where(and(own, before === null ? undefined : lt(installationBatch.number, before)))
        .orderBy(desc(installationBatch.number))
        .limit(limit);
      return rows.map(batchOf);
    },
    told: async () => {
      const rows = await queries
        .select({ batch: installationBatch.number, jobs: installationBatch.jobs })
        .from(installationBatch)
        .where(own)
        .orderBy(asc(installationBatch.number));
      return rows.flatMap(({ batch, jobs }) => jobs.map((job) => ({ ...job, batch })));
    },
    add: async ({ at, jobs, leftOut, ...made }) => {
      await queries
        .insert(installationBatch)
        .values({ clientId: client, ...made, jobs: [...jobs], leftOut: [...leftOut], at: new Date(at) });
    },
  };
}

const batchOf = ({ clientId: _, at, ...row }: typeof installationBatch.$inferSelect): InstallationBatch => ({
  ...row,
  at: at.toISOString(),
});
