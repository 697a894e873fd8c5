import type { WeekLabel } from '@door/domain/lib/production-week';
import { checkLateWeek } from '@door/domain/selling/order/planned-week';
import { isAfterPromise } from '@door/domain/selling/order/waiting-orders';
import { orderingMessages } from '../messages.ts';
import { readOrder } from '../order/order-facts.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { promiseFacts } from './promise-facts.ts';
import { checkedPromise } from './promise-order.ts';
import { acceptedOn, promisedSaleOfOrder } from './promised-sales.ts';
import { promiseNext } from './tell-promise.ts';

interface PlannedByHand {
  readonly week: WeekLabel;
  /** Whether the customer is told of a later date, and why it is. */
  readonly tells: boolean;
  readonly reason: string;
}

/** What a week that a planner has chosen makes of a promise. */
export interface PromisedInWeek {
  readonly promisedWeek: WeekLabel | null;
  /** Whether nobody knows a date in it: once it is saved, what was promised is in danger (`openRisks`). */
  readonly isUnknown: boolean;
}

/**
 * The week that is promised once a planner makes an order in this one. A week that breaks what was promised is a new promise, with the
 * cause `planner`, and refused where nobody tells the customer. Lock the promises before the order.
 */
export async function promiseInWeek(
  ctx: CallScope,
  stored: StoredOrder,
  { week, tells, reason }: PlannedByHand,
): Promise<PromisedInWeek> {
  const { promisedWeek } = stored.order;
  const stays = { promisedWeek, isUnknown: false };
  if (!isAfterPromise(week, promisedWeek)) return stays;
  const opened = await readOrder(ctx, stored.order);
  const sale = await promisedSaleOfOrder(ctx, { ...stored, ...opened }, await acceptedOn(ctx, stored));
  const now = await promiseFacts(ctx, sale);
  const facts = { ...now, order: { ...now.order, place: { week, isGiven: true } } };
  const date = checkedPromise(facts);
  const promised = (await ctx.stores.promises.of(stored.id)).at(-1)?.date ?? null;
  const { isLater } = unwrapOrThrow(checkLateWeek({ week, date, promised, tells, reason }, orderingMessages));
  if (!isLater) return stays;
  if (date === null) return { promisedWeek, isUnknown: true };
  await promiseNext(ctx, stored, { facts, date, cause: 'planner', note: '', reason });
  return { promisedWeek: date.week, isUnknown: false };
}
