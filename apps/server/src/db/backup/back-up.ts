import { rename, rm } from 'node:fs/promises';
import type { BlobName, MadeFile } from '@door/api/ports/blobs';
import type { ImageView } from '@door/api/visitor/image-store';
import type { Job } from '@door/api/ports/outbox';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type BlobStore, fileNameOf, fileOfMade } from '../../storage/blob-name.ts';
import { visitEvent } from '../diary/schema.ts';
import { asOwner, type Database, enterClient, type Queries, rowsOf } from '../database.ts';
import { tenantTables } from '../schema.ts';
import { client } from '../settings/schema.ts';
import { document } from '../document/schema.ts';
import { claimPhoto } from '../bills/schema.ts';
import { salePhoto } from '../customer-page/thread-schema.ts';
import { doorImage, surveyPhoto } from '../item/schema.ts';
import { loginName } from '../user/schema.ts';
import { type AddLine, backupFormat, lineWriter } from './backup-file.ts';

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
    await lines.add({ kind: 'head', format: backupFormat, taken: new Date().toISOString() });
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
interface ClaimPhotoRow {
  readonly claim_id: string;
  readonly id: string;
}
interface SalePhotoRow {
  readonly sale_id: string;
  readonly id: string;
}
interface VisitPhotoRow {
  readonly visit_id: string | null;
  readonly photo: string | null;
}
type DocumentRow = Pick<typeof document.$inferSelect, 'blob' | 'pictures'>;

type FilesOf = (row: unknown) => readonly (BlobName | MadeFile)[];

const filesNamedBy: Readonly<Record<string, FilesOf | undefined>> = {
  [getTableName(doorImage)]: (row) => {
    const { item_id: itemId, side, version }: ImageRow = Object(row);
    return [{ container: 'framecontainers', itemId, side, version }];
  },
  [getTableName(surveyPhoto)]: (row) => {
    const { item_id: of, id: version }: PhotoRow = Object(row);
    return [{ container: 'surveyphotos', of, version }];
  },
  [getTableName(claimPhoto)]: (row) => {
    const { claim_id: of, id: version }: ClaimPhotoRow = Object(row);
    return [{ container: 'claimphotos', of, version }];
  },
  [getTableName(salePhoto)]: (row) => {
    const { sale_id: of, id: version }: SalePhotoRow = Object(row);
    return [{ container: 'salephotos', of, version }];
  },
  [getTableName(visitEvent)]: (row) => {
    const { visit_id: of, photo: version }: VisitPhotoRow = Object(row);
    return of === null || version === null ? [] : [{ container: 'visitphotos', of, version }];
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
