import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import { hasCode } from '../error-code.ts';

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
  /** Rows of a statement of a supplier by itself, in a transaction that is one message. */
  askAlone(clientId: number, statement: AloneStatement): Promise<readonly AloneRow[]>;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/**
 * SQL with `$1`, `$2` … for the texts, and a name, under which each connection plans it once: that takes longer than carrying it out.
 * Each of its columns is a text, so that nothing is parsed that is not needed.
 */
export interface AloneStatement {
  readonly name: string;
  readonly sql: string;
  readonly texts: readonly string[];
  /** It writes, and so waits for the disk: nobody else's statement is to wait with it. */
  readonly isWrite?: true;
}

/** The columns in their order. */
export type AloneRow = readonly (string | null)[];

/** PostgreSQL's code where a connection has not planned the statement that is named: `invalid_sql_statement_name`. */
export const withoutPlan = '26000';

/** What PostgreSQL says where a plan's result would have other types than when it was made: `feature_not_supported`. */
const outdatedPlan = '0A000';

export const hasNoPlan = (error: unknown): boolean => hasCode(error, withoutPlan) || hasCode(error, outdatedPlan);

/** Throws where PostgreSQL has answered a commit by a rollback: a statement has failed, and nobody has said so. */
export function mustBeKept(command: string | undefined): void {
  if (command === 'ROLLBACK') throw new Error('The transaction was undone: one of its statements has failed.');
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
  /** Statements that nobody waits for: the commit comes behind them, and fails where one of them has. */
  readonly unanswered: Promise<unknown>[];
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
export const enteringClient = (clientId: number): string => entering(`'${String(Math.trunc(clientId))}'`);

/** @param client SQL of its number as a text */
export const entering = (client: string): string =>
  `select set_config('role', 'app', true), set_config('app.client_id', ${client}, true)`;

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

async function inTransaction<T>(
  database: Database,
  work: (queries: Queries) => Promise<T>,
  clientId?: number,
): Promise<T> {
  outsideTransactions(database);
  const name = clientId === undefined ? 'owner' : nameOf(clientId);
  const unanswered: Promise<unknown>[] = [];
  const inside = (queries: Queries) => openTransaction.run({ name, queries, unanswered }, () => work(queries));
  try {
    return await database.transaction(inside, clientId);
  } catch (error) {
    // What has failed first says why; the database has only refused what followed.
    await Promise.all(unanswered);
    throw error;
  }
}

/**
 * Lets the open transaction go on without the answer to a statement that has been sent in it: a round trip less, since the commit follows
 * at once. Where the statement fails, the transaction fails with its error. Outside of a transaction it is waited for.
 */
export async function answeredByCommit(queries: Queries, sent: Promise<unknown>): Promise<void> {
  const open = openTransaction.getStore();
  if (open?.queries !== queries) return void (await sent);
  sent.catch(() => undefined);
  open.unanswered.push(sent);
}

/** Rows of a raw statement: both drivers return an object with `rows`. */
export function rowsOf(result: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) {
    throw new Error('The database driver answered without rows.');
  }
  return result.rows;
}
