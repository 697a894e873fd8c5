import { PGlite, type PGliteOptions, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';

/** PGlite with the extension that its tables need, wherever their files are. */
export const createPglite = (options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { btree_gist } });

export type Statements = Pick<Transaction, 'query' | 'exec'>;

/** How a result is read. Types of which the text is wanted as PostgreSQL writes it are named by their number in `pg_type`. */
export interface ReadAs {
  readonly rowMode: 'array' | 'object';
  readonly asText: readonly number[];
}

/** The options of a statement as they can be sent to a thread: all parsers that Drizzle gives leave the text as it is. */
export const readAsOf = ({ rowMode = 'object', parsers = {} }: QueryOptions = {}): ReadAs => ({
  rowMode,
  asText: Object.keys(parsers).map(Number),
});

/** The same options as PGlite takes them. */
export const optionsOf = ({ rowMode, asText }: ReadAs): QueryOptions => ({
  rowMode,
  parsers: Object.fromEntries(asText.map((type) => [type, (value: string) => value])),
});

/**
 * Runs the work in a transaction of PGlite that begins with the statement `first`. It is undone also where a statement has failed and nobody
 * has looked at that: PostgreSQL answers such a commit by a rollback, which PGlite takes for a commit.
 */
export function inTransaction<Result>(
  pglite: Pick<PGlite, 'transaction'>,
  work: (statements: Statements) => Promise<Result>,
  first?: string,
): Promise<Result> {
  return pglite.transaction(async (transaction) => {
    let hasFailed = false;
    const watched = <Answer>(asked: Promise<Answer>): Promise<Answer> => {
      asked.catch(() => (hasFailed = true));
      return asked;
    };
    if (first !== undefined) await transaction.exec(first);
    const result = await work({
      query: (...asked) => watched(transaction.query(...asked)),
      exec: (...asked) => watched(transaction.exec(...asked)),
    });
    if (hasFailed) throw new Error(undone);
    return result;
  });
}

/** What is said where PostgreSQL has not kept a transaction that should be kept. */
export const undone = 'The transaction was undone: one of its statements has failed.';
