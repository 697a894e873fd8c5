import { accepted, refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { isLiving, sessionLasts } from '@door/domain/selling/payment/attempt';
import { planLimits } from '@door/domain/selling/payment/plan';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { wholeNumberFrom } from '../input/choices.ts';
import { newIdInput } from '../input/ids.ts';
import { orderInstalments } from '../order/order-instalments.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { orderTasksAfter } from '../order/order-tasks.ts';
import type { PaymentAttempt } from '../payment/attempt-store.ts';
import { lockAttempt, saveState } from '../payment/locked-attempt.ts';
import { isOfProvider, supersede } from '../payment/look.ts';
import { paymentMessages } from '../payment/messages.ts';
import { ProviderAway } from '../payment/provider.ts';
import { type CallScope, procedure } from '../procedure.ts';
import { offerTokenInput } from '../quote/offer-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { inOne, orderOfLink, type PayScope } from './order-of-link.ts';

const startInput = z.strictObject({
  Token: offerTokenInput,
  /** Row of the plan, from 1. */
  Instalment: wholeNumberFrom(1, planLimits.rows),
  /** Made up by the page, so that a message that is sent twice starts one payment. */
  Id: newIdInput,
});
type Start = z.output<typeof startInput>;

/** An attempt whose session is to be made, one that stands as it is, or one that has to end first. */
type Begun =
  | { readonly next: 'create' | 'answer' | 'supersede'; readonly attempt: PaymentAttempt; readonly order: StoredOrder }
  | { readonly next: 'again' };

/** Two that begin at once, and one that was paid meanwhile. */
const rounds = 3;

/** Where the customer pays what is due. The sum, the currency and the words are ours alone. */
export const startPayment = procedure
  .allow('offer.answer')
  .input(startInput)
  .mutation(async ({ ctx, input }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', input.Token);
    for (let round = 0; round < rounds; round += 1) {
      const begun = await inOne(ctx, (scope) => begin(scope, input));
      if (begun.next === 'again') continue;
      const { next, attempt } = begun;
      if (next === 'answer') return attemptToWire(attempt);
      const opened = attempt.providerId === null ? await open(ctx, begun, input.Token) : attempt;
      if (next === 'create') return attemptToWire(opened);
      const isOver = await supersede(ctx, { clientId: ctx.clientId, attemptId: attempt.id }).catch(awayOrThrow);
      if (!isOver) throw tryAgain();
    }
    throw tryAgain();
  });

const tryAgain = (cause?: unknown) =>
  new TRPCError({
    code: 'SERVICE_UNAVAILABLE',
    message: paymentMessages.tryAgain,
    ...(cause !== undefined && { cause }),
  });

function awayOrThrow(error: unknown): never {
  throw isOfProvider(error) ? tryAgain(error) : error;
}

const attemptToWire = ({ id, state, url }: PaymentAttempt) => ({
  AttemptId: id,
  State: state,
  /** Of the provider's page; null: there is nothing to pay there any more. */
  Url: state === 'Open' ? url : null,
});

async function begin(ctx: CallScope, { Token, Instalment, Id }: Start): Promise<Begun> {
  const found = await orderOfLink(ctx, Token);
  const { order } = unwrapOrThrow(found ? accepted(found) : refused('payment.nothing-due', paymentMessages.nothingDue));
  const earlier = await ctx.stores.attempts.load(Id);
  if (earlier) {
    if (earlier.orderId !== order.id) unwrapOrThrow(refused('payment.none', paymentMessages.none));
    return { next: earlier.state === 'Creating' ? 'create' : 'answer', attempt: earlier, order };
  }
  const active = await ctx.stores.accounts.active();
  const account = unwrapOrThrow(active ? accepted(active) : refused('payment.no-account', paymentMessages.noAccount));
  const { instalments } = await orderInstalments(ctx, order);
  const asked = instalments.find(({ number, state }) => number === Instalment && state === 'due');
  const living = (await ctx.stores.attempts.ofOrder(order.id)).find(({ state }) => isLiving(state));
  // Money that is on its way pays what is due: nobody is asked for it twice.
  if (living?.state === 'Processing') return { next: 'answer', attempt: living, order };
  const due = unwrapOrThrow(asked ? accepted(asked) : refused('payment.nothing-due', paymentMessages.nothingDue));
  const now = ctx.clock.now();
  if (living) {
    const isSame =
      living.instalment === Instalment && living.amount.minor === due.open.minor && living.driver === account.driver;
    const isFresh = Date.parse(living.expiresAt) > now.getTime();
    if (!isSame || !isFresh) return { next: 'supersede', attempt: living, order };
    return { next: living.state === 'Creating' ? 'create' : 'answer', attempt: living, order };
  }
  const attempt: PaymentAttempt = {
    id: Id,
    orderId: order.id,
    instalment: Instalment,
    kind: due.kind,
    amount: due.open,
    driver: account.driver,
    mode: account.mode,
    state: 'Creating',
    providerId: null,
    url: null,
    snapshot: null,
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionLasts).toISOString(),
    changedAt: now.toISOString(),
    checkedAt: null,
    checks: 0,
    nextCheckAt: new Date(now.getTime() + sessionLasts).toISOString(),
  };
  return (await ctx.stores.attempts.add(attempt)) ? { next: 'create', attempt, order } : { next: 'again' };
}

/** The provider's session of an attempt. An answer that is lost is asked for again with the same key, and is the same session. */
async function open(
  ctx: PayScope,
  { attempt, order }: Extract<Begun, { readonly attempt: PaymentAttempt }>,
  token: string,
): Promise<PaymentAttempt> {
  const account = await inOne(ctx, ({ stores }) => stores.accounts.of(attempt.driver));
  if (!account) throw tryAgain();
  const asked = {
    attemptId: attempt.id,
    amount: attempt.amount,
    text: paymentMessages.pays(attempt.kind, numberText('order', order.number)),
    returnUrl: ctx.offerLinks.pageUrl(ctx.clientId, `/offer/${token}`),
    notifyUrl: ctx.payments.hookUrl(ctx.clientId, attempt.driver),
    expiresAt: new Date(attempt.expiresAt),
  };
  const refusing = async (error: unknown): Promise<never> => {
    if (error instanceof ProviderAway || !isOfProvider(error)) return awayOrThrow(error);
    await inOne(ctx, (scope) => refusedByProvider(scope, attempt.id));
    return unwrapOrThrow<never>(refused('payment.refused', paymentMessages.refused));
  };
  const session = await ctx.payments.of(account).create(asked).catch(refusing);
  const opened = await inOne(ctx, async (scope) => {
    const locked = await lockAttempt(scope, attempt.id);
    if (locked?.attempt.state !== 'Creating') return locked?.attempt;
    return saveState(scope, { ...locked.attempt, ...session }, 'Open');
  });
  return opened ?? attempt;
}

/** A provider that says no, such as to a key that was withdrawn, says it to every customer: somebody has to look. */
async function refusedByProvider(ctx: CallScope, id: string): Promise<void> {
  const locked = await lockAttempt(ctx, id);
  if (!locked) return;
  await saveState(ctx, locked.attempt, 'Failed');
  await orderTasksAfter(ctx, locked.stored, { occasion: 'odd-payment', by: id });
}
