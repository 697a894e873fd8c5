import type { Enquiry } from '@door/api/ports/enquiry-store';
import { enquiryReference } from '@door/domain/enquiry/enquiry';
import { idsFrom, numberTerms, referenceTerm, type Search, searchTerms } from '@door/domain/search/search-terms';
import { and, eq, gte, inArray, lt, lte, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';
import { itemTerm } from '../tables/item-term.ts';
import { item } from '../tables/item.ts';

export type TermSource = (typeof itemTerm.$inferSelect)['source'];

interface Terms {
  readonly itemId: string;
  readonly source: TermSource;
  readonly terms: readonly string[];
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

/** Replaces the search terms that this source gave the item. */
export async function replaceTerms(queries: Queries, client: number, { itemId, source, terms }: Terms): Promise<void> {
  await queries
    .delete(itemTerm)
    .where(and(eq(itemTerm.clientId, client), eq(itemTerm.itemId, itemId), eq(itemTerm.source, source)));
  if (terms.length === 0) return;
  await queries.insert(itemTerm).values(terms.map((term) => ({ clientId: client, itemId, source, term })));
}

interface ChangedTerms extends Terms {
  /** As they were when the item was loaded; undefined: nobody knows. */
  readonly from: readonly string[] | undefined;
}

/** The same with statements for what is gone and what is new alone. */
export async function changeTerms(queries: Queries, client: number, { from, ...to }: ChangedTerms): Promise<void> {
  if (from === undefined) return replaceTerms(queries, client, to);
  if (from.some((term) => !to.terms.includes(term))) return replaceTerms(queries, client, to);
  await addTerms(queries, client, [{ ...to, terms: to.terms.filter((term) => !from.includes(term)) }]);
}

/** Search terms beside those that the items have. */
export async function addTerms(queries: Queries, client: number, added: readonly Terms[]): Promise<void> {
  const rows = added.flatMap(({ itemId, source, terms }) =>
    terms.map((term) => ({ clientId: client, itemId, source, term })),
  );
  if (rows.length > 0) await queries.insert(itemTerm).values(rows).onConflictDoNothing();
}

/** Upper bound of all terms with this prefix: `mil` → `mil` + the highest Unicode character. */
export const endOfPrefix = (start: string): string => `${start}\u{10ffff}`;

/**
 * Items that have a term for each of the prefixes, or whose id starts so. Uses only `>=` and `<`: under row level security
 * PostgreSQL uses an index for these, but not for `like`. It chooses by its statistics which prefix to look up first.
 */
export function matchesSearch(
  queries: Queries,
  client: number,
  { words, idStart, markStart }: Search,
): SQL | undefined {
  const withPrefix = (start: string) =>
    queries
      .select({ id: itemTerm.itemId })
      .from(itemTerm)
      .where(and(eq(itemTerm.clientId, client), gte(itemTerm.term, start), lt(itemTerm.term, endOfPrefix(start))));
  if (markStart === null) return and(...words.map((word) => inArray(item.id, withPrefix(word))));
  const ofId = (start: string) => {
    const [first, last] = idsFrom(start);
    return queries
      .select({ id: item.id })
      .from(item)
      .where(and(eq(item.clientId, client), gte(item.id, first), lte(item.id, last)));
  };
  const others = [...words.slice(0, 1).map(withPrefix), ...(idStart === null ? [] : [ofId(idStart)])];
  const [next, ...rest] = others;
  return inArray(item.id, next ? unionAll(withPrefix(markStart), next, ...rest) : withPrefix(markStart));
}
