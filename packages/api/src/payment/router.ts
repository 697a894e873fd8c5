import { accepted, refused } from '@door/domain/door/model/result';
import { amountText, sumMoney } from '@door/domain/selling/pricing/money';
import { may } from '@door/domain/people/roles';
import { planLimits } from '@door/domain/selling/payment/plan';
import { z } from 'zod';
import { wholeNumberFrom } from '../input/choices.ts';
import { attemptIdInput, newIdInput, orderIdInput, paymentIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { messages } from '../messages.ts';
import { loadOrder } from '../order/load-order.ts';
import { shownNow } from '../order/order-facts.ts';
import { instalmentToWire, orderInstalments } from '../order/order-instalments.ts';
import { orderMoney } from '../order/order-money.ts';
import { type CallScope, inOneTransaction, inTransaction, type OfficeScope, procedure, router } from '../procedure.ts';
import { amountFrom } from '../quote/amounts.ts';
import { moneyInput } from '../quote/quote-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { accounts, setAccount, testAccount } from './accounts.ts';
import type { PaymentRefund } from './attempt-store.ts';
import { isOfProvider, lookAtAttempt } from './look.ts';

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

/** What was tried with a provider, the latest first, and what was asked back. */
const attempts = sells
  .input(aboutOrder)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { OrderId } }) => attemptsToWire(ctx, OrderId));

async function attemptsToWire(ctx: CallScope, orderId: string) {
  unwrapOrThrow(await loadOrder(ctx, orderId));
  const tried = await ctx.stores.attempts.ofOrder(orderId);
  const refunds = await ctx.stores.attempts.refundsOf(orderId);
  return {
    Attempts: tried.map((attempt) => ({
      Id: attempt.id,
      Instalment: attempt.instalment,
      Kind: attempt.kind,
      Amount: amountText(attempt.amount),
      Currency: attempt.amount.currency,
      Driver: attempt.driver,
      Mode: attempt.mode,
      State: attempt.state,
      StartedAt: attempt.startedAt,
    })),
    Refunds: refunds.map(refundToWire),
  };
}

const refundToWire = ({ id, paymentId, amount, reason, state, askedAt }: PaymentRefund) => ({
  Id: id,
  PaymentId: paymentId,
  Amount: amountText(amount),
  Reason: reason,
  State: state,
  AskedAt: askedAt,
});

/** Asks a customer for an instalment before its day. */
const askFor = sells
  .input(z.strictObject({ OrderId: orderIdInput, Instalment: wholeNumberFrom(1, planLimits.rows) }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { OrderId, Instalment } }) => {
    const stored = unwrapOrThrow(await loadOrder(ctx, OrderId));
    const { instalments } = await orderInstalments(ctx, stored);
    const row = instalments.find(({ number, state }) => number === Instalment && state !== 'paid');
    unwrapOrThrow(row ? accepted(row) : refused('payment.nothing-due', messages.payment.nothingDue));
    const askedAt = ctx.clock.now().toISOString();
    await ctx.stores.attempts.ask({ orderId: OrderId, instalment: Instalment, askedBy: ctx.caller.userId, askedAt });
    return scheduleToWire(ctx, OrderId);
  });

type Outside = Omit<OfficeScope, 'stores'>;

async function lookNow(ctx: Outside, attemptId: string): Promise<void> {
  await lookAtAttempt(ctx, { clientId: ctx.clientId, attemptId }).catch(awayOrThrow);
}

function awayOrThrow(error: unknown): never {
  if (!isOfProvider(error)) throw error;
  return unwrapOrThrow<never>(refused('payment.away', messages.payment.tryAgain));
}

/** Asks the provider now. */
const lookAgain = sells
  .input(z.strictObject({ AttemptId: attemptIdInput }))
  .mutation(async ({ ctx, input: { AttemptId } }) => {
    const found = await ctx.transactions.run(ctx.clientId, (stores) => stores.attempts.load(AttemptId));
    const attempt = unwrapOrThrow(found ? accepted(found) : refused('payment.none', messages.payment.none));
    await lookNow(ctx, attempt.id);
    return inTransaction(ctx, (scope) => attemptsToWire(scope, attempt.orderId));
  });

const refundInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice pays back once. */
  Id: newIdInput,
  PaymentId: paymentIdInput,
  Amount: moneyInput,
  Reason: filledText(500),
});

/** Pays money back that was paid too much, by the provider with which it came. It is booked once the provider says that it is done. */
const refund = sells.input(refundInput).mutation(async ({ ctx, input }) => {
  const asked = await inTransaction(ctx, (scope) => askBack(scope, input));
  if (asked.state === 'Asked') await sendBack(ctx, asked);
  return inTransaction(ctx, (scope) => attemptsToWire(scope, asked.orderId));
});

async function askBack(
  ctx: OfficeScope,
  { Id, PaymentId, Amount, Reason }: z.output<typeof refundInput>,
): Promise<PaymentRefund> {
  const { stores } = ctx;
  const none = refused('payment.none', messages.payment.none);
  const named = await stores.payments.load(PaymentId);
  const stored = unwrapOrThrow(named ? await loadOrder(ctx, named.orderId) : none);
  const earlier = await stores.attempts.refund(Id);
  if (earlier) return unwrapOrThrow(earlier.paymentId === PaymentId ? accepted(earlier) : none);
  const [attemptId = '', what] = (named?.entry ?? '').split('/');
  const { payment } = unwrapOrThrow(
    named && what === 'charge' ? accepted(named) : refused('payment.by-hand', messages.payment.byHand),
  );
  const amount = unwrapOrThrow(amountFrom(Amount, payment.amount.currency));
  const { balance } = await orderMoney(ctx, stored);
  const before = (await stores.attempts.refundsOf(stored.id)).filter(
    (each) => each.paymentId === PaymentId && each.state !== 'Failed',
  );
  const gone = sumMoney(
    before.map((each) => each.amount),
    payment.amount.currency,
  ).minor;
  const open = before.filter(({ state }) => state !== 'Done');
  const waiting = sumMoney(
    open.map((each) => each.amount),
    payment.amount.currency,
  ).minor;
  const most = Math.min(balance.overpaid.minor - waiting, payment.amount.minor - gone);
  if (amount.minor <= 0 || amount.minor > most)
    unwrapOrThrow(refused('payment.too-much', messages.payment.refundTooMuch));
  const isOverLimit = amount.minor > ctx.supplier.client.works.orderLimit && !may(ctx.caller.role, 'payments.manage');
  if (isOverLimit) unwrapOrThrow(refused('payment.over-limit', messages.payment.overLimit));
  const made: PaymentRefund = {
    ...{
      id: Id,
      orderId: stored.id,
      attemptId,
      paymentId: PaymentId,
      amount,
      reason: Reason,
      state: 'Asked',
      providerId: null,
    },
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
  if (!found.account || providerId === null) unwrapOrThrow(refused('payment.no-account', messages.payment.noAccount));
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

export const paymentRouter = router({
  accounts,
  askFor,
  attempts,
  lookAgain,
  refund,
  schedule,
  setAccount,
  testAccount,
});
