import type { CustomerDetails } from '@door/domain/selling/customer/customer';
import type { CustomerSort, Sort } from '@door/domain/lib/search/list-sorts';
import type { Search } from '@door/domain/lib/search/search-terms';
import type { Page } from '../ports/page.ts';

export interface Customer {
  readonly id: string;
  readonly details: CustomerDetails;
  /** ISO 8601 with milliseconds; grows with every save, so that it also serves as the version. */
  readonly lastUpdated: string;
  /** Mark of the message that made this version, by which a repeat of it is recognised. */
  readonly lastIdempotencyKey: string | null;
  /** The customer that this one has become part of; null: it stands for itself. */
  readonly mergedInto: string | null;
}

export interface CustomerStore {
  find(id: string): Promise<Customer | undefined>;
  /** Unlocked; those that are not there are missing. */
  findAll(ids: readonly string[]): Promise<readonly Customer[]>;
  /** Locks the row until the transaction ends. Load a customer before an enquiry, so that two calls never wait for each other. */
  load(id: string): Promise<Customer | undefined>;
  /** False: the supplier has a customer of that id already, who stays as they are. */
  create(customer: Customer): Promise<boolean>;
  save(customer: Customer): Promise<void>;
  /** Those who were merged into this one, locked. */
  partsOf(id: string): Promise<readonly Customer[]>;
  /** The first few customers with exactly this e-mail address, capitals aside. */
  withEmail(email: string): Promise<readonly Customer[]>;
  /** The customers that the search finds; an empty search finds all. Merged ones are not among them. */
  list(page: CustomerPage): Promise<readonly ListedCustomer[]>;
}

interface CustomerPage extends Page {
  /** Beginnings of names, e-mail addresses, phone numbers and addresses. */
  readonly search: Search;
  readonly sort: Sort<CustomerSort>;
}

export interface ListedCustomer {
  readonly customer: Customer;
  /** How many of each are theirs. */
  readonly enquiries: number;
  readonly quotes: number;
  readonly orders: number;
  /** Its key in the order of the list, for the cursor. */
  readonly key: string;
}
