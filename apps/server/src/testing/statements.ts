import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../db/database.ts';

/** A statement of a store, with its parameters. */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/**
 * The statements that the question sends. It may fail where it needs what stands in a row of the query builder: those that it is answered
 * are empty.
 * @param found the rows that a statement finds; absent: none
 */
export async function statementsOf(
  question: (queries: Queries) => Promise<unknown>,
  found: (statement: Statement) => Promise<readonly unknown[]> = async () => [],
): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const query = async (text: string, params: readonly unknown[], options?: QueryOptions) => {
    statements.push({ text, params });
    const rows = await found({ text, params });
    const isOfBuilder = options?.rowMode === 'array';
    return { rows: isOfBuilder ? rows.map(() => emptyRow) : rows, fields: [], affectedRows: 0 };
  };
  // Of the whole PGlite drizzle calls `query` alone.
  await question(drizzle({ query } as unknown as PGlite)).catch(() => undefined);
  return statements;
}

/** Longer than any. */
const emptyRow: readonly null[] = Array.from({ length: 100 }, () => null);

export async function firstStatementOf(question: (queries: Queries) => Promise<unknown>): Promise<Statement> {
  const [first] = await statementsOf(question);
  if (!first) throw new Error('No statement was sent.');
  return first;
}

/** The rows that a statement finds. */
export const resultOf = async (queries: Queries, statement: Statement) =>
  rowsOf(await queries.execute(sql.raw(withParams(statement))));

/** What PostgreSQL says of a statement, line by line: its plan, and with `analyze` what it took. */
export async function explained(queries: Queries, statement: Statement, options: string): Promise<string> {
  const rows = rowsOf(await queries.execute(sql.raw(`explain (${options}) ${withParams(statement)}`)));
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

/** The statement with its parameters inserted, without escaping: they are this test's own. */
const withParams = ({ text, params }: Statement): string =>
  text.replace(/\$(\d+)/g, (_, at: string) => {
    const value = params[Number(at) - 1];
    return typeof value === 'number' ? String(value) : `'${String(value)}'`;
  });
