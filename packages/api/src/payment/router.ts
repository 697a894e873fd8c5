import { accepted, refused } from '@door/domain/door/model/result';
import { planLimits } from '@door/domain/selling/payment/plan';
import { amountText } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { wholeNumberFrom } from '../input/choices.ts';
import { orderIdInput } from '../input/ids.ts';
import { paymentMessages } from './messages.ts';
import { loadOrder } from '../order/load-order.ts';
import { shownNow } from '../order/order-facts.ts';
import { instalmentToWire, orderInstalments } from '../order/order-instalments.ts';
import { type CallScope, inOneTransaction, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { accounts, setAccount, testAccount } from './accounts.ts';
import { attempts, lookAgain, refund } from './attempts.ts';
import { evidence, makeEvidence, openEvidence } from './evidence.ts';

const sells = procedure.allow('orders.sell');
const aboutOrder = z.strictObject({ OrderId: orderIdInput });

/** When how much of an order is paid. */
const schedule = sells
  .input(aboutOrder)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { OrderId } }) => scheduleToWire(ctx, OrderId));

async function scheduleToWire(ctx: CallScope, orderId: string) {
  const stored = await shownNow(ctx, unwrapOrThrow(await loadOrder(ctx, orderId)));
  const { instalments, money } = await orderInstalments(ctx, stored);
  return { Rows: instalments.map(instalmentToWire), Overpaid: amountText(money.balance.overpaid) };
}

/** Asks a customer for an instalment before its day. */
const askFor = sells
  .input(z.strictObject({ OrderId: orderIdInput, Instalment: wholeNumberFrom(1, planLimits.rows) }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { OrderId, Instalment } }) => {
    const stored = unwrapOrThrow(await loadOrder(ctx, OrderId));
    const { instalments } = await orderInstalments(ctx, stored);
    const row = instalments.find(({ number, state }) => number === Instalment && state !== 'paid');
    unwrapOrThrow(row ? accepted(row) : refused('payment.nothing-due', paymentMessages.nothingDue));
    const askedAt = ctx.clock.now().toISOString();
    await ctx.stores.attempts.ask({ orderId: OrderId, instalment: Instalment, askedBy: ctx.caller.userId, askedAt });
    return scheduleToWire(ctx, OrderId);
  });

export const paymentRouter = router({
  accounts,
  askFor,
  attempts,
  evidence,
  lookAgain,
  makeEvidence,
  openEvidence,
  refund,
  schedule,
  setAccount,
  testAccount,
});
