import type { Order } from '@door/domain/order/order';

export interface StoredOrder {
  readonly id: string;
  /** Running number of the supplier's orders, for people. */
  readonly number: number;
  readonly order: Order;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Account of whoever made it. */
  readonly createdBy: string;
  /** ISO 8601 with milliseconds; grows with every save. */
  readonly lastUpdated: string;
}

export interface OrderStore {
  /** Locks the row until the transaction ends. */
  load(id: string): Promise<StoredOrder | undefined>;
  /** The order that a quote became. */
  ofQuote(quoteId: string): Promise<StoredOrder | undefined>;
  /** A customer's orders, the latest first; unlocked. */
  ofCustomer(customerId: string): Promise<readonly StoredOrder[]>;
  /** False: the supplier has an order of that id already, or one of the same quote, which stays as it is. */
  create(stored: StoredOrder): Promise<boolean>;
  /** All orders of one customer become the other's. */
  moveToCustomer(customers: { readonly from: string; readonly to: string }): Promise<void>;
}
