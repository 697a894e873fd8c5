import { isInProduction, type Order } from '../order/order.ts';
import { awaitedMove, fittingOf } from '../order/order-cycle.ts';
import type { PaymentOccasion } from '../order/order-task-rules.ts';
import type { Balance } from './balance.ts';
import type { Instalment } from './instalments.ts';

interface Standing extends Pick<Balance, 'open' | 'depositOpen'> {
  readonly order: Pick<Order, 'state' | 'heldFrom' | 'charges'>;
  /** Whether a payment has just been taken back. */
  readonly isTakenBack: boolean;
}

/** How the sums stand after a payment, a credit note or the handover. The balance is asked for once the doors are fitted, or delivered where nobody fits them. */
export function paymentOccasion({ order, open, depositOpen, isTakenBack }: Standing): PaymentOccasion | null {
  if (open.minor === 0) return 'paid';
  if (isHandedOver(order)) return 'balance-owed';
  if (depositOpen.minor === 0) return 'deposit-paid';
  return isTakenBack && !isInProduction(order) ? 'deposit-owed' : null;
}

/** Whether the parts between deposit and balance are paid as they fall due; null: an order has none. */
export function stageOccasion(all: readonly Pick<Instalment, 'kind' | 'state'>[]): PaymentOccasion | null {
  const stages = all.filter(({ kind }) => kind === 'stage');
  if (stages.length === 0) return null;
  return stages.some(({ state }) => state === 'due') ? 'stage-owed' : 'stage-paid';
}

const isHandedOver = (order: Standing['order']): boolean =>
  order.state === 'Closed' || awaitedMove(order.state, fittingOf(order)) === 'close';
