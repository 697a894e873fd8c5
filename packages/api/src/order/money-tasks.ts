import { paymentOccasion, stageOccasion } from '@door/domain/selling/payment/payment-occasions';
import type { ClientId } from '@door/domain/door/model/ids';
import type { Ports } from '../ports/context.ts';
import { today } from '../pricing/price-lists.ts';
import type { RuleScope } from '../procedure.ts';
import { orderInstalments } from './order-instalments.ts';
import { orderMoney } from './order-money.ts';
import type { StoredOrder } from './order-store.ts';
import { orderTasksAfter } from './order-tasks.ts';

interface MoneyChange {
  /** Id of the payment or credit note, or the order's version: the same one makes no second task. */
  readonly by: string;
  readonly isTakenBack?: boolean;
}

/** Ends the tasks about money that are answered, and makes those that it asks for. Call it with what was saved. */
export async function moneyTasksAfter(
  ctx: RuleScope,
  stored: StoredOrder,
  { by, isTakenBack = false }: MoneyChange,
): Promise<void> {
  const { balance } = await orderMoney(ctx, stored);
  const occasion = paymentOccasion({ ...balance, order: stored.order, isTakenBack });
  if (occasion !== null) await orderTasksAfter(ctx, stored, { occasion, by });
  await orderTasksAfter(ctx, stored, { occasion: balance.overpaid.minor > 0 ? 'overpaid' : 'not-overpaid', by });
  await stageTasksAfter(ctx, stored, by);
}

/** The same for the parts between deposit and balance, which fall due by what happens in the works and by days. */
async function stageTasksAfter(ctx: RuleScope, stored: StoredOrder, by: string): Promise<void> {
  if (!stored.order.plan.some(({ kind }) => kind === 'stage')) return;
  const occasion = stageOccasion((await orderInstalments(ctx, stored)).instalments);
  if (occasion !== null) await orderTasksAfter(ctx, stored, { occasion, by });
}

/** What the calendar and the works do with what is to be paid. Each order has a transaction of its own, and run again it changes nothing. */
export async function paymentsOfDay(
  { suppliers, transactions, clock, ids }: Pick<Ports, 'suppliers' | 'transactions' | 'clock' | 'ids'>,
  clientId: ClientId,
): Promise<void> {
  const supplier = await suppliers.find(clientId);
  if (!supplier) return;
  for (const id of await transactions.run(clientId, ({ orders }) => orders.paidInStages()))
    await transactions.run(clientId, async (stores) => {
      const ctx = { stores, clock, ids, clientId, supplier, caller: null };
      const stored = await stores.orders.load(id);
      if (stored) await stageTasksAfter(ctx, stored, `on ${today(ctx)}`);
    });
}
