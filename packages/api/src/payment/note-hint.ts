import type { ClientId } from '@door/domain/door/model/ids';
import type { PaymentDriver } from '@door/domain/selling/payment/attempt';
import { paymentMessages } from './messages.ts';
import type { Ports } from '../ports/context.ts';
import type { JobOf } from '../ports/outbox.ts';
import { today } from '../pricing/price-lists.ts';
import { createTask } from '../task/tasks.ts';
import { asRule, lookAtAttempt } from './look.ts';
import type { HookMessage } from './provider.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Noted {
  readonly clientId: ClientId;
  readonly driver: PaymentDriver;
  readonly message: HookMessage;
}

/** Notes that a provider says to look, and looks later: what it says is never believed. The same message again does nothing. */
export async function noteHint(
  ports: Ports,
  { clientId, driver, message }: Noted,
): Promise<'noted' | 'refused' | 'no-account'> {
  const account = await asRule(ports, clientId, ({ stores }) => stores.accounts.of(driver));
  if (!account) return 'no-account';
  const hint = ports.payments.of(account).hintOf(message);
  if (hint === null) return 'refused';
  const { eventId, providerId } = hint;
  const attemptId = hint.attemptId !== null && uuid.test(hint.attemptId) ? hint.attemptId : null;
  const at = ports.clock.now().toISOString();
  await asRule(ports, clientId, async ({ stores }) => {
    const isNew = await stores.attempts.addHint(driver, eventId, at);
    const isAboutOne = providerId !== null || attemptId !== null;
    if (isNew && isAboutOne)
      await stores.outbox.add({ kind: 'look-at-payment', clientId, driver, providerId, attemptId, at });
  });
  return 'noted';
}

/** How long an attempt is waited for that a hint is about: it may be on its way into the database. ms */
const waitsFor = 24 * 60 * 60_000;

/** Looks at what a hint is about. `wait`: it is not there yet. After a day somebody has to look. */
export async function lookAtHint(
  ports: Ports,
  hint: Omit<JobOf<'look-at-payment'>, 'clientId'> & { readonly clientId: ClientId },
): Promise<'looked' | 'wait'> {
  const { clientId, driver, providerId, attemptId, at } = hint;
  const found = await asRule(ports, clientId, async ({ stores }) => {
    const named = attemptId !== null ? await stores.attempts.load(attemptId) : undefined;
    const attempt = named ?? (providerId === null ? undefined : await stores.attempts.ofProvider(driver, providerId));
    // The answer that names their session was lost, or is still on its way.
    if (attempt?.providerId === null && providerId !== null) await stores.attempts.save({ ...attempt, providerId });
    return attempt;
  });
  if (found) {
    await lookAtAttempt(ports, { clientId, attemptId: found.id });
    return 'looked';
  }
  if (ports.clock.now().getTime() - Date.parse(at) < waitsFor) return 'wait';
  await asRule(ports, clientId, (ctx) =>
    createTask(ctx, {
      id: ctx.ids.itemNamed(`task ${String(clientId)} odd payment ${driver} ${providerId ?? attemptId ?? ''}`),
      what: paymentMessages.unknown(driver),
      about: providerId ?? attemptId ?? '',
      due: today(ctx),
      itemId: null,
      enquiryId: null,
      quoteId: null,
      orderId: null,
      assignee: null,
      rule: 'check-payment',
    }),
  );
  return 'looked';
}
