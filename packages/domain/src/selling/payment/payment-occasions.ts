import { isInProduction, type Order } from '../order/order.ts';
import type { PaymentOccasion } from '../order/order-task-rules.ts';
import type { Balance } from './balance.ts';

interface Standing extends Pick<Balance, 'open' | 'depositOpen'> {
  readonly order: Pick<Order, 'state' | 'heldFrom'>;
  /** Whether a payment has just been taken back. */
  readonly isTakenBack: boolean;
}

/** How the sums stand after a payment, a credit note or the fitting. The balance is asked for once the doors are fitted. */
export function paymentOccasion({ order, open, depositOpen, isTakenBack }: Standing): PaymentOccasion | null {
  if (open.minor === 0) return 'paid';
  if (order.state === 'Installed' || order.state === 'Closed') return 'balance-owed';
  if (depositOpen.minor === 0) return 'deposit-paid';
  return isTakenBack && !isInProduction(order) ? 'deposit-owed' : null;
}
