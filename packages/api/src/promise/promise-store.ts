import type { WeekLabel } from '@door/domain/lib/production-week';
import type { GivenSupply } from '@door/domain/making/promise/given-supply';
import type { KeptDate, PromiseCause } from '@door/domain/making/promise/promise';
import type { PromiseRisk } from '@door/domain/making/promise/promise-risk';
import type { OrderState } from '@door/domain/selling/order/order-states';

/** A date as it was promised to the customer of an order. */
export interface StoredPromise {
  readonly orderId: string;
  /** From 1 on; the last one stands. */
  readonly number: number;
  readonly date: KeptDate;
  /** null: it follows from its facts alone. */
  readonly cause: PromiseCause | null;
  /** Id of the vendor whose lateness has moved it; null: nobody's has, or nobody knows whose. */
  readonly lateVendor: string | null;
  /** What a planner has written beside the cause, for the customer; '' for nothing. */
  readonly note: string;
  /** SHA-256 of the facts that it follows from, in canonical JSON; '' for one that was made before facts were kept. */
  readonly factsHash: string;
  /** Account; null: a rule. */
  readonly madeBy: string | null;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** An order that the works have accepted and not made yet, with the promise that stands. */
export interface LivingPromise {
  readonly promise: StoredPromise;
  /** Running number of the order. */
  readonly orderNumber: number;
  readonly state: OrderState;
  /** Tenths. */
  readonly points: number;
  /** In which it is made, of a divided order the last of its parts. */
  readonly week: WeekLabel;
  /** Where its doors go. */
  readonly address: string;
  /** Account of whoever made the order. */
  readonly createdBy: string;
  /** ISO 8601: since then the order has its place in their sequence; null: it is behind all others. */
  readonly placedAt: string | null;
}

export interface StoredRisk extends PromiseRisk {
  readonly orderId: string;
  /** Which the order holds in the week of its forecast, tenths. */
  readonly points: number;
  readonly factsHash: string;
}

/** What promises were checked against last. */
interface PromiseCheck {
  readonly revision: number;
  readonly checkedRevision: number;
  /** Day of the supplier; null: never. */
  readonly checkedOn: string | null;
  /** When the first risk has to be told, ISO 8601; null: there is none of which a date is known. */
  readonly tellBy: string | null;
}

/** What the keeping of a promise is judged by, without its reasons. */
export interface PromiseHead extends Pick<KeptDate, 'day' | 'grain' | 'week'> {
  readonly orderId: string;
  /** Running number of the order. */
  readonly orderNumber: number;
  /** Account of whoever made the order. */
  readonly seller: string;
  readonly cause: PromiseCause | null;
  /** Id, as `StoredPromise` has it. */
  readonly lateVendor: string | null;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** The head of a promise whose order is done. */
export interface PromiseOfDone extends PromiseHead {
  /** ISO day on which it was fitted, delivered or collected, by what was promised last. */
  readonly done: string;
}

/** The head of a promise that is still to be kept. */
export interface OpenPromise extends PromiseHead {
  /** null: what is forecast is in time. */
  readonly risk: PromiseAtRisk | null;
}

export interface PromiseAtRisk extends Pick<PromiseRisk, 'anew'> {
  readonly cause: PromiseCause;
  /** null: nobody knows yet when it can be made. */
  readonly forecast: Pick<KeptDate, 'day' | 'grain'> | null;
}

/** Goods that a person has given from one order to another. */
export interface StoredGift extends GivenSupply {
  readonly id: string;
  readonly reason: string;
  /** Account. */
  readonly madeBy: string;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** Promises can be added and read, never changed or removed. */
export interface PromiseStore {
  /** How often the facts of the supplier's dates have changed: while it is the same, each date is the same, until the day ends. */
  factsRevision(): Promise<number>;
  /** Raises it. Whoever else does waits until this transaction ends, so that it is the last that a call does. */
  raiseFactsRevision(): Promise<void>;
  check(): Promise<PromiseCheck>;
  /** The promises of all orders were checked against this revision on this day of the supplier. */
  saveCheck(checked: { readonly revision: number; readonly day: string }): Promise<void>;
  add(promise: StoredPromise): Promise<void>;
  /** Oldest first. */
  of(orderId: string): Promise<readonly StoredPromise[]>;
  /** All that was promised of the orders that were done on these days, both counted: by number of the order, oldest first. */
  ofDone(days: { readonly from: string; readonly to: string }): Promise<readonly PromiseOfDone[]>;
  /** The last promise of each order that has one and is not done, by number of the order. */
  open(): Promise<readonly OpenPromise[]>;
  /** Of all orders that are being made, in promise sequence. */
  living(): Promise<readonly LivingPromise[]>;
  /** Adds what a person has given; what was given stays. */
  give(gift: StoredGift): Promise<void>;
  gift(id: string): Promise<StoredGift | undefined>;
  /** What was given between orders that are both being made, the first before the others. */
  given(): Promise<readonly GivenSupply[]>;
  /** Those of these orders, or of all; the first to be told before the others. */
  risks(orderIds?: readonly string[]): Promise<readonly StoredRisk[]>;
  /** Each order has one at most. */
  saveRisk(risk: StoredRisk): Promise<void>;
  endRisk(orderId: string): Promise<void>;
}
