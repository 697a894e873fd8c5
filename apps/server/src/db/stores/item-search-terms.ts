import type { Enquiry } from '@door/api/ports/enquiry-store';
import { enquiryReference } from '@door/domain/enquiry/enquiry';
import { idsFrom, numberTerms, referenceTerm, type Search, searchTerms } from '@door/domain/search/search-terms';
import { and, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';
import { itemTerm } from '../tables/item-term.ts';
import { item } from '../tables/item.ts';

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

/** Its enquiry adds the customer's name, the reference and its own running number. */
export const termsOfEnquiry = ({
  name,
  itemId,
  number,
}: Pick<Enquiry, 'name' | 'itemId' | 'number'>): readonly string[] => [
  ...searchTerms(name),
  referenceTerm(enquiryReference(itemId)),
  ...numberTerms('enquiry', number),
];

/** The hour in which the item was changed last, as its terms have it. */
export const hourOf = (changed: Date): number => Math.floor(changed.getTime() / (secondsOf.hour * 1000));
const secondsOf = { hour: 60 * 60, week: 7 * 24 * 60 * 60 };
const hoursOfWeek = secondsOf.week / secondsOf.hour;

/** The week or, as `hourOf` does, the hour of a moment in the database. */
export const timeIn = (unit: keyof typeof secondsOf, moment: SQL | PgColumn): SQL<number> =>
  sql<number>`floor(extract(epoch from ${moment}) / ${sql.raw(String(secondsOf[unit]))})::integer`;

/** Replaces the search terms that this source gave the item, which is stored already. */
export async function replaceTerms(queries: Queries, client: number, replaced: Terms): Promise<void> {
  const { itemId, source } = replaced;
  await queries
    .delete(itemTerm)
    .where(and(eq(itemTerm.clientId, client), eq(itemTerm.itemId, itemId), eq(itemTerm.source, source)));
  await addTerms(queries, client, [replaced]);
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
  // Those of its enquiry too.
  if (from?.hour !== to.hour)
    await queries
      .update(itemTerm)
      .set(timeOf(to.hour))
      .where(and(eq(itemTerm.clientId, client), eq(itemTerm.itemId, itemId)));
  if (!from || from.terms.some((term) => !to.terms.includes(term))) return replaceTerms(queries, client, ofItem);
  await addTerms(queries, client, [{ ...ofItem, terms: to.terms.filter((term) => !from.terms.includes(term)) }]);
}

/** Search terms beside those that the items have, which are stored already. */
export async function addTerms(queries: Queries, client: number, added: readonly Terms[]): Promise<void> {
  const isItem = (id: string) => and(eq(item.clientId, client), eq(item.id, id));
  const rows = added.flatMap(({ itemId, source, terms, hour }) => {
    const ofItem = (unit: keyof typeof secondsOf) =>
      sql`(select ${timeIn(unit, item.lastUpdated)} from ${item} where ${isItem(itemId)})`;
    const time = hour === undefined ? { week: ofItem('week'), hour: ofItem('hour') } : timeOf(hour);
    return terms.map((term) => ({ clientId: client, itemId, source, term, ...time }));
  });
  if (rows.length > 0) await queries.insert(itemTerm).values(rows).onConflictDoNothing();
}

const timeOf = (hour: number) => ({ week: Math.floor(hour / hoursOfWeek), hour });

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
