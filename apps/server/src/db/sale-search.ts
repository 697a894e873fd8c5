import { numberIn, type Search } from '@door/domain/lib/search/search-terms';
import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';
import { customerTerm } from './customer/schema.ts';
import { item } from './item/schema.ts';
import { order, orderLine } from './order/schema.ts';
import { quote, quoteLine } from './quote/schema.ts';
import { endOfPrefix, matchesSearch } from './item/item-search-terms.ts';

/** What is sold to customers in lines, each with its tables. */
const sales = {
  quote: { of: quote, lines: quoteLine, saleId: quoteLine.quoteId },
  order: { of: order, lines: orderLine, saleId: orderLine.orderId },
} as const;

interface Searched {
  readonly kind: keyof typeof sales;
  readonly search: Search;
}

/** Quotes or orders of that number, of a customer or with a door that the search finds; undefined: every one. */
export function matchesSaleSearch(queries: Queries, client: number, { kind, search }: Searched): SQL | undefined {
  const ofItem = matchesSearch(queries, client, search);
  if (!ofItem) return undefined;
  const { of, lines, saleId } = sales[kind];
  const withItem = queries
    .select({ id: saleId })
    .from(lines)
    .innerJoin(item, and(eq(item.clientId, client), eq(item.id, lines.itemId)))
    .where(and(eq(lines.clientId, client), ofItem));
  const number = numberIn(search, kind);
  return or(
    inArray(of.id, withItem),
    ofCustomer(queries, client, { customerId: of.customerId, search }),
    number === null ? undefined : eq(of.number, number),
  );
}

interface OfCustomer {
  readonly customerId: PgColumn;
  readonly search: Search;
}

/** Those of a customer who has a word beginning with each of those that were typed. */
function ofCustomer(queries: Queries, client: number, { customerId, search: { words } }: OfCustomer): SQL | undefined {
  if (words.length === 0) return undefined;
  const begins = (start: string) =>
    inArray(
      customerId,
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
