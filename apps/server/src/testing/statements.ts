import { drizzle } from 'drizzle-orm/pglite';
import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../db/database.ts';

/** A statement of a store, with its parameters. */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** The first statement that the question sends. The mock database gives no answer, so the question then fails. */
export async function firstStatementOf(question: (queries: Queries) => Promise<unknown>): Promise<Statement> {
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, params: readonly unknown[]) => void statements.push({ text, params }) };
  await question(drizzle.mock({ logger })).catch(() => undefined);
  const [first] = statements;
  if (!first) throw new Error('No statement was sent.');
  return first;
}

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
