import type { PriceList } from '@door/domain/selling/pricing/price-list';
import type { PublishedPriceList } from '@door/domain/selling/pricing/price-list-versions';

/** The list that is being prepared; a supplier has one at most. */
export interface PriceListDraft {
  readonly id: string;
  readonly prices: PriceList;
  /** ISO 8601; changes with each change. */
  readonly updatedAt: string;
  /** Of the message that raised its prices last, by which a repeat is recognised; null: none. */
  readonly attempt: string | null;
}

export interface PublishedVersion extends PublishedPriceList {
  /** The draft that it was. */
  readonly id: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly publishedBy: string;
}

/** The lists that a supplier published itself. A published list can be read, never changed or removed. */
export interface PriceListStore {
  /** Oldest first. */
  published(): Promise<readonly PublishedVersion[]>;
  /** undefined: no published list has this number. */
  pricesOf(version: number): Promise<PriceList | undefined>;
  add(version: PublishedVersion, prices: PriceList): Promise<void>;
  /** Locks the draft until the transaction ends. */
  loadDraft(): Promise<PriceListDraft | undefined>;
  /** False: there is one already, which stays as it is. */
  addDraft(draft: PriceListDraft): Promise<boolean>;
  /** Of the draft that was loaded. */
  saveDraft(draft: PriceListDraft): Promise<void>;
  removeDraft(): Promise<void>;
}
