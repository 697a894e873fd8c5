import type { MailJob, Shops, Suppliers } from '@door/api/ports/shop';
import { demoSuppliers } from '@door/catalogue/demo';
import { sql } from 'drizzle-orm';
import { startJobs, type Jobs } from '../adapters/jobs.ts';
import type { Database } from '../db/database.ts';
import { openInMemory } from '../db/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import { tenantTables } from '../db/schema.ts';
import { seedIfEmpty } from '../db/seed.ts';
import { shopsOf } from '../db/stores/shops.ts';
import { suppliersOf } from '../db/stores/suppliers.ts';
import { postgresBinaries, type PostgresServer, startPostgres } from './postgres-server.ts';

/** A whole, seeded database with its stores and queue, thrown away at the end of the scope. */
export interface OpenShop extends AsyncDisposable {
  readonly database: Database;
  readonly shops: Shops;
  readonly suppliers: Suppliers;
  readonly jobs: Jobs;
  /** Mails waiting in the queue. */
  queued(): Promise<readonly MailJob[]>;
  /** Forgets all items, what hangs on them and their mails; the suppliers stay. */
  forgetItems(): Promise<void>;
}

export type DatabaseKind = Database['kind'];

/** Both, where PostgreSQL is installed; tests that leave one out say so. */
export const databasesHere: readonly DatabaseKind[] = postgresBinaries ? ['embedded', 'postgres'] : ['embedded'];
export const whyNoPostgres =
  'PostgreSQL is not installed (Debian: apt-get install postgresql): tested on the embedded database only.';

export async function openShop(kind: DatabaseKind = 'embedded'): Promise<OpenShop> {
  const { database, stop } = await openDatabase(kind);
  await database.migrate();
  await seedIfEmpty(database, demoSuppliers);
  const jobs = await startJobs(database, { info: () => undefined, error: () => undefined });
  return {
    database,
    jobs,
    shops: shopsOf(database, jobs.enqueue),
    suppliers: suppliersOf(database, Date.now),
    queued: async () => {
      const rows = await database.queries
        .select({ data: sql<MailJob>`data` })
        .from(sql`pgboss.job`)
        .where(sql`name = 'mail'`);
      return rows.map(({ data }) => data);
    },
    forgetItems: async () => {
      await database.queries.execute(sql`truncate ${tenantTables.item} cascade`);
      await database.queries.execute(sql`delete from pgboss.job where name = 'mail'`);
    },
    [Symbol.asyncDispose]: async () => {
      await jobs.stop();
      await database.close();
      await stop();
    },
  };
}

async function openDatabase(
  kind: DatabaseKind,
): Promise<{ readonly database: Database; readonly stop: () => Promise<void> }> {
  if (kind === 'embedded') return { database: await openInMemory(), stop: async () => undefined };
  if (!postgresBinaries) throw new Error(whyNoPostgres);
  const server: PostgresServer = await startPostgres(postgresBinaries);
  return { database: openPostgres(await server.newDatabase(), () => undefined), stop: server.stop };
}
