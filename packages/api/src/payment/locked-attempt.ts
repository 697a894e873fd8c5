import { type AttemptState, nextCheck } from '@door/domain/selling/payment/attempt';
import type { StoredOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import type { PaymentAttempt } from './attempt-store.ts';

/** With its order, which is locked first. */
export async function lockAttempt(
  { stores }: CallScope,
  id: string,
): Promise<{ readonly attempt: PaymentAttempt; readonly stored: StoredOrder } | undefined> {
  const named = await stores.attempts.load(id);
  const stored = named && (await stores.orders.load(named.orderId));
  const attempt = stored && (await stores.attempts.load(id));
  return attempt && stored ? { attempt, stored } : undefined;
}

/** The attempt in its state, checked now. */
export async function saveState(ctx: CallScope, attempt: PaymentAttempt, state: AttemptState): Promise<PaymentAttempt> {
  const now = ctx.clock.now();
  const next = nextCheck({ state, startedAt: Date.parse(attempt.startedAt), now: now.getTime() });
  const saved = {
    ...attempt,
    state,
    changedAt: state === attempt.state ? attempt.changedAt : now.toISOString(),
    checkedAt: now.toISOString(),
    checks: attempt.checks + 1,
    nextCheckAt: next === null ? null : new Date(next).toISOString(),
  };
  await ctx.stores.attempts.save(saved);
  return saved;
}
