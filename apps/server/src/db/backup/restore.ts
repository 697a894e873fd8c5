import type { Job } from '@door/api/ports/outbox';
import { getTableName, sql } from 'drizzle-orm';
import { type BlobStore, madeOfFile, nameOfFile } from '../../storage/blob-name.ts';
import { StartError } from '../../start-error.ts';
import { asOwner, type Database, enterClient, type Queries } from '../database.ts';
import { tenantTables } from '../schema.ts';
import { client } from '../settings/schema.ts';
import { historySeal } from '../history/schema.ts';
import { loginName } from '../user/schema.ts';
import { type BackupLine, linesOf, readWhole } from './backup-file.ts';

interface RestoreFacts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly file: string;
  /** Queues a job again, in the same transaction as the rows. */
  readonly enqueue: (queries: Queries, job: Job) => Promise<void>;
}

/**
 * Restores into an empty database, in one transaction; otherwise throws a StartError. The file is read twice, a line at a time:
 * the first time to see that it is whole. Returns how many lines were restored.
 */
export async function restore({ database, blobs, file, enqueue }: RestoreFacts): Promise<number> {
  const lines = await readWhole(file);
  await asOwner(database, async (queries) => {
    const [known] = await queries.select().from(client).limit(1);
    if (known) throw new StartError('The database is not empty. Restore into a new one.');
    for await (const line of linesOf(file)) await restoreLine(line, { queries, blobs, enqueue });
  });
  return lines;
}

interface Restoring extends Pick<RestoreFacts, 'blobs' | 'enqueue'> {
  readonly queries: Queries;
}

async function restoreLine(line: BackupLine, { queries, blobs, enqueue }: Restoring): Promise<unknown> {
  switch (line.kind) {
    case 'client':
      return insertRow(queries, getTableName(client), line.row);
    case 'login-name':
      return insertRow(queries, getTableName(loginName), line.row);
    case 'row':
      return restoreTenantRow(queries, line);
    case 'job':
      return enqueue(queries, line.data);
    case 'picture': {
      const picture = nameOfFile(line.file);
      return picture && blobs.put(picture, Buffer.from(line.png, 'base64'));
    }
    case 'made': {
      const file = madeOfFile(line.file);
      return file && blobs.putMade(file, Buffer.from(line.bytes, 'base64'));
    }
    case 'head':
    case 'end':
      return undefined;
  }
}

async function restoreTenantRow(
  queries: Queries,
  { clientId, table, row }: Extract<BackupLine, { readonly kind: 'row' }>,
): Promise<void> {
  if (!tenantTableNames.has(table)) throw new StartError(`The backup names an unknown table ${table}.`);
  await enterClient(queries, clientId);
  // The role `app` may read the chain only.
  if (table === getTableName(historySeal)) await queries.execute(sql`select set_config('role', 'none', true)`);
  await insertRow(queries, table, row);
}

const tenantTableNames: ReadonlySet<string> = new Set(Object.values(tenantTables).map(getTableName));

/** Sets only the columns that the backup has: columns added later get their defaults. */
function insertRow(queries: Queries, table: string, row: unknown): Promise<unknown> {
  const columns = sql.join(
    Object.keys(Object(row)).map((column) => sql.identifier(column)),
    sql`, `,
  );
  return queries.execute(sql`insert into ${sql.identifier(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`);
}
