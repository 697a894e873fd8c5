import type { ItemPage } from '@door/api/item/item-store';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { item, itemTerm } from './schema.ts';
import { endOfPrefix, hasWords, mayHave, timeIn } from './item-search-terms.ts';
import type { Keyset } from '../keyset.ts';

/** Whether it is a search for words, in the usual order of the list or in the opposite one. */
export const isByTime = ({ search, sort }: ItemPage): boolean =>
  sort.by === 'changed' && search.markStart === null && search.words.length > 0;

const frequencies = ['rare', 'frequent', 'common'] as const;

/** How often the word that is read first is found, and in which weeks the search begins and ends. */
interface Spread {
  readonly frequency: (typeof frequencies)[number];
  readonly start: number;
  readonly end: number;
}

/** From the row that `spread` finds; without items it has none. */
export const spreadOf = (row: Readonly<Record<string, unknown>> = {}): Spread => ({
  frequency: frequencies.find((each) => each === row['frequency']) ?? 'rare',
  start: Number(row['start']),
  end: Number(row['end']),
});

interface ByTime extends Pick<Keyset, 'isAfter' | 'order'> {
  /** Whether the filter of the list lets the item with this id through; undefined: it lets all through. */
  readonly isListed: (id: SQL) => SQL | undefined;
  /** What is read of the items that are found. */
  readonly columns: readonly PgColumn[];
}

/** A word with fewer terms is looked for in all weeks at once: in ten years there are five hundred. */
const rare = 60;
/** A word with more terms in a week is looked for in the list first. */
const common = 400;
/** Items of the list that are asked first, in its index alone: a tenth of a millisecond. */
const near = 300;

/**
 * The search for words in the order of time: `spread` has at most one row, which says what else is to be asked. That has rows of items, no
 * item twice, and no more than a page. Which these are is read from indexes alone, and only then are the items looked up.
 */
export function searchByTime(
  client: number,
  { search: { words }, sort, after, limit }: ItemPage,
  { isAfter, order, isListed, columns }: ByTime,
) {
  const [direction, step, farthest, notBefore] = sort.descending
    ? [sql`desc nulls first`, sql`-1`, sql`min`, sql`<=`]
    : [sql`asc nulls last`, sql`1`, sql`max`, sql`>=`];
  const inOrder = sql.join([...order], sql`, `);
  const shown = sql.join([...columns], sql`, `);
  const listed = (what: SQL) =>
    sql`select ${what} from ${item} where ${allOf([sql`${item.clientId} = ${client}`, isAfter])} order by ${inOrder}`;
  const has = (word: string) => sql`${itemTerm.clientId} = ${client}
    and ${itemTerm.term} >= ${word} and ${itemTerm.term} < ${endOfPrefix(word)}`;
  /** Looked up for each, `offset 0` says. */
  const hasTermOf = (id: SQL) => (word: string) =>
    sql`exists (select from ${itemTerm} where ${has(word)} and ${itemTerm.itemId} = ${id} offset 0)`;
  // The longest is probably the rarest.
  const [first = '', ...others] = words.toSorted((one, other) => other.length - one.length);

  const hour = after && timeIn('hour', sql`${after.key}::timestamptz`);
  const isBehind = hour ? sql`${itemTerm.hour} ${notBefore} ${hour}` : undefined;
  const terms = (where?: SQL) =>
    sql`select ${itemTerm.itemId}, ${itemTerm.hour} from ${itemTerm}
      where ${allOf([has(first), where, others.length > 0 ? mayHave(itemTerm.signature, others) : undefined, isBehind])}`;
  /**
   * The hours of the terms say which items are on the page, roughly: only these are looked up, by `any`. By a plain `=` PostgreSQL would
   * rather read all items where they are few.
   */
  const pageOf = (found: SQL) => {
    const isOnPage = allOf([
      isAfter,
      isListed(sql`found.item_id`),
      others.length > 0 ? hasWords(sql`${item}`, others, hasTermOf(sql`found.item_id`)) : undefined,
    ]);
    return sql`select ${shown} from (select ${shown}
        from (select distinct item_id, hour from (${found}) as terms order by hour ${direction}) as found
        join ${item} on ${item.clientId} = ${client} and ${item.id} = any(array[found.item_id])
        ${isOnPage ? sql`where ${isOnPage}` : sql``} order by found.hour ${direction} fetch first ${limit} rows with ties) as ${item}
      order by ${inOrder} limit ${limit}`;
  };
  const isCommonIn = (week: SQL) =>
    sql`exists (select from ${itemTerm} where ${has(first)} and ${itemTerm.week} = ${week} offset ${common} limit 1)`;
  return {
    spread: sql`select start.week as start, (select ${farthest}(${itemTerm.week}) from ${itemTerm} where ${itemTerm.clientId} = ${client}) as end, case
        when ${isCommonIn(sql`start.week + ${step}`)} or ${isCommonIn(sql`start.week`)} then 'common'
        when exists (select from ${itemTerm} where ${has(first)} order by ${itemTerm.term} offset ${rare} limit 1) then 'frequent'
        else 'rare' end as frequency
      from (${listed(timeIn('week', item.lastUpdated))} limit 1) as start (week)`,
    /** Of the next items of the list: words that most items have fill the page there. The time, too, keeps them in its order. */
    next: sql`select ${shown} from (select next.id, next.last_updated
        from (${listed(sql`${item.id}, ${item.lastUpdated}, ${item.words}`)} limit ${near}) as next
        where ${allOf([hasWords(sql`next`, words, hasTermOf(sql`next.id`)), isListed(sql`next.id`)])}
        order by next.last_updated ${direction}, next.id ${direction} limit ${limit}) as next
      join ${item} on ${item.clientId} = ${client} and ${item.id} = next.id and ${item.lastUpdated} = next.last_updated`,
    /** Of all weeks at once. */
    few: pageOf(sql`${terms()} order by ${itemTerm.term} limit ${common}`),
    /** Week by week, as far as the page needs: the terms of a week stand together in the index. */
    many: ({ start, end }: Pick<Spread, 'start' | 'end'>) => sql`select of_week.*
      from (select week from generate_series(${start}::integer, ${end}::integer, ${step}) as week order by week ${direction}) as weeks
      cross join lateral (${pageOf(terms(sql`${itemTerm.week} = weeks.week`))}) as of_week
      order by weeks.week ${direction} limit ${limit}`,
  };
}

const allOf = (conditions: readonly (SQL | undefined)[]): SQL | undefined => {
  const stated = conditions.filter((condition) => condition !== undefined);
  return stated.length > 0 ? sql.join(stated, sql` and `) : undefined;
};
