import { canonicalJson } from '@door/domain/lib/canonical-json';
import { checkPromise } from '@door/domain/making/promise/check-promise';
import { keptDate, type PromiseCause, type PromisedDate } from '@door/domain/making/promise/promise';
import type { PromiseFacts } from '@door/domain/making/promise/promise-facts';
import { promiseOf } from '@door/domain/making/promise/promise-of';
import type { OpenedOrder } from '../order/order-facts.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { isOfficeCaller } from '../ports/context.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope, RuleScope } from '../procedure.ts';
import { endHoldOf } from './held-places.ts';
import { promiseFacts } from './promise-facts.ts';
import { promisedSaleOfOrder, undatedBecause } from './promised-sales.ts';

/**
 * Promises the customer of an order that the works accept now the date that its facts give, and keeps it with its reasons. null: there is
 * no such date in two years, or a door has rows that are missing, and it is planned by hand.
 * @param cause why it is promised anew
 */
export async function promiseOrder(
  ctx: CallScope,
  order: Pick<StoredOrder, 'id' | 'number'> & OpenedOrder,
  cause: PromiseCause | null = null,
): Promise<NumberedDate | null> {
  // Two accepts at once would promise the same room.
  await ctx.stores.batches.lockPromises();
  const sale = await promisedSaleOfOrder(ctx, order, today(ctx));
  // Once its glass is chosen it is accepted anew: a locked door is changed after the order was reopened.
  if (undatedBecause(ctx, sale) !== null) return null;
  const facts = await promiseFacts(ctx, sale);
  const date = checkedPromise(facts);
  if (date === null) return null;
  const number = await writePromise(ctx, order.id, { facts, date, cause, lateVendor: null, note: '' });
  // The order stands where the place was held for its quote.
  if (sale.quoteId !== null) await endHoldOf(ctx, sale.quoteId, { takenBy: { orderId: order.id, number } });
  return { date, number };
}

/** A date with the number of its promise. */
interface NumberedDate {
  readonly date: PromisedDate;
  readonly number: number;
}

export interface NewPromise {
  readonly facts: PromiseFacts;
  readonly date: PromisedDate;
  readonly cause: PromiseCause | null;
  /** As `StoredPromise` has it. */
  readonly lateVendor: string | null;
  /** For the customer, beside the cause; '' for nothing. */
  readonly note: string;
}

/** Keeps a date as the promise that stands from now on, and answers its number. Lock the promises first. */
export async function writePromise(
  ctx: RuleScope,
  orderId: string,
  { facts, date, cause, lateVendor, note }: NewPromise,
): Promise<number> {
  const number = (await ctx.stores.promises.of(orderId)).length + 1;
  await ctx.stores.promises.add({
    orderId,
    number,
    cause,
    lateVendor,
    note,
    date: keptDate(date),
    factsHash: ctx.ids.digest(canonicalJson(facts)),
    madeBy: ctx.caller && isOfficeCaller(ctx.caller) ? ctx.caller.userId : null,
    madeAt: ctx.clock.now().toISOString(),
  });
  return number;
}

/** The date that facts give, once the checker believes it: one that it refuses is a fault of ours, and nobody is told it. */
export function checkedPromise(facts: PromiseFacts): PromisedDate | null {
  const date = promiseOf(facts);
  const faults = date === null ? [] : checkPromise(facts, date);
  if (faults.length > 0) throw new Error(`A promise does not follow from its facts: ${faults.join(', ')}.`);
  return date;
}
