import type { ItemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import type { EnquirySort, Sort } from '@door/domain/lib/search/list-sorts';
import type { Search } from '@door/domain/lib/search/search-terms';
import type { EnquiryFilter, EnquiryOutcome, EnquiryState } from '@door/domain/selling/enquiry/enquiry-cycle';
import type { Page } from '../ports/page.ts';

export interface Enquiry {
  readonly id: string;
  /** Running number of the supplier's enquiries, for people. */
  readonly number: number;
  readonly itemId: ItemId;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly notes: string;
  /** The sentences as they stood on the page, and whether the visitor agreed. */
  readonly consents: readonly Consent[];
  readonly submittedAt: string;
  readonly state: EnquiryState;
  /** null until it is closed. */
  readonly outcome: EnquiryOutcome | null;
  /** Account of whoever answers it; null: nobody yet. */
  readonly assignee: string | null;
  /** The customer that it was found to be of; null: nobody has said yet. */
  readonly customerId: string | null;
}

/** The last one only where the visitor sends a picture of their house too. */
export type ConsentKind = 'terms' | 'privacy' | 'data-sharing' | 'house-picture';

export interface Consent {
  readonly kind: ConsentKind;
  readonly text: string;
  readonly given: boolean;
  /** Of the settings that showed it, as its page said; null: the page did not say. */
  readonly settingsVersion: number | null;
}

export interface EnquiryStore {
  ofItem(itemId: ItemId): Promise<Enquiry | undefined>;
  /** An item has one enquiry; the table refuses a second. */
  add(enquiry: Enquiry): Promise<void>;
  /** Locks the row until the transaction ends. */
  load(id: string): Promise<Enquiry | undefined>;
  /** Saves state, outcome, assignee and customer only: what the visitor sent is never changed. */
  save(enquiry: Enquiry): Promise<void>;
  /** All of a customer, with consents; not locked. */
  ofCustomer(customerId: string): Promise<readonly Enquiry[]>;
  /** Those that are nobody's customer's and that the search finds, the latest first; not locked. */
  ofNobody(search: Search, limit: number): Promise<readonly Enquiry[]>;
  /** Takes everything of the visitor out but that they asked; in the place of the name stands this one. */
  erase(enquiry: Enquiry, name: string): Promise<void>;
  /** Gives all enquiries of one customer to another. */
  moveToCustomer(customers: { readonly from: string; readonly to: string }): Promise<void>;
  /** How many the list of this filter holds. */
  count(filter: EnquiryFilter): Promise<number>;
  list(page: EnquiryPage): Promise<readonly ListedEnquiry[]>;
}

export interface ListedEnquiry {
  readonly enquiry: Enquiry;
  readonly item: Item;
  /** Its key in the order of the list, for the cursor. */
  readonly key: string;
}

export interface EnquiryPage extends Page, EnquiryFilter {
  /** As items are searched: beginnings of name, address and reference. */
  readonly search: Search;
  /** Account of whoever answers it; null: anybody or nobody. */
  readonly assignee: string | null;
  /** Of that customer; null: of whomever. */
  readonly customer: string | null;
  readonly sort: Sort<EnquirySort>;
}
