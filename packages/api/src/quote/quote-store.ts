import type { ItemId } from '@door/domain/door/model/ids';
import type { Quote } from '@door/domain/selling/quote/quote';
import type { QuoteState } from '@door/domain/selling/quote/quote-cycle';
import type { QuoteSort, Sort } from '@door/domain/lib/search/list-sorts';
import type { Search } from '@door/domain/lib/search/search-terms';
import type { Page } from '../ports/page.ts';

export interface StoredQuote {
  readonly id: string;
  /** Running number of the supplier's quotes, for people. */
  readonly number: number;
  /** The enquiry that it answers; null: none. */
  readonly enquiryId: string | null;
  readonly quote: Quote;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Account of whoever made it. */
  readonly createdBy: string;
  /** Account of whoever made this version; null: its customer, or a rule. */
  readonly changedBy: string | null;
  /** ISO 8601 with milliseconds; grows with every save, so that it also serves as the version for two people at one quote. */
  readonly lastUpdated: string;
  /** Mark of the message that made this version, by which a repeat of it is recognised. */
  readonly lastIdempotencyKey: string | null;
}

export interface QuoteStore {
  /** Locks the row until the transaction ends. Load a quote before its items, so that two calls never wait for each other. */
  load(id: string): Promise<StoredQuote | undefined>;
  /** As `load`; where there is none, whoever else makes a quote of this id waits until this transaction ends, and then finds it. */
  claim(id: string): Promise<StoredQuote | undefined>;
  /** Under an id that was claimed before. */
  create(stored: StoredQuote): Promise<void>;
  /** Saves the quote with lines and charges; number, enquiry and maker are never changed. */
  save(stored: StoredQuote): Promise<void>;
  /** Removes it with its lines and charges; the items of its lines stay. */
  remove(id: string): Promise<void>;
  /** Whether a quote has a line of this item. */
  holds(itemId: ItemId): Promise<boolean>;
  /** The quotes with a line of this item, and those that answer its enquiry, last made first; not locked. */
  about(itemId: ItemId): Promise<readonly StoredQuote[]>;
  /** Of a customer, and those that answer an enquiry of theirs; locked, in the order of their numbers. */
  ofCustomer(customerId: string): Promise<readonly StoredQuote[]>;
  /** Gives all quotes of one customer to another. */
  moveToCustomer(customers: { readonly from: string; readonly to: string }): Promise<void>;
  /** How many there are of each state; states without any are left out. */
  perState(): Promise<readonly QuotesOfState[]>;
  list(page: QuotePage): Promise<readonly ListedQuote[]>;
  /** How many the filter lets through. */
  count(filter: QuoteFilter): Promise<number>;
}

export interface QuotesOfState {
  readonly state: QuoteState;
  readonly quotes: number;
}

/** A day where the supplier is. */
export interface LocalDay {
  /** ISO. */
  readonly day: string;
  /** IANA name: whether a quote was sent on a day follows from it. */
  readonly timeZone: string;
}

/** null: whatever it is. */
export interface QuoteFilter {
  readonly state: QuoteState | null;
  /** Account of whoever made it. */
  readonly createdBy: string | null;
  readonly customer: string | null;
  readonly enquiry: string | null;
  /** Only quotes that are to be chased on this day. */
  readonly toChaseOn: LocalDay | null;
}

export const everyQuote: QuoteFilter = {
  state: null,
  createdBy: null,
  customer: null,
  enquiry: null,
  toChaseOn: null,
};

export interface QuotePage extends Page {
  readonly filter: QuoteFilter;
  /** Its number, or what finds its customer or one of its items. */
  readonly search: Search;
  readonly sort: Sort<QuoteSort>;
}

export interface ListedQuote {
  readonly stored: StoredQuote;
  /** Its key in the order of the list, for the cursor. */
  readonly key: string;
}
