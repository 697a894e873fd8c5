import type { Job } from '@door/api/ports/outbox';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import { sql } from 'drizzle-orm';
import { startJobs, type Jobs } from '../jobs/jobs.ts';
import type { Database } from '../db/database.ts';
import { openInMemory } from '../db/open-embedded.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { tenantTables } from '../db/schema.ts';
import { transactionsOf } from '../db/transactions.ts';
import { suppliersOf } from '../db/settings/suppliers.ts';
import { inject } from 'vitest';
import { fill, silent } from './fill-database.ts';
import { copyOf, postgresBinaries } from './postgres-server.ts';

/** A seeded database with its stores and job queue, closed at the end of the scope. */
export interface TestServer extends AsyncDisposable {
  readonly database: Database;
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
  readonly jobs: Jobs;
  /** Mails waiting in the queue. */
  queuedMails(): Promise<readonly Job[]>;
  /** Deletes all items, what refers to them and their mails; the suppliers stay. */
  deleteItems(): Promise<void>;
}

export type DatabaseKind = Database['kind'];

/** Both kinds where PostgreSQL is installed, otherwise only the embedded one. */
export const databasesHere: readonly DatabaseKind[] = postgresBinaries ? ['embedded', 'postgres'] : ['embedded'];
export const whyNoPostgres =
  'PostgreSQL is not installed (Debian: apt-get install postgresql): tested on the embedded database only.';

export async function openTestServer(kind: DatabaseKind = 'embedded'): Promise<TestServer> {
  const database = await openDatabase(kind);
  const jobs = await startJobs(database, silent);
  return {
    database,
    jobs,
    transactions: transactionsOf(database, jobs.enqueue),
    suppliers: suppliersOf(database, Date.now),
    queuedMails: async () => {
      const rows = await database.queries
        .select({ data: sql<Job>`data` })
        .from(sql`pgboss.job`)
        .where(sql`name = 'mail'`);
      return rows.map(({ data }) => data);
    },
    deleteItems: async () => {
      await database.queries.execute(sql`truncate ${tenantTables.item} cascade`);
      await database.queries.execute(sql`delete from pgboss.job where name = 'mail'`);
    },
    [Symbol.asyncDispose]: async () => {
      await jobs.stop();
      await database.close();
    },
  };
}

/** Files of a filled embedded database: opening one with them takes half as long as filling it. */
let filled: Promise<Blob> | undefined;

async function filledFiles(): Promise<Blob> {
  const database = await openInMemory();
  await fill(database);
  const files = await database.files();
  await database.close();
  return files;
}

async function openDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'embedded') {
    filled ??= filledFiles();
    return openInMemory(await filled);
  }
  const prepared = inject('preparedPostgres');
  if (!prepared) throw new Error(whyNoPostgres);
  return openPostgres(await copyOf(prepared), () => undefined);
}
