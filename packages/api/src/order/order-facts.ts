import { bomStateOf } from '@door/domain/making/bom/bom-state';
import { withComputedTotals } from '@door/domain/selling/order/change-order';
import type { Order } from '@door/domain/selling/order/order';
import { fittingOf } from '@door/domain/selling/order/order-cycle';
import { isLocked } from '@door/domain/selling/order/order-locks';
import type { OrderedItemFacts, OrderFacts, SaidWithMove } from '@door/domain/selling/order/order-guards';
import { orderedItemFacts } from '@door/domain/selling/order/ordered-item-facts';
import { allDoorsChecked } from '../batch/checked-doors.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { StoredOrder } from './order-store.ts';
import { taxOf } from '../pricing/tax-of.ts';
import type { CallScope } from '../procedure.ts';
import { findingMessages } from '../messages.ts';
import { openSnags } from '../fitting/visit-facts.ts';
import { isDrawingOpen } from './drawing-state.ts';
import { orderMoney } from './order-money.ts';
import { changedPrices, type LinePrice, withPrices } from './changed-prices.ts';

/** What is taken as said where nobody has been asked yet: only what an order is like stands in its readiness list. */
export const saidAll: SaidWithMove = {
  reason: 'to be said',
  measurementsFinal: true,
  creditChecked: true,
  differenceAccepted: false,
};

/** An order with its doors, and the new prices of those that have changed. */
export interface OpenedOrder {
  readonly order: Order;
  readonly items: ReadonlyMap<string, StoredItem>;
  readonly prices: ReadonlyMap<string, LinePrice>;
}

/** To be read only: nothing is locked. */
export async function readOrder(ctx: CallScope, order: Order): Promise<OpenedOrder> {
  const found = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  return opened(ctx, order, found);
}

/** With its doors locked, so that none changes while the order moves: always in the same order. */
export async function lockOrder(ctx: CallScope, order: Order): Promise<OpenedOrder> {
  const found: StoredItem[] = [];
  for (const id of order.lines.map(({ itemId }) => itemId).toSorted()) {
    const stored = await ctx.stores.items.load(id);
    if (stored) found.push(stored);
  }
  return opened(ctx, order, found);
}

async function opened(ctx: CallScope, order: Order, found: readonly StoredItem[]): Promise<OpenedOrder> {
  const items = new Map(found.map((stored) => [stored.item.id, stored]));
  // Prices follow the doors while these may change; what is confirmed is agreed.
  const prices = isPricedLive(order) ? await changedPrices(ctx, order, items) : new Map<string, LinePrice>();
  return { order, items, prices };
}

const isPricedLive = (order: Order): boolean => !isLocked('lines', order);

/** The order as it stands now: a draft has the prices of today for the doors that have changed since theirs were agreed. */
export const pricedNow = async (ctx: CallScope, { order, prices }: OpenedOrder): Promise<Order> =>
  isPricedLive(order) ? withComputedTotals(withPrices(order, prices), await taxOf(ctx)) : order;

/** The same of an order that is only shown. */
export const shownNow = async (ctx: CallScope, stored: StoredOrder): Promise<StoredOrder> =>
  isPricedLive(stored.order) ? { ...stored, order: await pricedNow(ctx, await readOrder(ctx, stored.order)) } : stored;

/** What the guards ask about an order. */
export async function orderFacts(
  ctx: CallScope,
  { id: orderId, number, ...opened }: OpenedOrder & Pick<StoredOrder, 'id' | 'number'>,
  said: SaidWithMove,
): Promise<OrderFacts> {
  const { items, prices } = opened;
  const order = await pricedNow(ctx, opened);
  const { balance } = await orderMoney(ctx, { id: orderId, order });
  const batches = await ctx.stores.batches.ofOrder(orderId);
  const facts: OrderedItemFacts[] = [];
  for (const { id, itemId } of order.lines) {
    const stored = items.get(itemId);
    if (stored) facts.push(await itemFacts(ctx, stored, prices.get(id)?.fault ?? ''));
  }
  return {
    ...said,
    items: facts,
    deliveryAddress: order.deliveryAddress,
    total: order.agreed.total,
    acceptedTotal: order.quote?.total ?? null,
    hasWeek: order.week !== null,
    fitting: fittingOf(order),
    linesInBatches: batches.flatMap(({ batch }) => batch.lines.filter((line) => line.orderId === orderId)).length,
    // Nobody asks it of an order that is not being made, and of old ones it would be read for nothing.
    isMade: order.state === 'In Batch' && (await allDoorsChecked(ctx.stores, { id: orderId, number, order })),
    isDrawingOpen: await isDrawingOpen(ctx, { id: orderId, order }),
    blockingSnags: await openSnags(ctx, { id: orderId, order }),
    open: balance.open,
  };
}

async function itemFacts(ctx: CallScope, stored: StoredItem, priceFault: string): Promise<OrderedItemFacts> {
  const { surveys, instructions } = ctx.stores;
  const { catalogue, production, context } = ctx.supplier;
  const { item, measuredAt } = stored;
  const measured = measuredAt === null ? await surveys.load(item.id) : undefined;
  const lines = bomStateOf(stored) === 'fresh' ? await instructions.lines(item.id) : [];
  return orderedItemFacts(
    { ...stored, survey: measured?.survey, priceFault, lines: lines.map(({ instruction }) => instruction) },
    { catalogue, production, messages: findingMessages, surveyMessages: context.messages.survey },
  );
}
