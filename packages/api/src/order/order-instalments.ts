import { amountText, basisPoints } from '@door/domain/selling/pricing/money';
import { type Instalment, instalmentsOf } from '@door/domain/selling/payment/instalments';
import type { StagedOrder } from '@door/domain/selling/order/order-stage';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { percentOf } from '../quote/quote-to-wire.ts';
import { orderMoney, type OrderMoney } from './order-money.ts';
import type { StoredOrder } from './order-store.ts';
import { dayOfFact, stagedOrder } from './stage-facts.ts';

/** When how much of an order is paid, with what it follows from. */
export interface OrderInstalments {
  readonly money: OrderMoney;
  readonly staged: StagedOrder;
  readonly instalments: readonly Instalment[];
}

export async function orderInstalments(
  ctx: Pick<CallScope, 'stores' | 'supplier' | 'clock'>,
  stored: StoredOrder,
): Promise<OrderInstalments> {
  const money = await orderMoney(ctx, stored);
  const staged = await stagedOrder(ctx, stored, { money });
  const instalments = instalmentsOf({
    plan: stored.order.plan,
    rows: money.balance.rows,
    staged,
    dayOf: (at) => dayOfFact(ctx, at),
    today: today(ctx),
    asked: await ctx.stores.attempts.asked(stored.id),
  });
  return { money, staged, instalments };
}

export const instalmentToWire = ({ number, kind, share, due, days, dueOn, state, ...sums }: Instalment) => ({
  Instalment: number,
  Kind: kind,
  /** Per cent. */
  Share: percentOf(basisPoints(share)),
  Due: due,
  Days: days,
  /** null: what it waits for has not happened. */
  DueOn: dueOn,
  State: state,
  Amount: amountText(sums.amount),
  Paid: amountText(sums.paid),
  Open: amountText(sums.open),
});
