import type { Sale } from './link-store.ts';

/** What a customer has written on their page, or a person of the supplier in answer. It is added and never changed. */
export interface SaleMessage {
  readonly id: string;
  readonly sale: Sale;
  /** Account; null: the customer. */
  readonly who: string | null;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A photo beside a message or a fault. */
export interface SalePhoto {
  /** Id of the sale, under which it was uploaded. */
  readonly of: string;
  /** Random, and the version of its upload. */
  readonly id: string;
  /** Id of the message or the fault. */
  readonly about: string;
}

export interface ThreadStore {
  /** Waits until nobody else writes to this sale. */
  lock(sale: Sale): Promise<void>;
  /** Oldest first. */
  of(sale: Sale): Promise<readonly SaleMessage[]>;
  add(message: SaleMessage): Promise<void>;
  /** Grows with each message, and each fault and move of one. */
  revision(sale: Sale): Promise<number>;
  /** Of all these sales, as they were added. */
  photos(of: readonly string[]): Promise<readonly SalePhoto[]>;
  addPhotos(photos: readonly SalePhoto[]): Promise<void>;
  /** Texts and photos of a sale. */
  removeAll(sale: Sale): Promise<void>;
}
