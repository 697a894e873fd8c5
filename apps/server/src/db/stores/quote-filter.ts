import type { LocalDay, QuoteFilter } from '@door/api/ports/quote-store';
import { dayBegins } from '@door/domain/model/calendar-day';
import { chaseDaysOn } from '@door/domain/quote/quote-task-rules';
import { daysAfter } from '@door/domain/task/working-days';
import { and, eq, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { quoteVersion } from '../tables/quote-version.ts';
import { quote } from '../tables/quote.ts';

/** The quotes that a filter lets through. */
export const fitsQuote = (client: number, filter: QuoteFilter): SQL | undefined =>
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
