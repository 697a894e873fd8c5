import { canonicalJson } from '@door/domain/lib/canonical-json';
import { keptDate, type PromiseCause, type PromisedDate, saidDay } from '@door/domain/making/promise/promise';
import type { PromiseFacts } from '@door/domain/making/promise/promise-facts';
import { loadOrder, touchOrder } from '../order/load-order.ts';
import { movePartsOf } from '../order/move-parts.ts';
import { orderTasksAfter } from '../order/order-tasks.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { promisingMessages } from '../messages.ts';
import { isOfficeCaller } from '../ports/context.ts';
import type { JobOf } from '../ports/outbox.ts';
import type { RuleScope } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { LivingPromise } from './promise-store.ts';

/** The next promise of an order. */
export interface NextPromise {
  readonly date: PromisedDate;
  readonly facts: PromiseFacts;
  readonly cause: PromiseCause;
  /** For the customer, beside the cause; '' for nothing. */
  readonly note: string;
  /** For the history of the order alone. */
  readonly reason?: string;
  /** Of the message that moves it; null: a rule does. */
  readonly idempotencyKey: string | null;
}

/**
 * Promises the customer of an order the next date: from here on it stands, with what it follows from and why the one before does not. What
 * stands in no batch yet is planned for its week. Lock the promises first.
 */
export async function tellPromise(
  ctx: RuleScope,
  { promise: before }: LivingPromise,
  { date, facts, cause, note, reason = '', idempotencyKey }: NextPromise,
): Promise<StoredOrder> {
  const { orderId } = before;
  const { promises } = ctx.stores;
  const stored = unwrapOrThrow(await loadOrder(ctx, orderId));
  const number = before.number + 1;
  await promises.add({
    ...{ orderId, number, date: keptDate(date), cause, note },
    factsHash: ctx.ids.digest(canonicalJson(facts)),
    madeBy: ctx.caller && isOfficeCaller(ctx.caller) ? ctx.caller.userId : null,
    madeAt: ctx.clock.now().toISOString(),
  });
  await promises.endRisk(orderId);
  const isPlanned = stored.order.week !== null && stored.order.state !== 'In Batch';
  if (isPlanned) await movePartsOf(ctx, orderId, date.week);
  const order = { ...stored.order, promisedWeek: date.week, week: isPlanned ? date.week : stored.order.week };
  const saved = await touchOrder(ctx, { ...stored, order }, idempotencyKey);
  const why = [promisingMessages.causes[cause], note, reason].filter((text) => text !== '').join(' ');
  const days = { from: saidDay(before.date), to: saidDay(date) };
  await recordHistory(ctx, [{ about: 'order', aboutId: orderId, kind: 'promise', ...days, reason: why }]);
  await orderTasksAfter(ctx, saved, { occasion: 'told' });
  await mailPromise(ctx, { orderId, number, about: 'moved' });
  return saved;
}

type PromiseMail = Omit<JobOf<'promise-to-customer'>, 'kind' | 'clientId' | 'priority'>;

/**
 * Mails a promise; of one that has moved the seller is told as well. What a rule moves, and the first date, which the confirmation of the order
 * says as well, are mailed only where the supplier wants mails that nobody has asked for.
 */
export async function mailPromise(ctx: MailScope, mail: PromiseMail): Promise<void> {
  const { stores, supplier, clientId, caller } = ctx;
  const isAsked = caller !== null && mail.about !== 'made';
  if (!isAsked && !supplier.client.works.mailMoves) return;
  await stores.outbox.add({ kind: 'promise-to-customer', clientId, ...mail });
  const { about, ...promise } = mail;
  if (about === 'moved') await stores.outbox.add({ kind: 'promise-to-seller', clientId, ...promise });
}

type MailScope = Pick<RuleScope, 'stores' | 'supplier' | 'clientId' | 'caller'>;

/** Nothing is promised of an order any more: it is in no danger, and its customer is told. */
export async function withdrawPromise(ctx: MailScope, orderId: string): Promise<void> {
  await ctx.stores.promises.endRisk(orderId);
  const last = (await ctx.stores.promises.of(orderId)).at(-1);
  if (last) await mailPromise(ctx, { orderId, number: last.number, about: 'withdrawn' });
}
