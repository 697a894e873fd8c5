import type { Cursor } from '@door/api/ports/page';
import type { Sort, SortKind } from '@door/domain/lib/search/list-sorts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The highest character: what has no name comes after all that have one. */
const afterAll = sql`chr(1114111)`;

/** The key of a text column: in lower case, by bytes, cut so that a cursor can carry it. */
export const textKey = (text: SQL | PgColumn): SQL =>
  sql`(coalesce(nullif(left(lower(btrim(${text})), 80), ''), ${afterAll}) collate "C")`;

/** The rank of a state in the order of work; 0 for none. */
export const rankKey = (state: PgColumn, states: readonly string[]): SQL =>
  sql`coalesce(array_position(array[${sql.join(
    states.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[], ${state}), 0)`;

/** Exactly as the cursor of a page carries it and the database takes it back. */
const keyTexts: Readonly<Record<SortKind, (key: SQL) => SQL<string>>> = {
  amount: (key) => sql<string>`(${key})::text`,
  // The database would take a tenth of a page to write it so.
  moment: (key) => sql<string>`${key}`.mapWith((text: string) => new Date(text).toISOString()),
  number: (key) => sql<string>`(${key})::text`,
  text: (key) => sql<string>`${key}`,
};

const casts: Readonly<Record<SortKind, SQL>> = {
  amount: sql`bigint`,
  moment: sql`timestamptz`,
  number: sql`integer`,
  text: sql`text`,
};

interface KeysetOptions<By extends string> {
  readonly sorts: Readonly<Record<By, SortKind>>;
  /** The value of each column by which the list can be sorted. */
  readonly keys: Readonly<Record<By, SQL>>;
  readonly id: PgColumn;
  readonly sort: Sort<By>;
  /** The last row of the page before. */
  readonly after: Cursor | null;
}

export interface Keyset {
  /** The key of a row, as text. */
  readonly key: SQL<string>;
  /** The rows behind the page before; undefined for the first page. */
  readonly isAfter: SQL | undefined;
  readonly order: readonly SQL[];
}

/** Reads a sorted list page by page: each page begins behind the last row of the one before, whatever was added meanwhile. */
export function keyset<By extends string>({ sorts, keys, id, sort, after }: KeysetOptions<By>): Keyset {
  const kind = sorts[sort.by];
  const key = keys[sort.by];
  const direction = sort.descending ? sql`desc nulls first` : sql`asc nulls last`;
  const sign = sort.descending ? sql`<` : sql`>`;
  return {
    key: keyTexts[kind](key),
    isAfter: after ? sql`(${key}, ${id}) ${sign} (${after.key}::${casts[kind]}, ${after.id}::uuid)` : undefined,
    order: [sql`${key} ${direction}`, sql`${id} ${direction}`],
  };
}
