import type { WeekLabel } from '@door/domain/lib/production-week';
import type { Order } from '@door/domain/selling/order/order';
import type { OrderMove } from '@door/domain/selling/order/order-cycle';
import { isPromised } from '@door/domain/selling/order/order-states';
import { endJob } from '../diary/end-job.ts';
import { dropBackBefore, endFitting, jobOfOrder, needFitting } from '../diary/jobs.ts';
import { diaryMessages } from '../diary/messages.ts';
import { endDemand, recordDemandChanges, writeDemand } from '../inventory/write-demand.ts';
import type { CallScope } from '../procedure.ts';
import { endHoldOf } from '../promise/held-places.ts';
import { promiseOrder } from '../promise/promise-order.ts';
import { mailPromise, sayMoved, withdrawPromise } from '../promise/tell-promise.ts';
import { freePieces } from '../purchase/free-pieces.ts';
import { movePartsOf } from './move-parts.ts';
import { type OpenedOrder, pricedNow } from './order-facts.ts';
import type { StoredOrder } from './order-store.ts';
import { pointsOf } from './plan-week.ts';
import { workedBills } from './worked-bills.ts';

type Effect = (ctx: CallScope, opened: OpenedOrder, stored: StoredOrder) => Promise<Partial<Order>>;

/** What follows from a move of an order beside the state (PROMISE 5.5 for demand, points and promise). */
export const effects: Partial<Readonly<Record<OrderMove, Effect>>> = {
  confirm: settle,
  accept,
  ready: freezeBoms,
  reopen: async (ctx, opened, stored) => {
    await freePieces(ctx, stored);
    await endDemand(ctx, stored.id);
    await endFitting(ctx, stored.id, { move: 'cancel', reason: diaryMessages.reopened });
    if (stored.order.promisedWeek !== null) await withdrawPromise(ctx, stored.id);
    return markBomsStale(ctx, opened);
  },
  hold: async (ctx, _, stored) => {
    await endDemand(ctx, stored.id);
    await ctx.stores.promises.endRisk(stored.id);
    await dropBackBefore(ctx, stored.id, null);
    return { week: null, promisedWeek: null };
  },
  resume,
  cancel: async (ctx, opened, stored) => {
    if (stored.order.promisedWeek !== null) await withdrawPromise(ctx, stored.id);
    if (stored.order.quote) await endHoldOf(ctx, stored.order.quote.id);
    await freePieces(ctx, stored);
    await endFitting(ctx, stored.id, { move: 'cancel', reason: diaryMessages.cancelled });
    const service = await jobOfOrder(ctx, stored.id, 'service');
    if (service) await endJob(ctx, service, { reason: diaryMessages.cancelled });
    return ends(ctx, opened, stored);
  },
  // Its batches have taken everything; open again, they may give back what the last of them took.
  make: ends,
  install: async (ctx, _, stored) => {
    await endFitting(ctx, stored.id, { move: 'handOver', reason: '' });
    return {};
  },
  unmake: async (ctx, _, stored) => {
    await writeDemand(ctx, stored, await ctx.stores.orders.frozenBoms(stored.id));
    return {};
  },
};

/** Doors that have changed since their price was agreed get that of today; what they take of a week is known from here on. */
async function settle(ctx: CallScope, opened: OpenedOrder): Promise<Partial<Order>> {
  const { lines, agreed } = await pricedNow(ctx, opened);
  return { lines, agreed, points: pointsOf(ctx, opened) };
}

/** The customer is promised a week, and what the doors take is nobody else's from here on. */
async function accept(ctx: CallScope, opened: OpenedOrder, stored: StoredOrder): Promise<Partial<Order>> {
  const promise = await promiseOrder(ctx, { ...stored, ...opened });
  if (promise) await mailPromise(ctx, { orderId: stored.id, number: promise.number, about: 'made' });
  await writeDemand(ctx, stored, await workedBills(ctx, opened));
  await needFitting(ctx, stored.id, opened);
  return { promisedWeek: promise?.date.week ?? null };
}

/** A held order goes on as one that is new: behind all that were promised meanwhile. What is ready has its week at once, as all that are. */
async function resume(ctx: CallScope, opened: OpenedOrder, stored: StoredOrder): Promise<Partial<Order>> {
  const { heldFrom } = stored.order;
  if (heldFrom === null || !isPromised(heldFrom)) return {};
  const promise = await promiseOrder(ctx, { ...stored, ...opened }, 'held');
  if (promise) await sayMoved(ctx, stored, promise.number);
  const week: WeekLabel | null = promise?.date.week ?? null;
  const frozen = await ctx.stores.orders.frozenBoms(stored.id);
  await writeDemand(ctx, stored, heldFrom === 'Accepted' ? await workedBills(ctx, opened) : frozen);
  if (heldFrom === 'Accepted') return { promisedWeek: week };
  if (week !== null) await movePartsOf(ctx, stored.id, week);
  return { promisedWeek: week, week };
}

async function ends(ctx: CallScope, _: OpenedOrder, { id }: StoredOrder): Promise<Partial<Order>> {
  await endDemand(ctx, id);
  await ctx.stores.promises.endRisk(id);
  return {};
}

/** What was planned for the order is free again, and its bills are made anew. */
async function markBomsStale({ stores }: CallScope, { items }: OpenedOrder): Promise<Partial<Order>> {
  for (const stored of items.values())
    if (stored.bomUpdated !== null) await stores.items.save({ ...stored, bomUpdated: null });
  return { points: null, week: null, promisedWeek: null };
}

/** From here on the bills are not made anew: batches work from these, and the order takes what they say. */
async function freezeBoms(ctx: CallScope, opened: OpenedOrder, stored: StoredOrder): Promise<Partial<Order>> {
  const { demands, orders } = ctx.stores;
  await orders.freezeBoms(stored.id, await workedBills(ctx, opened));
  const before = await demands.of(stored.id);
  await writeDemand(ctx, stored, await orders.frozenBoms(stored.id));
  await recordDemandChanges(ctx, stored.id, { before, after: await demands.of(stored.id) });
  return {};
}
