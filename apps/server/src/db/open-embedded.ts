import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { randomUUID } from 'node:crypto';
import { makePrivate } from '../data-dir.ts';
import { copyAtOneMoment } from './copy-at-one-moment.ts';
import { asker } from '../asker.ts';
import { fairTurns, oneAtATime } from '../fair-turns.ts';
import { type Database, enteringClient, type Queries } from './database.ts';
import { type EmbeddedThread, openEmbeddedThread } from './embedded-thread.ts';
import { takeLock } from './lock-file.ts';
import { migrateWithRetries, migrationsFolder, migrationsHash } from './migrations.ts';
import { aloneStatements, plannedStatements, readAsOf, transactionsOn } from './planned-statements.ts';
import { purgeDeletedRows } from './purge-deleted-rows.ts';

/**
 * Opens PostgreSQL inside this process (PGlite, in a thread of its own) with its files in the folder. Holds an exclusive lock until
 * it is closed.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(dirname(folder), { recursive: true });
  const releaseLock = takeLock(`${folder}.lock`);
  try {
    if (!isPrepared(folder)) await prepare(folder);
    const pglite = await openEmbeddedThread(folder);
    const copyTo = (to: string) => copyAtOneMoment({ from: folder, to, hold: (work) => pglite.runExclusive(work) });
    return {
      ...embeddedDatabase(pglite, pglite, releaseLock),
      copyTo,
      purgeDeletedRows: () => purgeDeletedRows(pglite),
    };
  } catch (error) {
    releaseLock();
    throw error;
  }
}

/** @internal A database in memory, for tests: with these files, or migrated and empty. `files` are its own, for another to begin with. */
export async function openInMemory(from?: Blob): Promise<Database & { files(): Promise<Blob> }> {
  const pglite = await PGlite.create({ loadDataDir: from ?? (await preparedArchive()) });
  const planned = plannedStatements(pglite);
  const query = async <Row>(text: string, params: unknown[] = [], options?: QueryOptions) =>
    (await planned({ text, params, readAs: readAsOf(options) })) as Results<Row>;
  const alone = aloneStatements(pglite);
  const transactionOf = transactionsOn(pglite);
  const transaction: EmbeddedThread['transaction'] = (work, first) =>
    transactionOf((exec) => work({ exec, query }), first);
  const askAlone: EmbeddedThread['askAlone'] = (clientId, statement) => alone({ clientId, statement });
  return {
    ...embeddedDatabase(pglite, { transaction, askAlone }, () => undefined),
    files: () => pglite.dumpDataDir('none'),
  };
}

function embeddedDatabase(
  pglite: PGlite | EmbeddedThread,
  { transaction, askAlone }: Pick<EmbeddedThread, 'transaction' | 'askAlone'>,
  releaseLock: () => void,
): Database {
  // Of the whole PGlite drizzle calls `query` and `transaction` alone.
  const queriesOn = (statements: Pick<PGlite, 'query'>): Queries => drizzle(statements as PGlite);
  const queries = drizzle(pglite as PGlite);
  // Who may use the one session: a transaction that has begun is ended before the next begins.
  const turns = fairTurns(oneAtATime, () => performance.now());
  return {
    kind: 'embedded',
    queries,
    bossConnection: { db: fromPglite(pglite), backend: 'pglite' },
    transaction: async (work, clientId) => {
      const end = await turns.next(asker.getStore());
      try {
        const first = clientId === undefined ? undefined : enteringClient(clientId);
        return await transaction((statements) => work(queriesOn(statements)), first);
      } finally {
        end?.();
      }
    },
    // Without a turn: it is as short as the turn, and the session itself does one thing after the other.
    askAlone,
    migrate: () => migrateWithRetries(() => migrate(queries, { migrationsFolder })),
    close: async () => {
      await pglite.close();
      releaseLock();
    },
  };
}

const isPrepared = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/** Unpacked beside its place and then renamed: a process killed meanwhile leaves no half database. */
async function prepare(folder: string): Promise<void> {
  const unpacked = `${folder}.new`;
  rmSync(unpacked, { recursive: true, force: true });
  const pglite = await PGlite.create(unpacked, { loadDataDir: await preparedArchive() });
  await pglite.close();
  // The archive makes files that everybody may write.
  makePrivate(unpacked);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unpacked, folder);
}

/**
 * A migrated, empty database as an archive: unpacking it takes one second, creating one takes seven.
 * Written once for each set of migrations, into node_modules/.cache.
 */
async function preparedArchive(): Promise<Blob> {
  const archive = join(cacheFolder, `embedded-${pgliteVersion}-${migrationsHash()}.tar.gz`);
  if (!existsSync(archive)) await writeArchive(archive);
  // Read at once: a blob that is read later fails where another process has put the same archive in its place meanwhile.
  return new Blob([await readFile(archive)], { type: 'application/x-gzip' });
}

async function writeArchive(archive: string): Promise<void> {
  const pglite = await PGlite.create();
  await migrate(drizzle(pglite), { migrationsFolder });
  const data = await pglite.dumpDataDir('gzip');
  await pglite.close();
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = `${archive}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await data.arrayBuffer()));
  renameSync(unfinished, archive);
  for (const other of readdirSync(cacheFolder)) if (isOutdated(other, archive)) rmSync(join(cacheFolder, other));
}

const isOutdated = (file: string, archive: string): boolean =>
  file.startsWith('embedded-') && file.endsWith('.tar.gz') && !archive.endsWith(file);

const installed = createRequire(import.meta.url);
const pglitePackage = installed.resolve('@electric-sql/pglite').replace(/(@electric-sql\/pglite)\/.*$/s, '$1');
const cacheFolder = join(dirname(dirname(pglitePackage)), '.cache', 'doorwright');
const pgliteVersion: string = installed(`${pglitePackage}/package.json`).version;
