import { paymentOccasion, stageOccasion } from '@door/domain/selling/payment/payment-occasions';
import type { RuleScope } from '../procedure.ts';
import { orderInstalments } from './order-instalments.ts';
import { orderMoney } from './order-money.ts';
import type { StoredOrder } from './order-store.ts';
import { orderTasksAfter } from './order-tasks.ts';

/**
 * Ends the tasks about money that are answered, and makes those about what was paid too much. Call it with what was saved.
 * @param by id of the payment or credit note, or the order's version: the same one makes no second task
 */
export async function moneyTasksAfter(ctx: RuleScope, stored: StoredOrder, by: string): Promise<void> {
  const { balance } = await orderMoney(ctx, stored);
  const occasion = paymentOccasion(balance);
  if (occasion !== null) await orderTasksAfter(ctx, stored, { occasion, by });
  await orderTasksAfter(ctx, stored, { occasion: balance.overpaid.minor > 0 ? 'overpaid' : 'not-overpaid', by });
  if (!stored.order.plan.some(({ kind }) => kind === 'stage')) return;
  const staged = stageOccasion((await orderInstalments(ctx, stored)).instalments);
  if (staged !== null) await orderTasksAfter(ctx, stored, { occasion: staged, by });
}
