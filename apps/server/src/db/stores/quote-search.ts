import { numberIn, type Search } from '@door/domain/search/search-terms';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { item } from '../tables/item.ts';
import { quoteLine } from '../tables/quote-line.ts';
import { quote } from '../tables/quote.ts';
import { matchesSearch } from './item-search-terms.ts';

/** Quotes of that number, or with a door that the search finds; undefined: every quote. */
export function matchesQuoteSearch(queries: Queries, client: number, search: Search): SQL | undefined {
  const ofItem = matchesSearch(queries, client, search);
  if (!ofItem) return undefined;
  const withItem = queries
    .select({ id: quoteLine.quoteId })
    .from(quoteLine)
    .innerJoin(item, and(eq(item.clientId, client), eq(item.id, quoteLine.itemId)))
    .where(and(eq(quoteLine.clientId, client), ofItem));
  const number = numberIn(search, 'quote');
  return or(inArray(quote.id, withItem), number === null ? undefined : eq(quote.number, number));
}
