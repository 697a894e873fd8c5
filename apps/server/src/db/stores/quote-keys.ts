import { quoteStates } from '@door/domain/quote/quote-cycle';
import type { QuoteSort } from '@door/domain/search/list-sorts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { customer } from '../tables/customer.ts';
import { quoteVersion } from '../tables/quote-version.ts';
import { quote } from '../tables/quote.ts';
import { rankKey, textKey } from './keyset.ts';

/**
 * The value of each column by which quotes can be sorted. A draft stores no total, and perhaps no last day: in the order of
 * totals it stands below all amounts, in the order of days its missing one comes after all.
 */
export const quoteKeys = (client: number): Readonly<Record<QuoteSort, SQL>> => ({
  changed: sql`${quote.lastUpdated}`,
  number: sql`${quote.number}`,
  customer: textKey(nameOfCustomer(client)),
  state: rankKey(quote.state, quoteStates),
  valid: textKey(sql`coalesce(${asSent(quoteVersion.validUntil, client)}, ${quote.validUntil})::text`),
  total: sql`coalesce(${asSent(quoteVersion.totalMinor, client)}, -1)`,
});

const nameOfCustomer = (client: number): SQL => sql`(
  select ${customer.name} from ${customer} where ${customer.clientId} = ${client} and ${customer.id} = ${quote.customerId})`;

/** Of the version that its customer has; none for a draft, as lists show it. */
const asSent = (column: PgColumn, client: number): SQL => sql`(
  select ${column} from ${quoteVersion} where ${quoteVersion.clientId} = ${client} and ${quoteVersion.quoteId} = ${quote.id}
  and ${quoteVersion.version} = ${quote.version} and ${quote.state} <> 'Draft')`;
