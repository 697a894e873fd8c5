import type { Money } from '@door/domain/selling/pricing/money';
import { isEqual } from '@door/domain/lib/is-equal';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Payment } from '@door/domain/selling/payment/payment';
import { paymentOf, takenBack, type WrittenPayment } from '@door/domain/selling/payment/record-payment';
import { paymentInput, takeBackInput, type WirePayment } from './payment-input.ts';
import { bookPayment } from './book-payment.ts';
import { loadOrder } from './load-order.ts';
import { moneyToWire } from './money-to-wire.ts';
import { orderMoney } from './order-money.ts';
import { shownNow } from './order-facts.ts';
import type { StoredOrder } from './order-store.ts';
import { today } from '../pricing/price-lists.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { amountFrom } from '../quote/amounts.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { payingMessages } from '../messages.ts';
import { paymentMessages } from '../payment/messages.ts';

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
  const found = payments.find(({ payment: { id } }) => id === input.PaymentId);
  const { payment, source } = unwrapOrThrow(found ? accepted(found) : none);
  if (source === 'provider') unwrapOrThrow(refused('payment.of-provider', paymentMessages.ofProvider));
  if (source === 'bank') unwrapOrThrow(refused('payment.of-bank', paymentMessages.ofBank));
  const said = { id: input.Id, reason: input.Reason, today: today(ctx), messages: payingMessages };
  const entry = unwrapOrThrow(takenBack(payment, { ...said, payments: all, paid: balance.paid }));
  return addPayment(ctx, stored, entry);
});

const none: Result<never> = refused('payment.none', paymentMessages.none);

async function addPayment(ctx: OfficeScope, stored: StoredOrder, payment: Payment) {
  const byHand = { source: 'hand', entry: null, recordedBy: ctx.caller.userId } as const;
  const booked = await bookPayment(ctx, stored, { payment, ...byHand });
  return moneyToWire(ctx, unwrapOrThrow(booked ? accepted(booked) : refused('payment.taken', paymentMessages.taken)));
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
