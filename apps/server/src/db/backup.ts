import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BlobName, MadeFile } from '@door/api/ports/blobs';
import type { BlobStore } from '../adapters/blobs/blob-name.ts';
import type { ImageView } from '@door/api/ports/image-store';
import type { Job } from '@door/api/ports/outbox';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { fileNameOf, fileOfMade, madeOfFile, nameOfFile } from '../adapters/blobs/blob-name.ts';
import { StartError } from '../start-error.ts';
import { asOwner, type Database, enterClient, type Queries, rowsOf } from './database.ts';
import { tenantTables } from './schema.ts';
import { client } from './tables/client.ts';
import { ofToday } from './older-backup.ts';
import { document } from './tables/document.ts';
import { doorImage } from './tables/door-image.ts';
import { historySeal } from './tables/history-seal.ts';
import { loginName } from './tables/login-name.ts';
import { surveyPhoto } from './tables/survey-photo.ts';

/**
 * A backup is a gzip file with one JSON value per line: a head, the suppliers, the rows of each, after a row the files that it
 * names, an end. A backup of the embedded database can be restored into PostgreSQL, and the other way round.
 */
export type BackupLine =
  /** Format 1 held files last, and the tables of before may need to be read as a whole: see `ofToday`. */
  | { readonly kind: 'head'; readonly format: 1 | 2; readonly taken: string }
  | { readonly kind: 'client'; readonly row: unknown }
  | { readonly kind: 'login-name'; readonly row: unknown }
  | { readonly kind: 'row'; readonly clientId: number; readonly table: string; readonly row: unknown }
  | { readonly kind: 'job'; readonly data: Job }
  /** A job, as backups wrote it while mail was the only kind. */
  | { readonly kind: 'mail'; readonly data: Job }
  | { readonly kind: 'picture'; readonly file: string; readonly png: string }
  /** A PDF, or a picture in one. */
  | { readonly kind: 'made'; readonly file: string; readonly bytes: string }
  | { readonly kind: 'end'; readonly lines: number };

interface BackupFacts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly file: string;
}

export interface BackupCount {
  readonly lines: number;
  /** Files that rows name and that were not there: deleted since the moment of the rows. */
  readonly missingFiles: number;
}

/**
 * Writes the rows of one moment and the files that they name, also while the server runs. In memory is one line, or the rows of
 * one fetch, at a time. The file gets its name when it is complete and on the disk.
 */
export async function backUp({ database, blobs, file }: BackupFacts): Promise<BackupCount> {
  const unfinished = `${file}.unfinished`;
  const lines = lineWriter(unfinished);
  try {
    await lines.add({ kind: 'head', format: 2, taken: new Date().toISOString() });
    const missingFiles = await asOwner(database, async (queries) => {
      await queries.execute(sql`set transaction isolation level repeatable read, read only`);
      return addRows(queries, blobs, lines.add);
    });
    await lines.add({ kind: 'end', lines: lines.count() });
    await lines.close();
    await rename(unfinished, file);
    return { lines: lines.count(), missingFiles };
  } catch (error) {
    await lines.abandon();
    await rm(unfinished, { force: true });
    throw error;
  }
}

type AddLine = (line: BackupLine) => Promise<void>;

/** Waits with each line until the disk has taken those before. */
function lineWriter(file: string) {
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(file, { flush: true }));
  written.catch(() => undefined);
  let count = 0;
  const add: AddLine = async (line) => {
    count += 1;
    if (!zip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(zip, 'drain'), written]);
  };
  return {
    add,
    count: () => count,
    close: () => {
      zip.end();
      return written;
    },
    abandon: () => {
      zip.destroy();
      return written.catch(() => undefined);
    },
  };
}

/**
 * Sessions end with the database that they belong to: after a restore everybody logs in again. A zip of a person's data has its
 * week, which no backup makes longer: whoever needs it asks for it again.
 */
const unsaved: readonly unknown[] = [tenantTables.loginSession, tenantTables.personZip];
const savedTables = Object.values(tenantTables).filter((table) => !unsaved.includes(table));

/** Returns how many files were missing. */
async function addRows(queries: Queries, blobs: BlobStore, add: AddLine): Promise<number> {
  const clients = await queries.select({ id: client.clientId }).from(client);
  for await (const row of rowsIn(queries, client)) await add({ kind: 'client', row });
  for await (const row of rowsIn(queries, loginName)) await add({ kind: 'login-name', row });
  for (const data of await waitingJobs(queries)) await add({ kind: 'job', data });
  let missingFiles = 0;
  const addFile = fileAdder(blobs, add);
  for (const { id } of clients) {
    await enterClient(queries, id);
    for (const table of savedTables) {
      const name = getTableName(table);
      for await (const row of rowsIn(queries, table)) {
        await add({ kind: 'row', clientId: id, table: name, row });
        for (const file of filesNamedBy[name]?.(row) ?? []) if (!(await addFile(file))) missingFiles += 1;
      }
    }
  }
  return missingFiles;
}

/** Rows of one fetch. A row is a document of up to a megabyte. */
const rowsOfFetch = 20;

async function* rowsIn(queries: Queries, table: PgTable): AsyncIterable<unknown> {
  await queries.execute(sql`declare saved no scroll cursor for select to_jsonb(${table}) as row from ${table}`);
  for (;;) {
    const rows = rowsOf(await queries.execute(sql`fetch forward ${sql.raw(String(rowsOfFetch))} from saved`));
    for (const { row } of rows) yield row;
    if (rows.length < rowsOfFetch) break;
  }
  await queries.execute(sql`close saved`);
}

/** Adds a file once, however many rows name it; false where it is missing. */
function fileAdder(blobs: BlobStore, add: AddLine) {
  const added = new Set<string>();
  return async (name: BlobName | MadeFile): Promise<boolean> => {
    const file = isMade(name) ? fileOfMade(name) : fileNameOf(name);
    if (added.has(file)) return true;
    added.add(file);
    const bytes = await (isMade(name) ? blobs.readMade(name) : blobs.read(name));
    if (!bytes) return false;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
    await add(isMade(name) ? { kind: 'made', file, bytes: text } : { kind: 'picture', file, png: text });
    return true;
  };
}

const isMade = (name: BlobName | MadeFile): name is MadeFile => 'type' in name;

/** Rows as `to_jsonb` spells them: by the names of the columns. */
interface ImageRow {
  readonly item_id: string;
  readonly side: ImageView;
  readonly version: string;
}
interface PhotoRow {
  readonly item_id: string;
  readonly id: string;
}
type DocumentRow = Pick<typeof document.$inferSelect, 'blob' | 'pictures'>;

type FilesOf = (row: unknown) => readonly (BlobName | MadeFile)[];

const filesNamedBy: Readonly<Record<string, FilesOf | undefined>> = {
  [getTableName(doorImage)]: (row) => {
    const { item_id: itemId, side, version }: ImageRow = Object(row);
    return [{ container: 'framecontainers', itemId, side, version }];
  },
  [getTableName(surveyPhoto)]: (row) => {
    const { item_id: itemId, id: version }: PhotoRow = Object(row);
    return [{ container: 'surveyphotos', itemId, version }];
  },
  [getTableName(document)]: (row) => {
    const { blob, pictures }: DocumentRow = Object(row);
    const pdf = blob === null ? [] : [{ container: 'documents', name: blob, type: 'pdf' } as const];
    return [...pdf, ...pictures.flatMap(({ external, internal }) => [external, internal])];
  },
};

/** Mails that are not sent and documents that are not made yet. The queue creates its tables at the first start of the server, so they may be missing. */
async function waitingJobs(queries: Queries): Promise<readonly Job[]> {
  const [found] = rowsOf(await queries.execute(sql`select to_regclass('pgboss.job') is not null as there`));
  if (!found?.['there']) return [];
  const waiting = await queries
    .select({ data: sql<Job>`data` })
    .from(sql`pgboss.job`)
    .where(sql`name in ('mail', 'documents') and state in ('created', 'retry', 'active')`);
  return waiting.map(({ data }) => data);
}

interface RestoreFacts extends BackupFacts {
  /** Queues a mail again, in the same transaction as the rows. */
  readonly enqueue: (queries: Queries, job: Job) => Promise<void>;
}

/**
 * Restores into an empty database, in one transaction; otherwise throws a StartError. The file is read twice, a line at a time:
 * the first time to see that it is whole. Returns how many lines were restored.
 */
export async function restore({ database, blobs, file, enqueue }: RestoreFacts): Promise<number> {
  const { format, lines } = await readWhole(file);
  await asOwner(database, async (queries) => {
    const [known] = await queries.select().from(client).limit(1);
    if (known) throw new StartError('The database is not empty. Restore into a new one.');
    const toRestore = format === 2 ? linesOf(file) : olderLinesOf(file);
    for await (const line of toRestore) {
      if (isFile(line)) await restoreFile(blobs, line);
      else await restoreLine(queries, line, enqueue);
    }
  });
  return lines;
}

type FileLine = Extract<BackupLine, { readonly kind: 'picture' | 'made' }>;
const isFile = (line: BackupLine): line is FileLine => line.kind === 'picture' || line.kind === 'made';

async function restoreFile(blobs: BlobStore, line: FileLine): Promise<void> {
  if (line.kind === 'picture') {
    const name = nameOfFile(line.file);
    if (name) await blobs.put(name, Buffer.from(line.png, 'base64'));
    return;
  }
  const file = madeOfFile(line.file);
  if (file) await blobs.putMade(file, Buffer.from(line.bytes, 'base64'));
}

async function restoreLine(queries: Queries, line: BackupLine, enqueue: RestoreFacts['enqueue']): Promise<void> {
  const shared = line.kind === 'row' ? undefined : sharedTableOf[line.kind];
  if (shared && 'row' in line) await insertDocument(queries, shared, line.row);
  if (line.kind === 'job' || line.kind === 'mail') await enqueue(queries, line.data);
  if (line.kind !== 'row') return;
  if (!tenantTableNames.has(line.table)) throw new StartError(`The backup names an unknown table ${line.table}.`);
  await enterClient(queries, line.clientId);
  // The role `app` may read the chain only.
  if (line.table === getTableName(historySeal)) await queries.execute(sql`select set_config('role', 'none', true)`);
  await insertDocument(queries, line.table, line.row);
}

const sharedTableOf: Readonly<Partial<Record<BackupLine['kind'], string>>> = {
  client: getTableName(client),
  'login-name': getTableName(loginName),
};

const tenantTableNames: ReadonlySet<string> = new Set(Object.values(tenantTables).map(getTableName));

/** Sets only the columns that the backup has: columns added later get their defaults. */
function insertDocument(queries: Queries, table: string, row: unknown): Promise<unknown> {
  const columns = sql.join(
    Object.keys(Object(row)).map((column) => sql.identifier(column)),
    sql`, `,
  );
  return queries.execute(sql`insert into ${sql.identifier(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`);
}

/** Files as they come, then the rows as today's tables take them: those of before may need each other. */
async function* olderLinesOf(file: string): AsyncIterable<BackupLine> {
  const rows: BackupLine[] = [];
  for await (const line of linesOf(file)) {
    if (isFile(line)) yield line;
    else rows.push(line);
  }
  yield* ofToday(rows);
}

/** Reads all before anything is restored, so that a truncated backup restores nothing. */
async function readWhole(file: string): Promise<{ readonly format: 1 | 2; readonly lines: number }> {
  let lines = 0;
  let head: BackupLine | undefined;
  let last: BackupLine | undefined;
  for await (const line of linesOf(file)) {
    head ??= line;
    last = line;
    lines += 1;
  }
  if (head?.kind !== 'head' || last?.kind !== 'end' || last.lines !== lines - 1) throw notWhole(file);
  return { format: head.format, lines };
}

const notWhole = (file: string): Error => new StartError(`${file} is not a whole backup.`);

async function* linesOf(file: string): AsyncIterable<BackupLine> {
  try {
    for await (const text of textLinesOf(file)) {
      const line: BackupLine = JSON.parse(text);
      yield line;
    }
  } catch (error) {
    if (isDamage(error)) throw notWhole(file);
    throw error;
  }
}

/** A piece of a line is JSON that does not end; a piece of a gzip file one that zlib cannot end. */
const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));

/** Not `readline`, which reads a thousand lines ahead: a line may be a picture of megabytes. */
async function* textLinesOf(file: string): AsyncIterable<string> {
  const zip = createReadStream(file);
  const text = createGunzip();
  zip.once('error', (error) => text.destroy(error));
  const pieces: AsyncIterable<Buffer> = zip.pipe(text);
  let begun: Buffer[] = [];
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      yield Buffer.concat([...begun, piece.subarray(from, end)]).toString();
      begun = [];
      from = end + 1;
    }
    begun.push(piece.subarray(from));
  }
  const rest = Buffer.concat(begun).toString();
  if (rest !== '') yield rest;
}
