import type { KeptDate, PromiseCause } from '@door/domain/making/promise/promise';

/** A date as it was promised to the customer of an order. */
export interface StoredPromise {
  readonly orderId: string;
  /** From 1 on; the last one stands. */
  readonly number: number;
  readonly date: KeptDate;
  /** null: it follows from its facts alone. */
  readonly cause: PromiseCause | null;
  /** SHA-256 of the facts that it follows from, in canonical JSON; '' for one that was made before facts were kept. */
  readonly factsHash: string;
  /** Account; null: a rule. */
  readonly madeBy: string | null;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** Promises can be added and read, never changed or removed. */
export interface PromiseStore {
  /** How often the facts of the supplier's dates have changed: while it is the same, each date is the same, until the day ends. */
  factsRevision(): Promise<number>;
  /** Raises it. Whoever else does waits until this transaction ends, so that it is the last that a call does. */
  raiseFactsRevision(): Promise<void>;
  add(promise: StoredPromise): Promise<void>;
  /** Oldest first. */
  of(orderId: string): Promise<readonly StoredPromise[]>;
}
