import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { requester } from '../lib/requester.ts';
import { fairQueue, oneAtATime } from '../lib/fair-queue.ts';
import { copyAtOneMoment } from './copy-at-one-moment.ts';
import { type Database, enteringClient, type Queries } from './database.ts';
import { type EmbeddedThread, openEmbeddedThread } from './embedded-thread.ts';
import { takeLock } from './lock-file.ts';
import { migrateWithRetries, migrationsFolder, refuseEarlierState } from './migrations.ts';
import { createPglite, inTransaction } from './pglite-statements.ts';
import { preparedArchive } from './prepared-archive.ts';
import { tenantTables } from './schema.ts';

/**
 * Opens PostgreSQL inside this process (PGlite, in a thread of its own) with its files in the folder. Holds an exclusive lock until
 * it is closed.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(dirname(folder), { recursive: true });
  const releaseLock = takeLock(`${folder}.lock`);
  try {
    if (!isPrepared(folder)) await prepareInThread(folder);
    const pglite = await openEmbeddedThread(folder);
    const copyTo = (to: string) => copyAtOneMoment({ from: folder, to, hold: (work) => pglite.runExclusive(work) });
    return {
      ...embeddedDatabase(pglite, pglite.transaction, releaseLock),
      copyTo,
      purgeDeletedRows: () => purgeDeletedRows(pglite),
    };
  } catch (error) {
    releaseLock();
    throw error;
  }
}

/** A database in memory, for tests: with these files, or migrated and empty. `files` are its own, for another to begin with. */
export async function openInMemory(from?: Blob): Promise<Database & { files(): Promise<Blob> }> {
  const pglite = await createPglite({ loadDataDir: from ?? (await preparedArchive()) });
  const transaction: EmbeddedThread['transaction'] = (work, first) => inTransaction(pglite, work, first);
  return {
    ...embeddedDatabase(pglite, transaction, () => undefined),
    files: () => pglite.dumpDataDir('none'),
  };
}

function embeddedDatabase(
  pglite: PGlite | EmbeddedThread,
  transaction: EmbeddedThread['transaction'],
  releaseLock: () => void,
): Database {
  // Of the whole PGlite drizzle calls `query` and `transaction` alone.
  const queriesOn = (statements: Pick<PGlite, 'query'>): Queries => drizzle(statements as PGlite);
  const queries = drizzle(pglite as PGlite);
  // Who may use the one session: a transaction that has begun is ended before the next begins.
  const turns = fairQueue(oneAtATime, () => performance.now());
  return {
    kind: 'embedded',
    queries,
    bossConnection: { db: fromPglite(pglite), backend: 'pglite' },
    transaction: async (work, clientId) => {
      const end = await turns.next(requester.getStore());
      try {
        const first = clientId === undefined ? undefined : enteringClient(clientId);
        return await transaction((statements) => work(queriesOn(statements)), first);
      } finally {
        end?.();
      }
    },
    migrate: async () => {
      await refuseEarlierState(queries);
      await migrateWithRetries(() => migrate(queries, { migrationsFolder }));
    },
    close: async () => {
      await pglite.close();
      releaseLock();
    },
  };
}

const isPrepared = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/** In a thread of its own: what PGlite takes to unpack a database is given back to the machine when the thread ends. */
async function prepareInThread(folder: string): Promise<void> {
  const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), { workerData: folder });
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error(`The embedded database could not be prepared in ${folder}.`);
}

const { customer, customerTerm, doorImage, enquiry, familyDoor, familyHeart, familyPage, item, itemTerm } =
  tenantTables;
const { personZip, quote, quoteLine, sharedDesign, survey, surveyPhoto, task, workInstruction } = tenantTables;
const { fault, faultEvent, orderMessage, pageCode, pageDevice, salePhoto } = tenantTables;

/** Tables out of which the erasure of a person, or the days after which something of them is deleted, takes something. */
const purgedTables = [
  ...[customer, customerTerm, doorImage, enquiry, familyDoor, familyHeart, familyPage, item, itemTerm],
  ...[personZip, quote, quoteLine, sharedDesign, survey, surveyPhoto, task, workInstruction],
  ...[fault, faultEvent, orderMessage, pageCode, pageDevice, salePhoto],
].map(getTableName);

/**
 * Takes what was deleted or overwritten out of the files of the embedded database. PostgreSQL keeps old rows in a table's file until new
 * ones need their place, and in the log of writes until its files are used again: each table is written anew, and each file of the
 * log is deleted.
 */
async function purgeDeletedRows({ exec, query }: Pick<PGlite, 'exec' | 'query'>): Promise<void> {
  // One statement each: what is asked meanwhile waits for one table, not for all of them.
  for (const table of purgedTables) await exec(`vacuum (full) ${table}`);
  const { rows } = await query<{ readonly files: number }>('select count(*)::int as files from pg_ls_waldir()');
  // Files that wait to be written next may hold old writes too, so as many files are finished as there are now.
  for (let file = 0; file <= (rows[0]?.files ?? 0); file += 1) {
    await exec('select pg_switch_wal()');
    await exec('checkpoint');
  }
}
