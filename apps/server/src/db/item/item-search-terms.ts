import { together } from '@door/api/together';
import { idMark, idsFrom, numberTerms, type Search, searchTerms } from '@door/domain/lib/search/search-terms';
import { and, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';
import { item, itemTerm } from './schema.ts';

export type TermSource = (typeof itemTerm.$inferSelect)['source'];

interface Terms {
  readonly itemId: string;
  readonly source: TermSource;
  readonly terms: readonly string[];
  /** In which the item was changed last; absent: as it is stored. */
  readonly hour?: number;
}

/** An item is found by its house number, its address and its running number. */
export const termsOfItem = ({ numerals, address, number }: Named): readonly string[] => [
  ...searchTerms(numerals, address),
  ...numberTerms('item', number),
];

type Named = Pick<typeof item.$inferSelect, 'numerals' | 'address' | 'number'>;

/** The hour in which the item was changed last, as its terms have it. */
export const hourOf = (changed: Date): number => Math.floor(changed.getTime() / (secondsOf.hour * 1000));
const secondsOf = { hour: 60 * 60, week: 7 * 24 * 60 * 60 };
const hoursOfWeek = secondsOf.week / secondsOf.hour;

/** The week or, as `hourOf` does, the hour of a moment in the database. */
export const timeIn = (unit: keyof typeof secondsOf, moment: SQL | PgColumn): SQL<number> =>
  sql<number>`floor(extract(epoch from ${moment}) / ${sql.raw(String(secondsOf[unit]))})::integer`;

/** Whether a term is a word: references and numbers are looked for by themselves. */
const isWord = (term: SQL | PgColumn) => sql`left(${term}, 1) <> ${idMark}`;

/** Bits for first characters, of which letters and digits have one each, and bits for the first two: a row of a backup has 53 as a number. */
const [firsts, pairs] = [38, 14];
const bitOfFirst = (word: SQL | PgColumn) => sql`(1::bigint << (ascii(${word}) % ${sql.raw(String(firsts))}))`;
const bitsOf = (word: SQL | PgColumn) => {
  const pair = sql`(ascii(${word}) * 31 + ascii(substr(${word}, 2))) % ${sql.raw(String(pairs))}`;
  return sql`(${bitOfFirst(word)} | (1::bigint << (${sql.raw(String(firsts))} + ${pair})))`;
};

/** Whether an item with this signature may have words that begin so; if not, it has not. */
export function mayHave(signature: PgColumn, starts: readonly string[]): SQL {
  const bits = starts.map((start) => (/^.{2}/su.test(start) ? bitsOf : bitOfFirst)(sql`${start}::text`));
  const mask = sql`(${sql.join(bits, sql` | `)})`;
  return sql`(${signature} is null or ${signature} & ${mask} = ${mask})`;
}

/** Whether an item, a row of this name, has a word for each beginning; only of one without words the terms are asked. */
export function hasWords(row: SQL, starts: readonly string[], hasTerm: (start: string) => SQL): SQL {
  const known = starts.map((start) => sql`strpos(${row}.words, ${` ${start}`}) > 0`);
  const asked = starts.map((start) => hasTerm(start));
  return sql`(${sql.join(known, sql` and `)} or ${row}.words is null and ${sql.join(asked, sql` and `)})`;
}

/** Bytes; an index takes 2,704 in all. */
const longestWords = 2_000;

/** What is written beside an item that has these terms, and beside each of them; `from` has a column `term`. */
export const besideOf = (from: SQL) => sql`(
  select case when octet_length(words) <= ${longestWords} then words end as words, signature
  from (select string_agg(distinct ' ' || term, '') as words, bit_or(${bitsOf(sql`term`)}) as signature
    from ${from} where ${isWord(sql`term`)}) as gathered)`;

/** The words of a new item as it stores them. */
export const wordsOf = (terms: readonly string[]): SQL<string | null> =>
  sql<string | null>`(select words from ${besideOf(sql`unnest(${sql.param(terms)}::text[]) as term`)} as beside)`;

const isItem = (client: number, id: string) => and(eq(item.clientId, client), eq(item.id, id));
const isOfItem = (client: number, id: string) => and(eq(itemTerm.clientId, client), eq(itemTerm.itemId, id));

/** Replaces the search terms that this source gave the item, which is stored already, and locked: another source may be replaced too. */
export async function replaceTerms(queries: Queries, client: number, replaced: Terms): Promise<void> {
  await together(replacing(queries, client, replaced));
}

function replacing(queries: Queries, client: number, replaced: Terms) {
  const { itemId, source } = replaced;
  const deleted = queries.delete(itemTerm).where(and(isOfItem(client, itemId), eq(itemTerm.source, source)));
  return [deleted, ...adding(queries, client, [replaced]), settling(queries, client, replaced)];
}

/** Writes beside an item and all of its terms, its enquiry's too, what follows from them by now, where it is something else. */
function settling(queries: Queries, client: number, { itemId, hour }: Omit<Terms, 'terms'>) {
  const terms = sql`${itemTerm} where ${isOfItem(client, itemId)}`;
  const time = hour === undefined ? sql`` : sql`, week = ${weekOf(hour)}, hour = ${hour}`;
  const isMoved = hour === undefined ? sql`` : sql` or ${itemTerm.hour} <> ${hour}`;
  return queries.execute(sql`
    with beside as materialized ${besideOf(sql`(select ${itemTerm.term} from ${terms}) as found`)},
      placed as (update ${itemTerm} set signature = beside.signature${time} from beside
        where ${isOfItem(client, itemId)} and (${itemTerm.signature} is distinct from beside.signature${isMoved}))
    update ${item} set words = beside.words from beside
    where ${isItem(client, itemId)} and ${item.words} is distinct from beside.words`);
}

/** What search terms follow from, as an item was loaded or is saved. */
export interface Findable {
  readonly terms: readonly string[];
  readonly hour: number;
}

interface ChangedItem {
  readonly itemId: string;
  /** undefined: nobody knows. */
  readonly from: Findable | undefined;
  readonly to: Findable;
}

/** Brings the terms of a saved item up to date, with statements for what is gone and what is new alone. */
export async function changeTerms(queries: Queries, client: number, { itemId, from, to }: ChangedItem): Promise<void> {
  const ofItem = { itemId, source: 'item', ...to } as const;
  if (!from || from.terms.some((term) => !to.terms.includes(term))) return replaceTerms(queries, client, ofItem);
  const terms = to.terms.filter((term) => !from.terms.includes(term));
  if (terms.length === 0 && from.hour === to.hour) return;
  await together([...adding(queries, client, [{ ...ofItem, terms }]), settling(queries, client, ofItem)]);
}

/** Search terms beside those that the items have, which are stored already. Beside each is written what follows from the added ones. */
export async function addTerms(queries: Queries, client: number, added: readonly Terms[]): Promise<void> {
  await together(adding(queries, client, added));
}

/** No statement where there are none. One text for any number of them, so that its plan is kept. */
function adding(queries: Queries, client: number, added: readonly Terms[]) {
  const rows = added.flatMap(({ terms, ...of }) => terms.map((term) => ({ ...of, term })));
  if (rows.length === 0) return [];
  const given = sql.join(
    [
      sql`${sql.param(rows.map(({ itemId }) => itemId))}::uuid[]`,
      sql`${sql.param(rows.map(({ source }) => source))}::text[]`,
      sql`${sql.param(rows.map(({ term }) => term))}::text[]`,
      sql`${sql.param(rows.map(({ hour }) => hour ?? null))}::integer[]`,
    ],
    sql`, `,
  );
  const stored = sql`(select ${timeIn('hour', item.lastUpdated)} from ${item}
    where ${item.clientId} = ${client} and ${item.id} = item_id)`;
  const word = sql`term`;
  const statement = queries.execute(sql`
    insert into ${itemTerm} (client_id, item_id, source, term, week, hour, signature)
    select ${client}::integer, item_id, source, term, ${weekOf(sql`hour`)}, hour,
      bit_or(${bitsOf(word)}) filter (where ${isWord(word)}) over (partition by item_id)
    from (select item_id, source, term, coalesce(hour, ${stored}) as hour
      from unnest(${given}) as given (item_id, source, term, hour)) as added
    on conflict do nothing`);
  return [statement];
}

/** In the database, of a moment after 1970. */
const weekOf = (hour: SQL | number) => sql`(${hour}::integer / ${sql.raw(String(hoursOfWeek))})`;

/** Upper bound of all terms with this prefix: `mil` → `mil` + the highest Unicode character. */
export const endOfPrefix = (start: string): string => `${start}\u{10ffff}`;

/** Items with a term that begins so. PostgreSQL uses an index for `>=` and `<`, under row level security not for `like`. */
function withPrefix(queries: Queries, client: number, start: string) {
  return queries
    .select({ id: itemTerm.itemId })
    .from(itemTerm)
    .where(and(eq(itemTerm.clientId, client), gte(itemTerm.term, start), lt(itemTerm.term, endOfPrefix(start))));
}

/**
 * Items that have a term for each of the prefixes, or whose id starts so. PostgreSQL chooses by its statistics which prefix to look
 * up first.
 */
export function matchesSearch(
  queries: Queries,
  client: number,
  { words, idStart, markStart }: Search,
): SQL | undefined {
  const begins = (start: string) => withPrefix(queries, client, start);
  if (markStart === null) return and(...words.map((word) => inArray(item.id, begins(word))));
  const ofId = (start: string) => {
    const [first, last] = idsFrom(start);
    return queries
      .select({ id: item.id })
      .from(item)
      .where(and(eq(item.clientId, client), gte(item.id, first), lte(item.id, last)));
  };
  const others = [...words.slice(0, 1).map(begins), ...(idStart === null ? [] : [ofId(idStart)])];
  const [next, ...rest] = others;
  return inArray(item.id, next ? unionAll(begins(markStart), next, ...rest) : begins(markStart));
}
