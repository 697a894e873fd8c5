import type pg from 'pg';

/** Characters; longer statements, which hold many rows, hardly come again. */
export const longestStatement = 4_000;

/** What a page of a list finds best depends on what is asked: a plan for any values could read all rows. */
const isOfList = /\blimit\b/i;

/** Whether a plan of this statement is worth keeping. */
export const isWorthAPlan = (text: string): boolean => text.length <= longestStatement && !isOfList.test(text);

/** Statements whose plan each connection keeps, some ten kilobytes of PostgreSQL's memory each. */
export const mostPlans = 300;
/** How often a statement comes before it is one of them: some differ by the number of their values, and come once. */
const oftenEnough = 3;
/** Statements that are counted; forgetting all of them is harmless. */
const mostCounted = 2_000;

/** Names of statements whose plans are kept; undefined: planned anew. */
export function planNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPlans || !isWorthAPlan(text)) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count >= oftenEnough) {
      counts.delete(text);
      names.set(text, `kept_${String(names.size)}`);
    } else {
      if (counts.size >= mostCounted) counts.clear();
      counts.set(text, count);
    }
    return names.get(text);
  };
}

/** The same connection, which plans a statement with values only once where it comes again and again. */
export function withKeptPlans(connection: pg.PoolClient, nameOf: ReturnType<typeof planNames>): pg.PoolClient {
  const query = (asked: pg.QueryConfig, values: readonly unknown[] = []) => {
    const name = values.length > 0 ? nameOf(asked.text) : undefined;
    return connection.query(name === undefined ? asked : { ...asked, name }, [...values]);
  };
  return Object.assign(Object.create(connection), { query });
}
