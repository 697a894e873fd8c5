import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BlobName, MadeFile } from '@door/api/ports/blobs';
import type { BlobStore } from '../adapters/blobs/blob-name.ts';
import type { Job } from '@door/api/ports/outbox';
import { getTableName, sql } from 'drizzle-orm';
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
 * A backup is a gzip file with one JSON value per line: a head, the rows of each supplier, their current pictures, an end.
 * A backup of the embedded database can be restored into PostgreSQL, and the other way round.
 */
export type BackupLine =
  | { readonly kind: 'head'; readonly format: 1; readonly taken: string }
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

/** Takes a consistent snapshot, also while the server runs. The file gets its name when it is complete. */
export async function backUp({ database, blobs, file }: BackupFacts): Promise<number> {
  const lines: string[] = [];
  const add = (line: BackupLine) => lines.push(`${JSON.stringify(line)}\n`);
  add({ kind: 'head', format: 1, taken: new Date().toISOString() });
  const { pictures, made } = await asOwner(database, async (queries) => {
    await queries.execute(sql`set transaction isolation level repeatable read, read only`);
    return collectRows(queries, add);
  });
  for (const name of pictures) {
    const png = await blobs.read(name);
    if (png) add({ kind: 'picture', file: fileNameOf(name), png: Buffer.from(png).toString('base64') });
  }
  for (const file of made) {
    const bytes = await blobs.readMade(file);
    if (bytes) add({ kind: 'made', file: fileOfMade(file), bytes: Buffer.from(bytes).toString('base64') });
  }
  add({ kind: 'end', lines: lines.length });
  await pipeline(Readable.from(lines), createGzip(), createWriteStream(`${file}.unfinished`));
  await rename(`${file}.unfinished`, file);
  return lines.length;
}

/**
 * Sessions end with the database that they belong to: after a restore everybody logs in again. A zip of a person's data has its
 * week, which no backup makes longer: whoever needs it asks for it again.
 */
const unsaved: readonly unknown[] = [tenantTables.loginSession, tenantTables.personZip];
const savedTables = Object.values(tenantTables).filter((table) => !unsaved.includes(table));

async function collectRows(queries: Queries, add: (line: BackupLine) => void) {
  const clients = await queries.select({ id: client.clientId, row: sql`to_jsonb(${client})` }).from(client);
  for (const { row } of clients) add({ kind: 'client', row });
  const names = await queries.select({ row: sql`to_jsonb(${loginName})` }).from(loginName);
  for (const { row } of names) add({ kind: 'login-name', row });
  for (const data of await waitingJobs(queries)) add({ kind: 'job', data });
  const pictures: BlobName[] = [];
  const made = new Map<string, MadeFile>();
  for (const { id } of clients) {
    await enterClient(queries, id);
    for (const table of savedTables) {
      const rows = await queries.select({ row: sql`to_jsonb(${table})` }).from(table);
      for (const { row } of rows) add({ kind: 'row', clientId: id, table: getTableName(table), row });
    }
    pictures.push(...(await shownPictures(queries)));
    for (const file of await madeFiles(queries)) made.set(fileOfMade(file), file);
  }
  return { pictures, made: [...made.values()] };
}

async function shownPictures(queries: Queries): Promise<readonly BlobName[]> {
  const doors = await queries.select().from(doorImage);
  const photos = await queries.select().from(surveyPhoto);
  return [
    ...doors.map(({ itemId, side, version }) => ({ container: 'framecontainers', itemId, side, version }) as const),
    ...photos.map(({ itemId, id }) => ({ container: 'surveyphotos', itemId, version: id }) as const),
  ];
}

async function madeFiles(queries: Queries): Promise<readonly MadeFile[]> {
  const documents = await queries.select({ blob: document.blob, pictures: document.pictures }).from(document);
  return documents.flatMap(({ blob, pictures }): readonly MadeFile[] => [
    ...(blob === null ? [] : [{ container: 'documents', name: blob, type: 'pdf' } as const]),
    ...pictures.flatMap(({ external, internal }) => [external, internal]),
  ]);
}

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

/** Restores into an empty database, in one transaction; otherwise throws a StartError. */
export async function restore({ database, blobs, file, enqueue }: RestoreFacts): Promise<number> {
  const lines = await readBackup(file);
  for (const line of lines) {
    if (line.kind === 'picture' || line.kind === 'made') await restoreFile(blobs, line);
  }
  await asOwner(database, async (queries) => {
    const [known] = await queries.select().from(client).limit(1);
    if (known) throw new StartError('The database is not empty. Restore into a new one.');
    for (const line of ofToday(lines)) await restoreLine(queries, line, enqueue);
  });
  return lines.length;
}

async function restoreFile(
  blobs: BlobStore,
  line: Extract<BackupLine, { readonly kind: 'picture' | 'made' }>,
): Promise<void> {
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

/** Reads the whole file first, so that a truncated backup restores nothing. */
async function readBackup(file: string): Promise<readonly BackupLine[]> {
  const lines: BackupLine[] = [];
  for await (const text of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    const line: BackupLine = JSON.parse(text);
    lines.push(line);
  }
  const [head, end] = [lines.at(0), lines.at(-1)];
  const isWhole = head?.kind === 'head' && end?.kind === 'end' && end.lines === lines.length - 1;
  if (!isWhole) throw new StartError(`${file} is not a whole backup.`);
  return lines;
}
