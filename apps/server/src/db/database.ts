import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** Drizzle over either driver, or a transaction of it. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** One database, embedded or PostgreSQL: the rest of the server does not know which. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Runs as the owner of the tables, who sees no supplier's rows either: row level security is forced. */
  readonly queries: Queries;
  /** Options for pg-boss to use this database. */
  readonly bossConnection: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString'>;
  /** How its connections are used now; absent: the embedded database has none. */
  poolUse?(): PoolUse;
  /** Copies the files of the database as they are at one moment into a new folder; absent: PostgreSQL keeps its own. */
  copyTo?(folder: string): Promise<void>;
  /** Takes deleted rows out of the files of the embedded database; absent: PostgreSQL's own settings say when it does so. */
  purgeDeletedRows?(): Promise<void>;
  /** Runs the work in a transaction, as owner; of a supplier where one is named (`asClient`). */
  transaction<T>(work: (queries: Queries) => Promise<T>, clientId?: number): Promise<T>;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Connections to PostgreSQL of this process, and requests that wait for one. */
export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

interface OpenTransaction {
  readonly name: string;
  readonly queries: Queries;
}

const openTransaction = new AsyncLocalStorage<OpenTransaction>();

/** Runs the work in a transaction as role `app`, which sees only this supplier's rows. */
export function asClient<T>(database: Database, clientId: number, work: (queries: Queries) => Promise<T>): Promise<T> {
  return inTransaction(database, work, clientId);
}

/** In the open transaction where it is one of this supplier, and else in one of its own. */
export function inClient<T>(database: Database, clientId: number, work: (queries: Queries) => Promise<T>): Promise<T> {
  const open = openTransaction.getStore();
  return open?.name === nameOf(clientId) ? work(open.queries) : asClient(database, clientId, work);
}

const nameOf = (clientId: number): string => `client ${clientId}`;

/** Sets role and client for the rest of this transaction, in one round trip. */
export const enterClient = (queries: Queries, clientId: number): Promise<unknown> =>
  queries.execute(enteringClient(clientId));

/** The statement of `enterClient`, which can be sent together with the begin of a transaction. */
export const enteringClient = (clientId: number): string =>
  `select set_config('role', 'app', true), set_config('app.client_id', '${String(Math.trunc(clientId))}', true)`;

/** Runs the work in a transaction as owner, for tables that belong to no supplier. */
export const asOwner = <T>(database: Database, work: (queries: Queries) => Promise<T>): Promise<T> =>
  inTransaction(database, work);

/** Whether the present work is part of a transaction, which keeps whatever it has locked meanwhile. */
export const isInTransaction = (): boolean => openTransaction.getStore() !== undefined;

/** Queries outside of any transaction. Throws inside one: on the embedded database they would wait for it for ever. */
export function outsideTransactions(database: Database): Queries {
  const open = openTransaction.getStore();
  if (open) throw new Error(`A query outside of transactions was made inside one (${open.name}).`);
  return database.queries;
}

/** Queries in the open transaction, if there is one. */
export const currentQueries = (database: Database): Queries => openTransaction.getStore()?.queries ?? database.queries;

function inTransaction<T>(database: Database, work: (queries: Queries) => Promise<T>, clientId?: number): Promise<T> {
  outsideTransactions(database);
  const name = clientId === undefined ? 'owner' : nameOf(clientId);
  return database.transaction((queries) => openTransaction.run({ name, queries }, () => work(queries)), clientId);
}

/** Rows of a raw statement: both drivers return an object with `rows`. */
export function rowsOf(result: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) {
    throw new Error('The database driver answered without rows.');
  }
  return result.rows;
}
