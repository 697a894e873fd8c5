import { numberIn, type Search } from '@door/domain/search/search-terms';
import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { customerTerm } from '../tables/customer-term.ts';
import { item } from '../tables/item.ts';
import { quoteLine } from '../tables/quote-line.ts';
import { quote } from '../tables/quote.ts';
import { endOfPrefix, matchesSearch } from './item-search-terms.ts';

/** Quotes of that number, of a customer or with a door that the search finds; undefined: every quote. */
export function matchesQuoteSearch(queries: Queries, client: number, search: Search): SQL | undefined {
  const ofItem = matchesSearch(queries, client, search);
  if (!ofItem) return undefined;
  const withItem = queries
    .select({ id: quoteLine.quoteId })
    .from(quoteLine)
    .innerJoin(item, and(eq(item.clientId, client), eq(item.id, quoteLine.itemId)))
    .where(and(eq(quoteLine.clientId, client), ofItem));
  const number = numberIn(search, 'quote');
  return or(
    inArray(quote.id, withItem),
    ofCustomer(queries, client, search),
    number === null ? undefined : eq(quote.number, number),
  );
}

/** Quotes of a customer who has a word beginning with each of those that were typed. */
function ofCustomer(queries: Queries, client: number, { words }: Search): SQL | undefined {
  if (words.length === 0) return undefined;
  const begins = (start: string) =>
    inArray(
      quote.customerId,
      queries
        .select({ id: customerTerm.customerId })
        .from(customerTerm)
        .where(
          and(
            eq(customerTerm.clientId, client),
            gte(customerTerm.term, start),
            lt(customerTerm.term, endOfPrefix(start)),
          ),
        ),
    );
  return and(...words.map(begins));
}
