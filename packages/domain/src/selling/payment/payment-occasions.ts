import type { PaymentOccasion } from '../order/order-task-rules.ts';
import type { Balance } from './balance.ts';
import type { Instalment } from './instalments.ts';

/** What is paid after a payment, a credit note or the handover; null: not even the deposit. */
export function paymentOccasion({ open, depositOpen }: Pick<Balance, 'open' | 'depositOpen'>): PaymentOccasion | null {
  if (open.minor === 0) return 'paid';
  return depositOpen.minor === 0 ? 'deposit-paid' : null;
}

/** Whether nothing between deposit and balance is due; null: an order has no such parts, or one is. */
export function stageOccasion(all: readonly Pick<Instalment, 'kind' | 'state'>[]): PaymentOccasion | null {
  const stages = all.filter(({ kind }) => kind === 'stage');
  return stages.length === 0 || stages.some(({ state }) => state === 'due') ? null : 'stage-paid';
}
