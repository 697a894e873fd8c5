import { dayIn } from '@door/domain/lib/calendar-day';
import { isToChase } from '@door/domain/selling/quote/quote-task-rules';
import { quoteStates } from '@door/domain/selling/quote/quote-cycle';
import { numberTerms } from '@door/domain/lib/search/search-terms';
import type { QuoteSort } from '@door/domain/lib/search/list-sorts';
import type { LocalDay, QuoteFilter, QuoteStore, StoredQuote } from '../quote/quote-store.ts';
import { padded, pageOf } from './fake-lists.ts';
import type { Draft, Rows } from './fake-transactions.ts';

/** As it was sent; a draft was not. */
const sentOf = ({ sentVersions }: Rows, { id, quote }: StoredQuote) =>
  quote.state === 'Draft'
    ? undefined
    : sentVersions.find(({ quoteId, frozen }) => quoteId === id && frozen.quote.version === quote.version)?.frozen;

/** After every other text. */
const afterAll = '\u{10ffff}';

const keys: Readonly<Record<QuoteSort, (stored: StoredQuote, rows: Rows) => string>> = {
  changed: ({ lastUpdated }) => lastUpdated,
  number: ({ number }) => padded(number),
  customer: ({ quote }, { customers }) =>
    customers.find(({ id }) => id === quote.customerId)?.details.name.toLowerCase() ?? afterAll,
  state: ({ quote }) => padded(quoteStates.indexOf(quote.state) + 1),
  valid: (stored, rows) => sentOf(rows, stored)?.validUntil ?? stored.quote.validUntil ?? afterAll,
  total: (stored, rows) => padded((sentOf(rows, stored)?.totals.total.minor ?? -1) + 1),
};

const fits = (stored: StoredQuote, rows: Rows, filter: QuoteFilter): boolean => {
  const { quote, enquiryId, createdBy } = stored;
  const facts = { state: quote.state, createdBy, customer: quote.customerId, enquiry: enquiryId };
  return (
    (filter.toChaseOn === null || isChased(stored, rows, filter.toChaseOn)) &&
    (filter.state ?? facts.state) === facts.state &&
    (filter.createdBy ?? facts.createdBy) === facts.createdBy &&
    (filter.customer ?? facts.customer) === facts.customer &&
    (filter.enquiry ?? facts.enquiry) === facts.enquiry
  );
};

const isChased = (stored: StoredQuote, rows: Rows, { day, timeZone }: LocalDay): boolean => {
  const sent = stored.quote.state === 'Sent' && sentOf(rows, stored);
  return sent ? isToChase({ sentOn: dayIn(sent.sentAt, timeZone), validUntil: sent.validUntil }, day) : false;
};

/** Finds quotes by their number only. */
export function fakeQuotes(draft: Draft): QuoteStore {
  const change = async (quotes: readonly StoredQuote[]) => {
    draft.now = { ...draft.now, quotes };
  };
  const without = (id: string) => draft.now.quotes.filter((each) => each.id !== id);
  const load = async (id: string) => draft.now.quotes.find((each) => each.id === id);
  return {
    load,
    // Transactions come one after the other here.
    claim: load,
    create: (stored) => change([...draft.now.quotes, stored]),
    save: (stored) => change([...without(stored.id), stored]),
    remove: (id) => change(without(id)),
    holds: async (itemId) => draft.now.quotes.some(({ quote }) => quote.lines.some((line) => line.itemId === itemId)),
    about: async (itemId) => {
      const enquiry = draft.now.enquiries.find((each) => each.itemId === itemId);
      return draft.now.quotes
        .filter(
          ({ enquiryId, quote }) =>
            quote.lines.some((line) => line.itemId === itemId) || (enquiry && enquiryId === enquiry.id),
        )
        .toReversed();
    },
    ofCustomer: async (customerId) =>
      draft.now.quotes.filter(
        ({ quote, enquiryId }) =>
          quote.customerId === customerId ||
          draft.now.enquiries.some((each) => each.id === enquiryId && each.customerId === customerId),
      ),
    moveToCustomer: ({ from, to }) =>
      change(
        draft.now.quotes.map((each) =>
          each.quote.customerId === from ? { ...each, quote: { ...each.quote, customerId: to } } : each,
        ),
      ),
    perState: async () =>
      quoteStates.flatMap((state) => {
        const quotes = draft.now.quotes.filter(({ quote }) => quote.state === state).length;
        return quotes === 0 ? [] : [{ state, quotes }];
      }),
    count: async (filter) => draft.now.quotes.filter((stored) => fits(stored, draft.now, filter)).length,
    list: async ({ filter, search: { words, markStart }, sort, ...page }) => {
      const found = draft.now.quotes
        .filter((stored) => fits(stored, draft.now, filter))
        .filter(({ number }) => {
          const has = (start: string) => numberTerms('quote', number).some((term) => term.startsWith(start));
          return words.every(has) || (markStart !== null && has(markStart));
        })
        .map((stored) => ({ stored, key: keys[sort.by](stored, draft.now) }));
      return pageOf(found, { ...page, sort, keyOf: ({ key, stored }) => ({ key, id: stored.id }) });
    },
  };
}
