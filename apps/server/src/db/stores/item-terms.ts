import type { Enquiry } from '@door/api/ports/shop';
import { enquiryReference } from '@door/domain/enquiry/reference';
import type { Item } from '@door/domain/item/item';
import { idsFrom, referenceTerm, type Search, searchTerms } from '@door/domain/search/search-terms';
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

/** What an item is found by: where it stands. */
export const termsOfItem = ({ numerals, address }: Pick<Item, 'numerals' | 'address'>): readonly string[] =>
  searchTerms(numerals, address);

/** What its enquiry adds: whose it is, and its reference. */
export const termsOfEnquiry = ({ name, itemId }: Pick<Enquiry, 'name' | 'itemId'>): readonly string[] => [
  ...searchTerms(name),
  referenceTerm(enquiryReference(itemId)),
];

/** From now on the item is found by these words of that source, and by no older ones. */
export async function keepTerms(queries: Queries, client: number, { itemId, source, terms }: Terms): Promise<void> {
  await queries
    .delete(itemTerm)
    .where(and(eq(itemTerm.clientId, client), eq(itemTerm.itemId, itemId), eq(itemTerm.source, source)));
  if (terms.length === 0) return;
  await queries.insert(itemTerm).values(terms.map((term) => ({ clientId: client, itemId, source, term })));
}

/** Behind every word that begins so: the highest character there is. */
const lastOf = (start: string): string => `${start}\u{10ffff}`;

/**
 * Items with words of all these beginnings, or with such an id. Only plain comparisons, which PostgreSQL looks up behind
 * a policy; from what it knows of the words it decides whether to begin with the rarest or with the newest item.
 */
export function foundBy(queries: Queries, client: number, { words, idStart }: Search): SQL | undefined {
  const beginning = (start: string) =>
    queries
      .select({ id: itemTerm.itemId })
      .from(itemTerm)
      .where(and(eq(itemTerm.clientId, client), gte(itemTerm.term, start), lt(itemTerm.term, lastOf(start))));
  if (idStart === null) return and(...words.map((word) => inArray(item.id, beginning(word))));
  const [first, last] = idsFrom(idStart);
  const ofId = queries
    .select({ id: item.id })
    .from(item)
    .where(and(eq(item.clientId, client), gte(item.id, first), lte(item.id, last)));
  return inArray(item.id, unionAll(ofId, beginning(referenceTerm(idStart)), ...words.slice(0, 1).map(beginning)));
}
