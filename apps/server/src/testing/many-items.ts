import { type SQL, sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../db/database.ts';
import { besideOf, timeIn } from '../db/item/item-search-terms.ts';
import { item, itemTerm } from '../db/item/schema.ts';

const time = sql`${timeIn('week', item.lastUpdated)}, ${timeIn('hour', item.lastUpdated)}`;

/** Statements that copy an item, with their terms: so many, a minute apart, in a thousand streets. */
export function copies(id: string, items: number): readonly SQL[] {
  const terms = sql`array['road', 'street' || n % 1000, (n % 200)::text, 'd' || 100000 + n, '#' || 100000 + n]`;
  const beside = sql`lateral ${besideOf(sql`unnest(${terms}) as term`)} as beside`;
  return [
    sql`insert into item (client_id, id, number, made_by, numerals, address, catalogue_version, state, last_updated, words)
      select client_id, gen_random_uuid(), 100000 + n, made_by, (n % 200)::text, 'Street' || n % 1000 || ' Road',
        catalogue_version, state, last_updated - n * interval '1 minute', beside.words
      from item, generate_series(1, ${items}::integer) as n, ${beside} where id = ${id}`,
    sql`insert into item_term (client_id, item_id, source, term, week, hour, signature)
      select client_id, id, 'item', unnest(${terms}), ${time}, beside.signature
      from (select *, number - 100000 as n from item where number > 100000) as item, ${beside}`,
  ];
}

/** Statements that have the items with lower numbers changed at this moment. */
export const changedAt = (moment: string, number: number): readonly SQL[] => [
  sql`update item set last_updated = ${moment} where number < ${number}`,
  sql`update item_term set (week, hour) = (select ${time})
    from item where item.client_id = item_term.client_id and item.id = item_term.item_id and number < ${number}`,
];

/** Items beside which, or beside one of whose terms, stands something else than what follows from all of their terms. */
export async function itemsUnlikeTerms(queries: Queries): Promise<readonly unknown[]> {
  const inOrder = (words: SQL) =>
    sql`(select string_agg(word, ' ' order by word) from unnest(string_to_array(ltrim(${words}), ' ')) as word)`;
  const terms = sql`(select term from ${itemTerm} where ${itemTerm.itemId} = ${item.id}) as found`;
  return rowsOf(
    await queries.execute(sql`select id, ${item.words}, beside.words as wanted from ${item}, lateral ${besideOf(terms)} as beside
      where ${inOrder(sql`${item.words}`)} is distinct from ${inOrder(sql`beside.words`)} or exists (select from ${itemTerm}
        where ${itemTerm.itemId} = ${item.id} and ${itemTerm.signature} is distinct from beside.signature)`),
  );
}
