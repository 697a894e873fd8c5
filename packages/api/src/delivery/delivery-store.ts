import type { DeliveryEvent, deliveryHows } from '@door/domain/selling/delivery/delivery';

/** A fact about a door of an order on its way to the customer. Rows are only added. */
export interface StoredDelivery extends DeliveryEvent {
  readonly orderId: string;
  readonly how: (typeof deliveryHows)[number];
  /** Why it was refused, came back or was taken back; '' for none. */
  readonly reason: string;
  /** Account of whoever said so; null: an older release. */
  readonly who: string | null;
}

export interface DeliveryStore {
  /** Of these orders. Lock them first: where a door is holds only while nobody else says something of it. */
  ofOrders(orderIds: readonly string[]): Promise<readonly StoredDelivery[]>;
  /** What is there already stays: the same fact sent again changes nothing. */
  add(events: readonly StoredDelivery[]): Promise<void>;
}
