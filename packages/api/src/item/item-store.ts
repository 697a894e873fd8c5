import type { ItemRecord } from '@door/domain/door/model/item-record';
import type { BomFilter } from '@door/domain/making/bom/bom-state';
import type { ItemState } from '@door/domain/selling/enquiry/enquiry-cycle';
import type { ItemId } from '@door/domain/door/model/ids';
import type { Search } from '@door/domain/lib/search/search-terms';
import type { ItemSort, Sort } from '@door/domain/lib/search/list-sorts';
import type { SurveyState } from '@door/domain/making/survey/survey-state';
import type { Enquiry } from '../enquiry/enquiry-store.ts';
import type { Page } from '../ports/page.ts';

export interface StoredItem extends ItemRecord {
  /** Running number of the supplier's items, for people. */
  readonly number: number;
  /** Version of the supplier's catalogue with which the door was last worked out. */
  readonly catalogueVersion: number;
  /** Public calls reach only what public calls made. */
  readonly madeBy: 'public' | 'installer';
  /** ISO 8601 with milliseconds; grows with every save, so that it also serves as the version. */
  readonly lastUpdated: string;
  /** Mark of the message that made this version, by which a repeat of it is recognised; null where the call takes no version. */
  readonly lastIdempotencyKey: string | null;
  readonly bomUpdated: string | null;
  readonly submittedAt: string | null;
  /** When the measurements were declared final; null while they are open. */
  readonly measuredAt: string | null;
}

export interface ItemStore {
  /** Locks the row until the transaction ends. */
  load(id: ItemId): Promise<StoredItem | undefined>;
  /** Several at once, each locked until the transaction ends; in any order, without those that are not there. */
  loadAll(ids: readonly ItemId[]): Promise<readonly StoredItem[]>;
  /** Several at once, not locked: to be read only. */
  find(ids: readonly ItemId[]): Promise<readonly StoredItem[]>;
  /** False: the supplier has an item of that id already, which stays as it is. */
  create(stored: StoredItem): Promise<boolean>;
  /** Several at once; those of an id that the supplier has already are left as they are. */
  createAll(stored: readonly StoredItem[]): Promise<void>;
  save(stored: StoredItem): Promise<void>;
  /** Removes the item with its instructions, pictures and survey. An item with an enquiry cannot be removed. */
  remove(id: ItemId): Promise<void>;
  /** The items that search and filter find, with their enquiry. An empty search finds all. */
  list(page: ItemPage): Promise<readonly ListedItem[]>;
}

/** null: whatever it is. */
export interface ItemFilter {
  readonly state: ItemState | null;
  /** Account of whoever answers its enquiry. */
  readonly assignee: string | null;
  /** Whether somebody answers its enquiry; false for drafts too. */
  readonly isTaken: boolean | null;
  readonly bom: BomFilter | null;
  readonly survey: SurveyState | null;
  /** Whose enquiry it has. */
  readonly customer: string | null;
}

export const everyItem: ItemFilter = {
  state: null,
  assignee: null,
  isTaken: null,
  bom: null,
  survey: null,
  customer: null,
};

export interface ItemPage extends Page {
  readonly search: Search;
  readonly filter: ItemFilter;
  readonly sort: Sort<ItemSort>;
}

/** An item as lists show it, with the enquiry about it. */
export interface ListedItem {
  readonly stored: StoredItem;
  readonly enquiry: Pick<Enquiry, 'id' | 'number' | 'name' | 'state' | 'outcome' | 'assignee' | 'customerId'> | null;
  readonly survey: SurveyState;
  /** Whether a line of its bill cannot be made. */
  readonly isInError: boolean;
  /** Its key in the order of the list, for the cursor. */
  readonly key: string;
}
