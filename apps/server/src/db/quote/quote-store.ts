import type { LocalDay, QuoteFilter, QuoteStore, StoredQuote } from '@door/api/quote/quote-store';
import { dayBegins } from '@door/domain/lib/calendar-day';
import { quoteStates } from '@door/domain/selling/quote/quote-cycle';
import { chaseDaysOn } from '@door/domain/selling/quote/quote-task-rules';
import { type QuoteSort, quoteSorts } from '@door/domain/lib/search/list-sorts';
import { daysAfter } from '@door/domain/lib/open-days';
import { and, asc, desc, eq, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database.ts';
import { customer } from '../customer/schema.ts';
import { enquiry } from '../enquiry/schema.ts';
import { quote, quoteCharge, quoteLine, quoteVersion } from './schema.ts';
import { keyset, rankKey, textKey } from '../keyset.ts';
import { lockName } from '../lock-name.ts';
import { chargeRowsOf, lineRowsOf, type QuoteParts, quoteRowOf, storedQuoteOf } from './quote-rows.ts';
import { matchesSaleSearch } from '../sale-search.ts';

export function quoteStore(queries: Queries, client: number): QuoteStore {
  const own = eq(quote.clientId, client);
  const isQuote = (id: string) => and(own, eq(quote.id, id));

  /** Lines and charges of these quotes, in their order. */
  const partsOf = async (ids: readonly string[]): Promise<QuoteParts> => {
    const lines = await queries
      .select()
      .from(quoteLine)
      .where(and(eq(quoteLine.clientId, client), inArray(quoteLine.quoteId, [...ids])))
      .orderBy(asc(quoteLine.position));
    const charges = await queries
      .select()
      .from(quoteCharge)
      .where(and(eq(quoteCharge.clientId, client), inArray(quoteCharge.quoteId, [...ids])))
      .orderBy(asc(quoteCharge.position));
    return { lines, charges };
  };

  const addParts = async (stored: StoredQuote): Promise<void> => {
    const { lines, charges } = { lines: lineRowsOf(stored, client), charges: chargeRowsOf(stored, client) };
    if (lines.length > 0) await queries.insert(quoteLine).values([...lines]);
    if (charges.length > 0) await queries.insert(quoteCharge).values([...charges]);
  };

  const load = async (id: string) => {
    const [row] = await queries.select().from(quote).where(isQuote(id)).for('update');
    return row && storedQuoteOf(row, await partsOf([id]));
  };

  return {
    load,
    claim: async (id) => {
      await lockName(queries, client, `quote ${id}`);
      return load(id);
    },
    create: async (stored) => {
      await queries.insert(quote).values(quoteRowOf(stored, client));
      await addParts(stored);
    },
    save: async (stored) => {
      await queries.update(quote).set(quoteRowOf(stored, client)).where(isQuote(stored.id));
      await queries.delete(quoteLine).where(and(eq(quoteLine.clientId, client), eq(quoteLine.quoteId, stored.id)));
      await queries
        .delete(quoteCharge)
        .where(and(eq(quoteCharge.clientId, client), eq(quoteCharge.quoteId, stored.id)));
      await addParts(stored);
    },
    remove: async (id) => {
      await queries.delete(quote).where(isQuote(id));
    },
    holds: async (itemId) => {
      const rows = await queries
        .select({ id: quoteLine.id })
        .from(quoteLine)
        .where(and(eq(quoteLine.clientId, client), eq(quoteLine.itemId, itemId)))
        .limit(1);
      return rows.length > 0;
    },
    about: async (itemId) => {
      const withLine = queries
        .select({ id: quoteLine.quoteId })
        .from(quoteLine)
        .where(and(eq(quoteLine.clientId, client), eq(quoteLine.itemId, itemId)));
      const ofItem = queries
        .select({ id: enquiry.id })
        .from(enquiry)
        .where(and(eq(enquiry.clientId, client), eq(enquiry.itemId, itemId)));
      const rows = await queries
        .select()
        .from(quote)
        .where(and(own, or(inArray(quote.id, withLine), inArray(quote.enquiryId, ofItem))))
        .orderBy(desc(quote.number));
      const parts = await partsOf(rows.map(({ id }) => id));
      return rows.map((row) => storedQuoteOf(row, parts));
    },
    ofCustomer: async (customerId) => {
      const theirs = queries
        .select({ id: enquiry.id })
        .from(enquiry)
        .where(and(eq(enquiry.clientId, client), eq(enquiry.customerId, customerId)));
      const rows = await queries
        .select()
        .from(quote)
        .where(and(own, or(eq(quote.customerId, customerId), inArray(quote.enquiryId, theirs))))
        .orderBy(asc(quote.number))
        .for('update');
      const parts = await partsOf(rows.map(({ id }) => id));
      return rows.map((row) => storedQuoteOf(row, parts));
    },
    moveToCustomer: async ({ from, to }) => {
      await queries
        .update(quote)
        .set({ customerId: to })
        .where(and(own, eq(quote.customerId, from)));
    },
    perState: async () =>
      queries
        .select({ state: quote.state, quotes: sql<number>`count(*)::int` })
        .from(quote)
        .where(own)
        .groupBy(quote.state),
    count: (filter) => queries.$count(quote, and(own, fitsQuote(client, filter))),
    list: async ({ filter, search, sort, limit, after }) => {
      const { key, isAfter, order } = keyset({ sorts: quoteSorts, keys: quoteKeys(client), id: quote.id, sort, after });
      const rows = await queries
        .select({ quote, key })
        .from(quote)
        .where(
          and(own, fitsQuote(client, filter), matchesSaleSearch(queries, client, { kind: 'quote', search }), isAfter),
        )
        .orderBy(...order)
        .limit(limit);
      const parts = rows.length === 0 ? { lines: [], charges: [] } : await partsOf(rows.map((row) => row.quote.id));
      return rows.map((row) => ({ stored: storedQuoteOf(row.quote, parts), key: row.key }));
    },
  };
}

/** The quotes that a filter lets through. */
const fitsQuote = (client: number, filter: QuoteFilter): SQL | undefined =>
  and(
    filter.state === null ? undefined : eq(quote.state, filter.state),
    filter.createdBy === null ? undefined : eq(quote.createdBy, filter.createdBy),
    filter.customer === null ? undefined : eq(quote.customerId, filter.customer),
    filter.enquiry === null ? undefined : eq(quote.enquiryId, filter.enquiry),
    filter.toChaseOn === null ? undefined : isToChase(client, filter.toChaseOn),
  );

/** The rule of the domain's `isToChase`, of the version that the customer has. */
function isToChase(client: number, { day, timeZone }: LocalDay): SQL | undefined {
  const { sentOn, validUntil } = chaseDaysOn(day);
  const isSentVersion = and(
    eq(quoteVersion.clientId, client),
    eq(quoteVersion.quoteId, quote.id),
    eq(quoteVersion.version, quote.version),
  );
  const isDue = or(
    lt(quoteVersion.sentAt, dayBegins(daysAfter(sentOn, 1), timeZone)),
    lte(quoteVersion.validUntil, validUntil),
  );
  // Asked for each Sent quote: a join would read the versions of all quotes.
  return and(eq(quote.state, 'Sent'), sql`(select ${isDue} from ${quoteVersion} where ${isSentVersion})`);
}

/**
 * The value of each column by which quotes can be sorted. A draft stores no total, and perhaps no last day: in the order of
 * totals it stands below all amounts, in the order of days its missing one comes after all.
 */
const quoteKeys = (client: number): Readonly<Record<QuoteSort, SQL>> => ({
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
