import { isEmailAddress } from '@door/domain/lib/email-address';
import { lateVendor, missedGoods } from '@door/domain/making/promise/late-vendor';
import { mailLeaves } from '@door/domain/making/promise/moves-in-mail';
import { type PromiseCause, saidDay } from '@door/domain/making/promise/promise';
import { findCustomer } from '../customer/customers.ts';
import { dropBackBefore } from '../diary/jobs.ts';
import { touchOrder } from '../order/load-order.ts';
import { movePartsOf } from '../order/move-parts.ts';
import { orderTasksAfter } from '../order/order-tasks.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { promisingMessages } from '../messages.ts';
import type { JobOf } from '../ports/outbox.ts';
import type { RuleScope } from '../procedure.ts';
import { dueSupply, orderedStates } from '../purchase/due-supply.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type NewPromise, writePromise } from './promise-order.ts';

/** The next promise of an order. */
export interface NextPromise extends Omit<NewPromise, 'lateVendor'> {
  readonly cause: PromiseCause;
  /** For the history of the order alone. */
  readonly reason?: string;
}

/**
 * The customer of an order is promised the next date: from here on it stands, with what it follows from and why the one before does not.
 * Lock the promises, and then the order, first.
 */
export async function promiseNext(ctx: RuleScope, stored: StoredOrder, next: NextPromise): Promise<void> {
  const { cause, note, reason = '', date } = next;
  const before = (await ctx.stores.promises.of(stored.id)).at(-1);
  const number = await writePromise(ctx, stored.id, { ...next, lateVendor: await lateVendorOf(ctx, next) });
  await dropBackBefore(ctx, stored.id, date.day);
  await ctx.stores.promises.endRisk(stored.id);
  const why = [promisingMessages.causes[cause], note, reason].filter((text) => text !== '').join(' ');
  const days = { from: before ? saidDay(before.date) : null, to: saidDay(date) };
  await recordHistory(ctx, [{ about: 'order', aboutId: stored.id, kind: 'promise', ...days, reason: why }]);
  await orderTasksAfter(ctx, stored, { occasion: 'told' });
  await sayMoved(ctx, stored, number);
}

/** Who has brought its goods too late, where that is why it moves. */
async function lateVendorOf(ctx: RuleScope, { cause, date }: NextPromise): Promise<string | null> {
  const missed = cause === 'vendor-late' ? missedGoods(date) : null;
  if (!missed) return null;
  const due = await dueSupply(ctx, orderedStates);
  return lateVendor(due.get(missed.key) ?? [], missed.by);
}

/** Whoever has a mail address is mailed the date; somebody has to ring the others. */
export async function sayMoved(ctx: RuleScope, stored: StoredOrder, number: number): Promise<void> {
  await mailPromise(ctx, { orderId: stored.id, number, about: 'moved' });
  const customer = unwrapOrThrow(await findCustomer(ctx, stored.order.customerId));
  if (isEmailAddress(customer.details.email)) return;
  await orderTasksAfter(ctx, stored, { occasion: 'unmailed', by: `promise ${String(number)}` });
}

/**
 * The same, and what stands in no batch yet is planned for its week.
 * @param idempotencyKey of the message that moves it; null: a rule does
 */
export async function tellPromise(
  ctx: RuleScope,
  stored: StoredOrder,
  { idempotencyKey, ...next }: NextPromise & { readonly idempotencyKey: string | null },
): Promise<StoredOrder> {
  const { week, state } = stored.order;
  const to = next.date.week;
  await promiseNext(ctx, stored, next);
  const isPlanned = week !== null && state !== 'In Batch';
  if (isPlanned) await movePartsOf(ctx, stored.id, to);
  const order = { ...stored.order, promisedWeek: to, week: isPlanned ? to : week };
  return touchOrder(ctx, { ...stored, order }, idempotencyKey);
}

type PromiseMail = Omit<JobOf<'promise-to-customer'>, 'kind' | 'clientId' | 'priority' | 'leavesAt'>;

/**
 * Mails a promise; of one that has moved the seller is told as well. What a rule moves, and the first date, which the confirmation of the order
 * says as well, are mailed only where the supplier wants mails that nobody has asked for.
 */
export async function mailPromise(ctx: MailScope, mail: PromiseMail): Promise<void> {
  const { stores, clock, clientId, caller } = ctx;
  const { timeZone, works } = ctx.supplier.client;
  const isAsked = caller !== null && mail.about !== 'made';
  if (!isAsked && !works.mailMoves) return;
  const { about, ...promise } = mail;
  const leaves = about === 'moved' && {
    leavesAt: mailLeaves(clock.now().toISOString(), { timeZone, tellAt: works.tellAt }),
  };
  await stores.outbox.add({ kind: 'promise-to-customer', clientId, ...mail, ...leaves });
  if (about === 'moved') await stores.outbox.add({ kind: 'promise-to-seller', clientId, ...promise });
}

type MailScope = Pick<RuleScope, 'stores' | 'supplier' | 'clock' | 'clientId' | 'caller'>;

/** Nothing is promised of an order any more: it is in no danger, and its customer is told. */
export async function withdrawPromise(ctx: MailScope, orderId: string): Promise<void> {
  await ctx.stores.promises.endRisk(orderId);
  const last = (await ctx.stores.promises.of(orderId)).at(-1);
  if (last) await mailPromise(ctx, { orderId, number: last.number, about: 'withdrawn' });
}
