import type { ItemPage } from '@door/api/ports/item-store';
import { type SQL, sql } from 'drizzle-orm';
import { itemTerm } from '../tables/item-term.ts';
import { item } from '../tables/item.ts';
import { endOfPrefix, weekIn } from './item-search-terms.ts';
import type { Keyset } from './keyset.ts';

/** A part of what a search finds, in the order of the list. */
export interface FoundPart {
  /** Rows that have the `id` of an item each, no item twice. */
  readonly found: SQL;
  /** Which of them belong to this part; undefined: all. */
  readonly isPart: SQL | undefined;
  readonly order: readonly SQL[];
}

/** Whether it is a search for words, in the usual order of the list or in the opposite one. */
export const isByTime = ({ search, sort }: ItemPage): boolean =>
  sort.by === 'changed' && search.markStart === null && search.words.length > 0;

/** The search for words in the order of time: of the next so many items of the list, and behind these. */
export function searchByTime(
  client: number,
  { search: { words }, sort }: ItemPage,
  { isAfter = sql`true`, order }: Pick<Keyset, 'isAfter' | 'order'>,
) {
  const [direction, step, farthest, sign] = sort.descending
    ? [sql`desc nulls first`, sql`-1`, sql`min`, sql`<`]
    : [sql`asc nulls last`, sql`1`, sql`max`, sql`>`];
  const listed = (what: SQL) => sql`select ${what} from ${item}
    where ${item.clientId} = ${client} and ${isAfter} order by ${sql.join([...order], sql`, `)}`;
  const has = (word: string) => sql`${itemTerm.clientId} = ${client}
    and ${itemTerm.term} >= ${word} and ${itemTerm.term} < ${endOfPrefix(word)}`;
  const isOfWeek = sql`${itemTerm.week} = weeks.week`;
  const [first = '', ...others] = words;
  return {
    /** Each is asked for the words, `offset 0` says, so that no word is looked up whole: one that many have fills the page soon. */
    next: (items: number): FoundPart => ({
      found: sql`(select next.id, next.at
        from (${listed(sql`${item.id}, ${item.lastUpdated} as at`)} limit ${items}) as next
        where ${allOf(words.map((word) => sql`exists (select from ${itemTerm} where ${has(word)} and ${itemTerm.itemId} = next.id offset 0)`))})`,
      isPart: undefined,
      order: [sql`found.at ${direction}`, sql`found.id ${direction}`],
    }),
    /**
     * Week by week, as far as the page needs: the terms of a week stand together in the index, so that two words that have ten
     * thousand items each are compared for some weeks only.
     */
    behind: (items: number): FoundPart => {
      const last = (what: SQL) => sql`(${listed(what)} offset ${items - 1} limit 1)`;
      const alsoIn = others.map(
        (word) =>
          sql`${itemTerm.itemId} in (select ${itemTerm.itemId} from ${itemTerm} where ${has(word)} and ${isOfWeek})`,
      );
      return {
        found: sql`(select of_week.id, weeks.week
          from (select week from generate_series(${last(weekIn(item.lastUpdated))},
            (select ${farthest}(${itemTerm.week}) from ${itemTerm} where ${itemTerm.clientId} = ${client}),
            ${step}) as week order by week ${direction}) as weeks
          cross join lateral (select distinct ${itemTerm.itemId} as id from ${itemTerm}
            where ${allOf([has(first), isOfWeek, ...alsoIn])} offset 0) as of_week)`,
        isPart: sql`(${item.lastUpdated}, ${item.id}) ${sign} ${last(sql`${item.lastUpdated}, ${item.id}`)}`,
        order: [sql`found.week ${direction}`, ...order],
      };
    },
  };
}

const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);
