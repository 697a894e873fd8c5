import type { ItemPage } from '@door/api/ports/item-store';
import { type SQL, sql } from 'drizzle-orm';
import { itemTerm } from '../tables/item-term.ts';
import { item } from '../tables/item.ts';
import { endOfPrefix, timeIn } from './item-search-terms.ts';
import type { Keyset } from './keyset.ts';

/** Whether it is a search for words, in the usual order of the list or in the opposite one. */
export const isByTime = ({ search, sort }: ItemPage): boolean =>
  sort.by === 'changed' && search.markStart === null && search.words.length > 0;

interface ByTime extends Pick<Keyset, 'isAfter' | 'order'> {
  /** Whether the filter of the list lets the item with this id through; undefined: it lets all through. */
  readonly isListed: (id: SQL) => SQL | undefined;
}

/** A word with fewer items is looked for in all weeks at once: in ten years there are five hundred. */
const rare = 60;

/**
 * The search for words in the order of time: rows of items, no item twice, and no more than a page. Which these are is read from
 * indexes alone, and only then are the items looked up: PostgreSQL would rather look up too many.
 */
export function searchByTime(
  client: number,
  { search: { words }, sort, after, limit }: ItemPage,
  { isAfter = sql`true`, order, isListed }: ByTime,
) {
  const [direction, step, farthest, notBefore] = sort.descending
    ? [sql`desc nulls first`, sql`-1`, sql`min`, sql`<=`]
    : [sql`asc nulls last`, sql`1`, sql`max`, sql`>=`];
  const inOrder = sql.join([...order], sql`, `);
  const listed = (what: SQL) =>
    sql`select ${what} from ${item} where ${item.clientId} = ${client} and ${isAfter} order by ${inOrder}`;
  const has = (word: string) => sql`${itemTerm.clientId} = ${client}
    and ${itemTerm.term} >= ${word} and ${itemTerm.term} < ${endOfPrefix(word)}`;
  const ofWeek = (word: string) => sql`${has(word)} and ${itemTerm.week} = weeks.week`;
  // The longest is probably the rarest.
  const [first = '', ...others] = words.toSorted((one, other) => other.length - one.length);

  /** How far into the hour of the page before: what the others of that hour are, their terms do not say. */
  const hour = after && timeIn('hour', sql`${after.key}::timestamptz`);
  const isBehind = hour ? sql`${itemTerm.hour} ${notBefore} ${hour}` : undefined;
  const startOf = (which: SQL) => sql`to_timestamp((${which})::float8 * 3600)`;
  const before = hour
    ? sql`(select count(*) from ${item} where ${item.clientId} = ${client} and not ${isAfter}
        and ${item.lastUpdated} >= ${startOf(hour)} and ${item.lastUpdated} < ${startOf(sql`${hour} + 1`)})`
    : sql`0`;
  const alsoHas = others.map(
    (word) => sql`${itemTerm.itemId} in (select ${itemTerm.itemId} from ${itemTerm} where ${ofWeek(word)})`,
  );
  /** Each is asked for the words, `offset 0` says, so that no word is looked up whole. */
  const asked = words.map(
    (word) => sql`exists (select from ${itemTerm} where ${has(word)} and ${itemTerm.itemId} = next.id offset 0)`,
  );
  const nextWith = (what: SQL, items: number) =>
    sql`(${listed(what)} limit ${items}) as next where ${allOf([...asked, isListed(sql`next.id`)])}`;
  const sample = sql`select count(*) from ${nextWith(sql`${item.id}`, 20)}`;
  const itemWith = (id: SQL) =>
    sql`(select * from ${item} where ${item.clientId} = ${client} and ${item.id} = ${id} offset 0) as ${item}`;
  return {
    /** Of the next items of the list, where a fifth of the very next have the words: such words fill the page soon. */
    next: sql`select next.* from ${nextWith(sql`*`, 300)} and (${sample}) >= 4
      order by next.last_updated ${direction}, next.id ${direction} limit ${limit}`,
    /**
     * Week by week, as far as the page needs: the terms of a week stand together in the index, so that two words that have ten
     * thousand items each are compared for some weeks only. The hours of a week's terms say which of its items are on the page.
     */
    all: sql`with often as materialized
        (select exists (select from ${itemTerm} where ${has(first)} order by ${itemTerm.term} offset ${rare} limit 1) as is_so)
      select of_week.*
      from (select week from (
          select distinct week from (select ${itemTerm.week} from ${itemTerm}
            where ${has(first)} and not (select is_so from often) order by ${itemTerm.term} limit ${rare}) as few
          union all
          select week from generate_series((${listed(timeIn('week', item.lastUpdated))} limit 1),
            (select ${farthest}(${itemTerm.week}) from ${itemTerm} where ${itemTerm.clientId} = ${client}), ${step}) as week
          where (select is_so from often)) as either
        order by week ${direction}) as weeks
      cross join lateral (select item.*
        from (select distinct ${itemTerm.itemId}, ${itemTerm.hour} from ${itemTerm}
          where ${allOf([ofWeek(first), ...alsoHas, isBehind, isListed(sql`${itemTerm.itemId}`)])}
          order by ${itemTerm.hour} ${direction} fetch first (${limit} + ${before}) rows with ties) as found
        cross join lateral ${itemWith(sql`found.item_id`)}
        where ${isAfter} order by ${inOrder} limit ${limit}) as of_week
      order by weeks.week ${direction} limit ${limit}`,
  };
}

const allOf = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
