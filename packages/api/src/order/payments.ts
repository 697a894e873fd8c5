import { type Money, multiplyMoney, sumText } from '@door/domain/selling/pricing/money';
import { isEqual } from '@door/domain/lib/is-equal';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Payment } from '@door/domain/selling/payment/payment';
import { paymentOf, takenBack, type WrittenPayment } from '@door/domain/selling/payment/record-payment';
import { paymentInput, takeBackInput, type WirePayment } from './payment-input.ts';
import { recordHistory } from '../system-status/history.ts';
import { loadOrder } from './load-order.ts';
import { moneyToWire } from './money-to-wire.ts';
import { moveOrder } from './move-order.ts';
import { moneyTasksAfter } from './money-tasks.ts';
import { orderMoney } from './order-money.ts';
import { shownNow } from './order-facts.ts';
import type { StoredOrder } from './order-store.ts';
import { today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { amountFrom } from '../quote/amounts.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { payingMessages, messages } from '../messages.ts';

const paymentCall = procedure.allow('orders.sell').use(inOneTransaction);

/** Records what a customer paid, or what went back to them: never more than is open. */
export const recordPayment = paymentCall.input(paymentInput).mutation(async ({ ctx, input }) => {
  const stored = await shownNow(ctx, unwrapOrThrow(await loadOrder(ctx, input.OrderId)));
  const written = writtenPayment(input, unwrapOrThrow(amountFrom(input.Amount, stored.order.currency)));
  const earlier = await ctx.stores.payments.load(written.id);
  if (earlier && earlier.orderId === stored.id && isRepeat(earlier.payment, written)) return moneyToWire(ctx, stored);
  const { balance } = await orderMoney(ctx, stored);
  const said = { today: today(ctx), isOldAccepted: input.OldDateAccepted, messages: payingMessages };
  const payment = unwrapOrThrow(paymentOf(written, { balance, ...said }));
  return addPayment(ctx, stored, payment);
});

/** Takes a wrong entry back by another one: both stay to be seen. */
export const takeBackPayment = paymentCall.input(takeBackInput).mutation(async ({ ctx, input }) => {
  const stored = await shownNow(ctx, unwrapOrThrow(await loadOrder(ctx, input.OrderId)));
  const earlier = await ctx.stores.payments.load(input.Id);
  if (earlier && earlier.orderId === stored.id && earlier.payment.takesBack === input.PaymentId)
    return moneyToWire(ctx, stored);
  const { payments, balance } = await orderMoney(ctx, stored);
  const all = payments.map(({ payment }) => payment);
  const found = all.find(({ id }) => id === input.PaymentId);
  const payment = unwrapOrThrow(found ? accepted(found) : none);
  const said = { id: input.Id, reason: input.Reason, today: today(ctx), messages: payingMessages };
  const entry = unwrapOrThrow(takenBack(payment, { ...said, payments: all, paid: balance.paid }));
  return addPayment(ctx, stored, entry);
});

const none: Result<never> = refused('payment.none', messages.payment.none);

async function addPayment(
  ctx: CallScope & { readonly caller: { readonly userId: string } },
  stored: StoredOrder,
  payment: Payment,
) {
  const recordedAt = ctx.clock.now().toISOString();
  const byHand = { source: 'hand', entry: null, recordedBy: ctx.caller.userId } as const;
  const entry = { orderId: stored.id, payment, ...byHand, recordedAt };
  if (!(await ctx.stores.payments.add(entry))) unwrapOrThrow(refused('payment.taken', messages.payment.taken));
  await recordHistory(ctx, [
    { about: 'order', aboutId: stored.id, kind: 'payment', reason: payment.note, ...amountsInHistory(payment) },
  ]);
  const isTakenBack = payment.takesBack !== null;
  const opened = isTakenBack && stored.order.state === 'Closed' ? await openAgain(ctx, stored) : stored;
  await moneyTasksAfter(ctx, opened, { by: payment.id, isTakenBack });
  return moneyToWire(ctx, opened);
}

/** A closed order waits for its balance again, unless what was taken back was more than it came to. */
async function openAgain(ctx: CallScope, stored: StoredOrder): Promise<StoredOrder> {
  const { balance } = await orderMoney(ctx, stored);
  return balance.open.minor === 0 ? stored : moveOrder(ctx, stored, { move: 'owe', idempotencyKey: null });
}

const writtenPayment = ({ Id, Kind, On, Method, Note }: WirePayment, amount: Money): WrittenPayment => ({
  id: Id,
  kind: Kind,
  amount,
  on: On,
  method: Method,
  note: Note,
});

const isRepeat = ({ takesBack, amount, ...stored }: Payment, { amount: sent, ...written }: WrittenPayment): boolean =>
  takesBack === null && Math.abs(amount.minor) === sent.minor && isEqual(stored, written);

/** For the history: what was taken back, or what came or went. */
const amountsInHistory = ({
  amount,
  takesBack,
}: Payment): { readonly from: string | null; readonly to: string | null } =>
  takesBack === null ? { from: null, to: sumText(amount) } : { from: sumText(multiplyMoney(amount, -1)), to: null };
