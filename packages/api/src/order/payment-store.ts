import type { Payment, PaymentSource } from '@door/domain/selling/payment/payment';

export interface StoredPayment {
  readonly orderId: string;
  readonly payment: Payment;
  readonly source: PaymentSource;
  /** The provider's entry that it follows from, `{attempt}/{kind}/{id}`; null: it follows from none. */
  readonly entry: string | null;
  /** Account of whoever recorded it; null: a rule. */
  readonly recordedBy: string | null;
  /** ISO 8601. */
  readonly recordedAt: string;
}

/** What was paid for orders. Lock the order first: sums are only sound while nobody else adds an entry. */
export interface PaymentStore {
  load(id: string): Promise<StoredPayment | undefined>;
  /** Those of these orders for which something was paid. */
  ordersPaidFor(orderIds: readonly string[]): Promise<readonly string[]>;
  /** In the order in which they were recorded. */
  ofOrder(orderId: string): Promise<readonly StoredPayment[]>;
  /** False: there is an entry of that id already. */
  add(stored: StoredPayment): Promise<boolean>;
}
