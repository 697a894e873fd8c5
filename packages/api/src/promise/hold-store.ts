import type { KeptDate } from '@door/domain/making/promise/promise';
import type { PlaceHold } from '@door/domain/making/promise/place-hold';
import type { AskedGoods } from '@door/domain/making/stock/demand';

/** A place that is kept for a quote, with what was held when it was made. */
export interface StoredHold extends PlaceHold {
  readonly id: string;
  /** Running number of the quote. */
  readonly quoteNumber: number;
  /** A week or a day before which the customer does not want it; null: none was named. */
  readonly notBefore: string | null;
  /** The date that stands. */
  readonly date: KeptDate;
  readonly demand: readonly HeldDemand[];
  /** Account. */
  readonly madeBy: string;
  /** ISO 8601: its place in the sequence of promises. */
  readonly madeAt: string;
}

/** What the doors of a quote would take, as an order asks for it. */
export type HeldDemand = Pick<AskedGoods, 'key' | 'quantity' | 'stage'>;

export interface HoldEnd {
  /** ISO 8601. */
  readonly at: string;
  /** Account; null: it ended with its quote. */
  readonly by: string | null;
  /** The promise that has taken the place, and its sequence with it; null: the place is free. */
  readonly takenBy: { readonly orderId: string; readonly number: number } | null;
}

/** Holds are added and ended, and nothing else of them changes. */
export interface HoldStore {
  find(id: string): Promise<StoredHold | undefined>;
  /** Lock the quote and the promises first. */
  add(hold: Omit<StoredHold, 'quoteNumber' | 'week' | 'endedAt'>): Promise<void>;
  /** Those that stand on this day, in the order in which they were made. */
  living(day: string): Promise<readonly StoredHold[]>;
  /** One that has ended stays as it is. */
  end(id: string, end: HoldEnd): Promise<void>;
}
