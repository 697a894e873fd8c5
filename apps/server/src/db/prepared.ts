import type { Queries } from './database.ts';

/** A statement that each connection puts together and plans once. */
export function prepared<Statement>(build: (queries: Queries) => Statement): (queries: Queries) => Statement {
  const known = new WeakMap<Queries, Statement>();
  return (queries) => {
    const statement = known.get(queries) ?? build(queries);
    known.set(queries, statement);
    return statement;
  };
}
