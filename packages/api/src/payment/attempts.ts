import { accepted, refused } from '@door/domain/door/model/result';
import { may } from '@door/domain/people/roles';
import { attemptOfCharge, mostBack, refundOf } from '@door/domain/selling/payment/refund';
import { amountText, money } from '@door/domain/selling/pricing/money';
import { z } from 'zod';
import { attemptIdInput, newIdInput, orderIdInput, paymentIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { payingMessages } from '../messages.ts';
import { paymentMessages } from './messages.ts';
import { loadOrder } from '../order/load-order.ts';
import { orderMoney } from '../order/order-money.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { type CallScope, inOneTransaction, inTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { amountFrom } from '../quote/amounts.ts';
import { moneyInput } from '../quote/quote-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { PaymentRefund } from './attempt-store.ts';
import { isOfProvider, lookAtAttempt } from './look.ts';

const sells = procedure.allow('orders.sell');

/** What was tried with a provider, the latest first, and what was asked back. */
export const attempts = sells
  .input(z.strictObject({ OrderId: orderIdInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { OrderId } }) => attemptsToWire(ctx, OrderId));

async function attemptsToWire(ctx: CallScope, orderId: string) {
  const stored = unwrapOrThrow(await loadOrder(ctx, orderId));
  const facts = await backFacts(ctx, stored);
  return {
    Attempts: (await ctx.stores.attempts.ofOrder(orderId)).map((attempt) => ({
      Id: attempt.id,
      Instalment: attempt.instalment,
      Kind: attempt.kind,
      Amount: amountText(attempt.amount),
      Currency: attempt.amount.currency,
      Driver: attempt.driver,
      Mode: attempt.mode,
      State: attempt.state,
      StartedAt: attempt.startedAt,
      /** When its state began, and when its provider was asked last; null: never. */
      Since: attempt.changedAt,
      CheckedAt: attempt.checkedAt,
      /** What the bank of the customer has taken back, and what became of it. */
      Disputes: (attempt.snapshot?.disputes ?? []).map(({ id, amount, state }) => ({
        Id: id,
        Amount: amountText(money(amount, attempt.amount.currency)),
        State: state,
      })),
      /** The payment that it has brought; null: none. */
      PaymentId: facts.booked.find(({ entry }) => attemptOfCharge(entry) === attempt.id)?.id ?? null,
      /** The most that its provider may be asked to pay back. */
      Refundable: amountText(mostBack({ ...facts, attempt: attempt.id })),
    })),
    Refunds: facts.asked.map(refundToWire),
  };
}

/** What is booked of an order, was paid too much for it, and is on its way back. */
async function backFacts(ctx: CallScope, stored: StoredOrder) {
  const { payments, balance } = await orderMoney(ctx, stored);
  const booked = payments.map(({ entry, payment: { id, amount } }) => ({ entry, id, amount }));
  return { booked, overpaid: balance.overpaid, asked: await ctx.stores.attempts.refundsOf(stored.id) };
}

const refundToWire = ({ id, paymentId, amount, reason, state, askedAt }: PaymentRefund) => ({
  Id: id,
  PaymentId: paymentId,
  Amount: amountText(amount),
  Reason: reason,
  State: state,
  AskedAt: askedAt,
});

type Outside = Omit<OfficeScope, 'stores'>;

async function lookNow(ctx: Outside, attemptId: string): Promise<void> {
  await lookAtAttempt(ctx, { clientId: ctx.clientId, attemptId }).catch(awayOrThrow);
}

function awayOrThrow(error: unknown): never {
  if (!isOfProvider(error)) throw error;
  return unwrapOrThrow<never>(refused('payment.away', paymentMessages.tryAgain));
}

/** Asks the provider now. */
export const lookAgain = sells
  .input(z.strictObject({ AttemptId: attemptIdInput }))
  .mutation(async ({ ctx, input: { AttemptId } }) => {
    const found = await ctx.transactions.run(ctx.clientId, (stores) => stores.attempts.load(AttemptId));
    const attempt = unwrapOrThrow(found ? accepted(found) : refused('payment.none', paymentMessages.none));
    await lookNow(ctx, attempt.id);
    return { AttemptId };
  });

const refundInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice pays back once. */
  Id: newIdInput,
  PaymentId: paymentIdInput,
  Amount: moneyInput,
  Reason: filledText(500),
});

/** Pays money back that was paid too much, by the provider with which it came. It is booked once the provider says that it is done. */
export const refund = sells.input(refundInput).mutation(async ({ ctx, input }) => {
  const asked = await inTransaction(ctx, (scope) => askBack(scope, input));
  if (asked.state === 'Asked') await sendBack(ctx, asked);
  return { Id: asked.id };
});

async function askBack(
  ctx: OfficeScope,
  { Id, PaymentId, Amount, Reason }: z.output<typeof refundInput>,
): Promise<PaymentRefund> {
  const { stores } = ctx;
  const none = refused('payment.none', paymentMessages.none);
  const named = await stores.payments.load(PaymentId);
  const stored = unwrapOrThrow(named ? await loadOrder(ctx, named.orderId) : none);
  const earlier = await stores.attempts.refund(Id);
  if (earlier) return unwrapOrThrow(earlier.paymentId === PaymentId ? accepted(earlier) : none);
  const attemptId = attemptOfCharge(named?.entry ?? null);
  if (!named || attemptId === null) return unwrapOrThrow(refused('payment.by-hand', paymentMessages.byHand));
  const sent = unwrapOrThrow(amountFrom(Amount, named.payment.amount.currency));
  const limit = may(ctx.caller.role, 'payments.manage') ? null : ctx.supplier.client.works.orderLimit;
  const most = mostBack({ ...(await backFacts(ctx, stored)), attempt: attemptId });
  const amount = unwrapOrThrow(refundOf(sent, { most, limit, messages: payingMessages }));
  const made: PaymentRefund = {
    id: Id,
    orderId: stored.id,
    attemptId,
    paymentId: PaymentId,
    amount,
    reason: Reason,
    state: 'Asked',
    providerId: null,
    askedBy: ctx.caller.userId,
    askedAt: ctx.clock.now().toISOString(),
  };
  await stores.attempts.addRefund(made);
  return made;
}

/** Asked again with its id, the provider pays back once. */
async function sendBack(ctx: Outside, { id, attemptId, amount }: PaymentRefund): Promise<void> {
  const found = await ctx.transactions.run(ctx.clientId, async ({ attempts: all, accounts: own }) => {
    const attempt = await all.load(attemptId);
    return { attempt, account: attempt && (await own.of(attempt.driver)) };
  });
  const providerId = found.attempt?.providerId ?? null;
  if (!found.account || providerId === null) unwrapOrThrow(refused('payment.no-account', paymentMessages.noAccount));
  else {
    const asked = ctx.payments.of(found.account).refund({ providerId, refundId: id, amount });
    const sent = await asked.catch(awayOrThrow);
    await ctx.transactions.run(ctx.clientId, async ({ attempts: all }) => {
      const present = await all.refund(id);
      if (present?.state === 'Asked') await all.saveRefund({ ...present, state: 'Sent', providerId: sent.id });
    });
    await lookNow(ctx, attemptId);
  }
}
