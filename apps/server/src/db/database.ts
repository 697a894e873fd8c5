import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** Drizzle over either driver, or a transaction of it. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** One database, embedded or PostgreSQL: the rest of the server does not know which. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** As owner of the tables, but of no supplier's rows: policies are forced. */
  readonly queries: Queries;
  /** How the job queue reaches this database. */
  readonly bossConnection: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString'>;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

interface OpenTransaction {
  readonly name: string;
  readonly queries: Queries;
}

const openTransaction = new AsyncLocalStorage<OpenTransaction>();

/** One transaction as the role that owns nothing, seeing one supplier's rows. */
export function asClient<T>(database: Database, clientId: number, work: (queries: Queries) => Promise<T>): Promise<T> {
  return inTransaction(database, `client ${clientId}`, async (queries) => {
    await enterClient(queries, clientId);
    return work(queries);
  });
}

/** The role and the client of this transaction, in one round trip; both end with it. */
export const enterClient = (queries: Queries, clientId: number): Promise<unknown> =>
  queries.execute(sql`select set_config('role', 'app', true), set_config('app.client_id', ${String(clientId)}, true)`);

/** A transaction as owner, for what belongs to no supplier. */
export const asOwner = <T>(database: Database, work: (queries: Queries) => Promise<T>): Promise<T> =>
  inTransaction(database, 'owner', work);

/** Queries of no transaction. Inside one they would wait for it for ever on the embedded database, so they are refused. */
export function outsideTransactions(database: Database): Queries {
  const open = openTransaction.getStore();
  if (open) throw new Error(`A query outside of transactions was made inside one (${open.name}).`);
  return database.queries;
}

/** Those of the transaction that is open here, if one is; for what may join any transaction. */
export const joiningQueries = (database: Database): Queries => openTransaction.getStore()?.queries ?? database.queries;

function inTransaction<T>(database: Database, name: string, work: (queries: Queries) => Promise<T>): Promise<T> {
  return outsideTransactions(database).transaction((queries) =>
    openTransaction.run({ name, queries }, () => work(queries)),
  );
}

/** Rows of a hand-written statement; the two drivers agree on this much of their answers. */
export function rowsOf(result: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) {
    throw new Error('The database driver answered without rows.');
  }
  return result.rows;
}
