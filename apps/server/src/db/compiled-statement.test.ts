import { eq, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { firstStatementOf } from '../testing/statements.ts';
import { isOneOf, placeholdersOf, compiledRead, compiledWrite } from './compiled-statement.ts';

const kept = pgTable('kept', {
  id: integer('id').notNull(),
  name: text('name'),
  at: timestamp('at', { withTimezone: true }),
  facts: jsonb('facts'),
});
const { id, ...others } = { id: kept.id, name: kept.name, at: kept.at, facts: kept.facts };

const at = new Date('2026-11-27T06:30:00.123Z');

test.each([
  [
    'values, each as its column stores it',
    { id: 7, name: 'Zoë', at, facts: { a: [1] } },
    ['Zoë', at.toISOString(), '{"a":[1]}'],
  ],
  ['nothing', { id: 7, name: null, at: null, facts: null }, [null, null, null]],
])('a row is written with %s', async (_, row, encoded) => {
  const write = compiledWrite((queries) =>
    queries
      .update(kept)
      .set(placeholdersOf(others))
      .where(eq(id, sql.placeholder('id'))),
  );
  const statement = await firstStatementOf((queries) => write(queries, row));
  expect(statement.text).toBe('update "kept" set "name" = $1, "at" = $2, "facts" = $3 where "kept"."id" = $4');
  expect(statement.params).toEqual([...encoded, 7]);
});

test('a statement is put together once, and asked with other values each time', async () => {
  let builds = 0;
  const read = compiledRead({ id }, (queries, columns) => {
    builds += 1;
    return queries.select(columns).from(kept).where(isOneOf(id, 'ids'));
  });
  const asked = [];
  for (const ids of [[1], [2, 3]]) asked.push(await firstStatementOf((queries) => read(queries, { ids })));
  expect(asked.map(({ params }) => params)).toEqual([[[1]], [[2, 3]]]);
  expect(asked[0]?.text).toBe(asked[1]?.text);
  expect(builds).toBe(1);
});

test('a statement without one of its values is not sent', async () => {
  const write = compiledWrite((queries) => queries.delete(kept).where(eq(id, sql.placeholder('id'))));
  await expect(firstStatementOf(async (queries) => write(queries, {}))).rejects.toThrow('No statement was sent.');
});

test('what a statement says by itself stays as it is', async () => {
  const write = compiledWrite(() => sql`update ${kept} set name = ${'x'} where ${id} = ${sql.placeholder('id')}`);
  expect((await firstStatementOf((queries) => write(queries, { id: 7 }))).params).toEqual(['x', 7]);
});
