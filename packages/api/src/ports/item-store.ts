import type { ItemRecord } from '@door/domain/model/item-record';
import type { ItemId } from '@door/domain/model/ids';
import type { Search } from '@door/domain/search/search-terms';
import type { Enquiry } from './enquiry-store.ts';

export interface StoredItem extends ItemRecord {
  /** Running number of the supplier's items, for people. */
  readonly number: number;
  /** Version of the supplier's catalogue with which the item was last settled. */
  readonly catalogueVersion: number;
  /** Public calls reach only what public calls made. */
  readonly madeBy: 'public' | 'installer';
  /** ISO 8601 with milliseconds; grows with every save, so that it also serves as the version. */
  readonly lastUpdated: string;
  /** Mark of the message that made this version, by which a repeat of it is recognised; null where the call takes no version. */
  readonly lastWrite: string | null;
  readonly bomUpdated: string | null;
  readonly submittedAt: string | null;
  /** When the measurements were declared final; null while they are open. */
  readonly measuredAt: string | null;
}

export interface ItemStore {
  /** Locks the row until the transaction ends. */
  load(id: ItemId): Promise<StoredItem | undefined>;
  /** False: the supplier has an item of that id already, which stays as it is. */
  create(stored: StoredItem): Promise<boolean>;
  save(stored: StoredItem): Promise<void>;
  /** Removes the item with its instructions, pictures and survey. An item with an enquiry cannot be removed. */
  remove(id: ItemId): Promise<void>;
  /** The items that the search finds, last changed first, with their enquiry. An empty search finds all. */
  list(page: ItemPage): Promise<readonly ListedItem[]>;
}

export interface ItemPage {
  readonly search: Search;
  readonly limit: number;
  /** The last item of the page before. */
  readonly after: { readonly lastUpdated: string; readonly id: ItemId } | null;
}

/** An item as lists show it, with the enquiry about it. */
export interface ListedItem {
  readonly stored: StoredItem;
  readonly enquiry: Pick<Enquiry, 'id' | 'number' | 'name' | 'state' | 'outcome'> | null;
}
