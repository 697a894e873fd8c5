import type { Transactions } from '@door/api/ports/stores';
import type { Job } from '@door/api/ports/outbox';
import type { OfficeRole } from '@door/domain/people/roles';
import { eq, getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { rowsOf } from '../db/database.ts';
import { openInMemory } from '../db/open-embedded.ts';
import { sharedTables, tenantTables } from '../db/schema.ts';
import { addSupplier, type NewSupplier } from '../db/seed-if-empty.ts';
import { transactionsOf } from '../db/transactions.ts';
import { emailHash, subjectHash } from '../db/user/login-name-hash.ts';
import { account, loginName } from '../db/user/schema.ts';
import { startJobs } from '../jobs/jobs.ts';
import { silent } from './fill-database.ts';

type Tables = typeof tenantTables;

/** Somebody of a supplier who can log in. */
export interface TestPerson {
  readonly userId: string;
  readonly client: number;
  readonly name: string | null;
  readonly email: string;
  readonly role: OfficeRole;
  /** In hundredths of a per cent. */
  readonly maxDiscount: number | null;
}

/** The name of a schema with a copy of all rows at one moment, and a function that puts them back. */
export type SavedRows = string & { readonly of: 'saved rows' };

/** The real stores on an embedded database, which a test may put back as it was. */
export interface CallStores {
  readonly transactions: Transactions;
  addSupplier(supplier: NewSupplier): Promise<unknown>;
  addPerson(person: TestPerson): Promise<unknown>;
  /** The rows of a supplier in one table, by their key. */
  rows<Name extends keyof Tables>(table: Name, client: number): Promise<Tables[Name]['$inferSelect'][]>;
  /** All rows of a supplier, as text: two texts differ where anything stored does. */
  allRows(client: number): Promise<string>;
  /** What waits to be done for a supplier, the oldest first; of one transaction by its kind. */
  jobs(client: number): Promise<readonly Job[]>;
  save(): Promise<SavedRows>;
  /** Makes all rows those that were saved: what was written since is gone. */
  putBack(saved: SavedRows): Promise<void>;
}

const jobTable = 'pgboss.job';
const tableNames = [...Object.values({ ...sharedTables, ...tenantTables }).map(getTableName), jobTable];

/** Long, and never changed: one of the same number is the same. */
const versionTable = getTableName(tenantTables.catalogueVersion);

let opened: Promise<CallStores> | undefined;

/** One database for all test files of a worker: opening it takes a second or two, putting it back a hundredth. */
export const callStores = (): Promise<CallStores> => (opened ??= open());

async function open(): Promise<CallStores> {
  const database = await openInMemory();
  const { queries } = database;
  const { enqueue } = await startJobs(database, silent);
  let saved = 0;
  let present: { readonly rows: SavedRows; readonly at: string } | undefined;
  const texts = new Map<number, { readonly at: string; readonly text: string }>();
  /** The number of the next transaction that writes: while it is the same, so is the database. */
  const nextTransaction = async () => {
    const [row] = rowsOf(await queries.execute(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`));
    return String(row?.['next']);
  };
  return {
    transactions: transactionsOf(database, enqueue),
    addSupplier: (supplier) => addSupplier(database, supplier),
    addPerson: async ({ userId: id, client: clientId, email, ...person }) => {
      const at = new Date('2026-11-20T08:00:00.000Z');
      const times = { createdAt: at, lastUpdated: at };
      await queries.insert(account).values({ clientId, id, email, ...person, passwordHash: 'of a test', ...times });
      for (const nameHash of [emailHash(email), subjectHash(id)])
        await queries.insert(loginName).values({ nameHash, clientId, accountId: id });
    },
    rows: async <Name extends keyof Tables>(name: Name, client: number) => {
      const table: Tables[keyof Tables] = tenantTables[name];
      const [key] = getTableConfig(table).primaryKeys;
      const found: unknown = await queries
        .select()
        .from(table)
        .where(eq(table.clientId, client))
        .orderBy(...(key?.columns ?? []));
      return found as Tables[Name]['$inferSelect'][];
    },
    allRows: async (client) => {
      const now = await nextTransaction();
      const known = texts.get(client);
      if (known?.at === now) return known.text;
      const tables = Object.values(tenantTables).map(
        (table) =>
          sql`select coalesce(json_agg(t order by t), '[]')::text as rows from ${table} t where client_id = ${client}`,
      );
      const text = JSON.stringify(rowsOf(await queries.execute(sql.join(tables, sql` union all `))));
      texts.set(client, { at: now, text });
      return text;
    },
    jobs: async (client) => {
      const rows = rowsOf(
        await queries.execute(sql`
          select data from ${sql.raw(jobTable)} where data->>'clientId' = ${String(client)} and state < 'completed'
          order by created_on, data->>'kind'`),
      );
      return rows.map(({ data }) => data as Job);
    },
    // A function, because the database plans its statements once; with triggers and foreign keys off, for whose order rows do not wait.
    save: async () => {
      saved += 1;
      const schema = `saved_${String(saved)}`;
      await queries.execute(sql.raw(`create schema ${schema}`));
      const copies = tableNames.map((name) => ({ name, copy: `${schema}."${name}"` }));
      for (const { name, copy } of copies)
        await queries.execute(sql.raw(`create table ${copy} as table ${quoted(name)}`));
      const isSame = (name: string) =>
        name === versionTable ? '(other.client_id, other.number) = (one.client_id, one.number)' : 'other = one';
      const isNotIn = (other: string, name: string) => `not exists (select from ${other} other where ${isSame(name)})`;
      const steps = copies.flatMap(({ name, copy }) => [
        `delete from ${quoted(name)} one where ${isNotIn(copy, name)};`,
        `insert into ${quoted(name)} select * from ${copy} one where ${isNotIn(quoted(name), name)};`,
      ]);
      await queries.execute(
        sql.raw(`
          create function ${schema}.put_back() returns void language plpgsql set session_replication_role = replica
          as $$ begin ${steps.join('\n')} end $$`),
      );
      return schema as SavedRows;
    },
    putBack: async (rows) => {
      if (present?.rows === rows && present.at === (await nextTransaction())) return;
      await queries.execute(sql.raw(`select ${rows}.put_back()`));
      present = { rows, at: await nextTransaction() };
    },
  };
}

const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
