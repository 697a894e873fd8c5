import type { Vendor } from '@door/domain/making/purchasing/vendor';
import type { VendorItem } from '@door/domain/making/purchasing/vendor-item';

export interface StoredVendor {
  readonly vendor: Vendor;
  /** ISO 8601 with milliseconds; grows with every save of it or its items, so that it also serves as the version. */
  readonly lastUpdated: string;
  /** Mark of the message that has made it, by which a repeat of that is recognised. */
  readonly firstIdempotencyKey: string;
  /** Mark of the message that made this version; null: the first one. */
  readonly lastIdempotencyKey: string | null;
}

export interface VendorSum {
  /** Id. */
  readonly vendor: string;
  readonly items: number;
  readonly leastLeadDays: number;
  readonly mostLeadDays: number;
}

/** Who sells to the supplier, and what. */
export interface VendorStore {
  /** By name, retired ones too. */
  all(): Promise<readonly StoredVendor[]>;
  find(id: string): Promise<StoredVendor | undefined>;
  /** As `all`; no other call changes a vendor or an item until the transaction ends. */
  lock(): Promise<readonly StoredVendor[]>;
  /** Adds it, or replaces the one of its id. */
  save(stored: StoredVendor): Promise<void>;
  /** How many items each vendor has, and their lead days; one without items is not there. */
  sums(): Promise<readonly VendorSum[]>;
  /** What these vendors sell, or all of them, by key, rank and first day. */
  items(vendors?: readonly string[]): Promise<readonly VendorItem[]>;
  /** Adds items of a vendor, replaces those of their ids, and takes others out by their ids. */
  saveItems(vendor: string, items: readonly VendorItem[], removed?: readonly string[]): Promise<void>;
}
