import type { DeliveryEvent, deliveryHows } from '@door/domain/selling/delivery/delivery';
import type { Load } from '@door/domain/selling/delivery/load';

/** A fact about a door of an order on its way to the customer. Rows are only added. */
export interface StoredDelivery extends DeliveryEvent {
  readonly orderId: string;
  readonly how: (typeof deliveryHows)[number];
  /** Why it was refused, came back or was taken back, or what was noted with it; '' for nothing. */
  readonly reason: string;
  /** Name of whoever took it; '' for nobody. */
  readonly takenBy: string;
  /** What they have signed, as a drawing; '' for nothing. */
  readonly signature: string;
  /** When the device said it; null: it did not say. ISO 8601. */
  readonly deviceAt: string | null;
  /** Account of whoever said so; null: an older release. */
  readonly who: string | null;
}

export interface DeliveryStore {
  /** Of these orders. Lock them first: where a door is holds only while nobody else says something of it. */
  ofOrders(orderIds: readonly string[]): Promise<readonly StoredDelivery[]>;
  /** Those that are not there are missing. */
  find(ids: readonly string[]): Promise<readonly StoredDelivery[]>;
  /** What is there already stays: the same fact sent again changes nothing. */
  add(events: readonly StoredDelivery[]): Promise<void>;
  /** Takes out who took doors of these orders, and their signatures. */
  eraseNames(orderIds: readonly string[]): Promise<void>;
}

export interface StoredLoad {
  readonly id: string;
  /** Running number of the supplier's loads: 1012 of `L-1012`. */
  readonly number: number;
  readonly load: Load;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Account; null: a visit. */
  readonly createdBy: string | null;
  /** ISO 8601 with milliseconds; grows with every save. */
  readonly lastUpdated: string;
  /** Mark of the message that made it. */
  readonly firstIdempotencyKey: string;
  /** Mark of the message that made this version, by which a repeat of it is recognised; null: the first. */
  readonly lastIdempotencyKey: string | null;
}

export interface LoadStore {
  /** Locks the row until the transaction ends. Load a load before its orders. */
  load(id: string): Promise<StoredLoad | undefined>;
  /** As `load`; where there is none, whoever else claims this id waits until this transaction ends, and then finds the load. */
  claim(id: string): Promise<StoredLoad | undefined>;
  /** Unlocked; those that are not there are missing. */
  find(ids: readonly string[]): Promise<readonly StoredLoad[]>;
  /** Those that have not left, and so many of the others, the latest first. */
  recent(most: number): Promise<readonly StoredLoad[]>;
  /** Those with a stop of one of these orders; unlocked. */
  ofOrders(orderIds: readonly string[]): Promise<readonly StoredLoad[]>;
  create(stored: StoredLoad): Promise<void>;
  /** Saves the load with its stops; number and maker are never changed. */
  save(stored: StoredLoad): Promise<void>;
}
