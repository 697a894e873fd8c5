import type { KeptDate } from '@door/domain/making/promise/promise';

/** A date as it was promised to the customer of an order. */
export interface StoredPromise {
  readonly orderId: string;
  /** From 1 on; the last one stands. */
  readonly number: number;
  readonly date: KeptDate;
  /** Why it is another one than before: `held`, `asked`, …; null: the first, and one that follows a reopening. */
  readonly cause: string | null;
  /** SHA-256 of the facts that it follows from, in canonical JSON; '' for one that was made before facts were kept. */
  readonly factsHash: string;
  /** Account; null: a rule. */
  readonly madeBy: string | null;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** Promises can be added and read, never changed or removed. */
export interface PromiseStore {
  add(promise: StoredPromise): Promise<void>;
  /** Oldest first. */
  of(orderId: string): Promise<readonly StoredPromise[]>;
}
