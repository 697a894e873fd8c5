import type { PlacedLine } from '@door/domain/making/batch/batch';
import type { BatchLine } from '@door/domain/making/batch/batch-door';
import { type BatchPieces, piecesOf } from '@door/domain/making/batch/batch-piece';
import { capacityPoints } from '@door/domain/making/batch/capacity-points';
import { type LinePart, partsOfLine } from '@door/domain/making/batch/line-part';
import type { Article } from '@door/domain/catalogue/rows/production-rows';
import type { StockCode } from '@door/domain/door/model/ids';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { numberText } from '@door/domain/lib/running-number';
import type { OrderLine } from '@door/domain/selling/order/order';
import type { StoredBatch } from './batch-store.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { FrozenBom, StoredOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { numberOf } from './load-batch.ts';

/** A line of an order, or a part of one, with its order and its door. */
export interface OpenLine {
  readonly line: OrderLine;
  /** Its doors: the whole line while nobody has divided it. */
  readonly part: LinePart;
  readonly order: StoredOrder;
  /** In which it is made, or which it waits for: the order's, but that of a part is its own; null: not set yet. */
  readonly week: WeekLabel | null;
  /** Which line of the order it is, counted from 1. */
  readonly position: number;
  readonly door: StoredItem;
  /** What these doors take of a week, in tenths. */
  readonly points: number;
}

/** What a batch holds of an order: a line, or a part of one. */
export type OrderPart = Pick<OpenLine, 'line' | 'part' | 'week' | 'order' | 'position'>;

/** What of these orders is put into batches, in the order of their lines. */
export async function partsOfOrders(
  { stores }: Pick<CallScope, 'stores'>,
  orders: readonly StoredOrder[],
): Promise<readonly OrderPart[]> {
  const divided = await stores.batches.partsOf(orders.map(({ id }) => id));
  return orders.flatMap((order) =>
    order.order.lines.flatMap((line, at) => {
      const own = divided.filter(({ lineId }) => lineId === line.id);
      const weekOf = ({ id }: LinePart) => own.find((each) => each.id === id)?.week ?? order.order.week;
      return partsOfLine(line, own).map((part) => ({ order, line, part, week: weekOf(part), position: at + 1 }));
    }),
  );
}

export const partsOfOrder = (ctx: Pick<CallScope, 'stores'>, order: StoredOrder): Promise<readonly OrderPart[]> =>
  partsOfOrders(ctx, [order]);

/** Whether somebody has divided its line. */
export const isDivided = ({ line, part }: Pick<OpenLine, 'line' | 'part'>): boolean => part.id !== line.id;

/** What of the orders of a week waits for its batch; null: of every week. */
export async function waitingLines(ctx: CallScope, week: WeekLabel | null): Promise<readonly OpenLine[]> {
  const orders = await ctx.stores.batches.waitingOrders(week);
  const parts = (await partsOfOrders(ctx, orders))
    .filter((each) => week === null || each.week === week)
    .map(({ part }) => part.id);
  const placed = new Set((await ctx.stores.batches.placed(parts)).map(({ lineId }) => lineId));
  return openLines(
    ctx,
    orders,
    parts.filter((id) => !placed.has(id)),
  );
}

/** These lines and parts of these orders with their doors; one that is not there is missing. */
async function openLines(
  ctx: CallScope,
  orders: readonly StoredOrder[],
  ids: readonly string[],
): Promise<readonly OpenLine[]> {
  const { stores, supplier } = ctx;
  const wanted = new Map((await partsOfOrders(ctx, orders)).map((each) => [each.part.id, each]));
  const found = ids.flatMap((id) => wanted.get(id) ?? []);
  const doors = await stores.items.find(found.map(({ line }) => line.itemId));
  const byId = new Map(doors.map((door) => [door.item.id, door]));
  return found.flatMap((each) => {
    const door = byId.get(each.line.itemId);
    return door ? [{ ...each, door, points: capacityPoints(door.item, supplier) * each.part.doors }] : [];
  });
}

/** The lines of these batches, in their order. */
export async function linesOfBatches(
  ctx: CallScope,
  batches: readonly StoredBatch[],
): Promise<readonly (OpenLine & { readonly placed: PlacedLine; readonly batchId: string })[]> {
  const placed = batches.flatMap(({ id, batch }) => batch.lines.map((line) => ({ batchId: id, placed: line })));
  const orders = await ctx.stores.orders.find([...new Set(placed.map((each) => each.placed.orderId))]);
  const open = await openLines(
    ctx,
    orders,
    placed.map((each) => each.placed.lineId),
  );
  const byLine = new Map(open.map((each) => [each.part.id, each]));
  return placed.flatMap((each) => {
    const line = byLine.get(each.placed.lineId);
    return line ? [{ ...line, ...each }] : [];
  });
}

/** What a batch is made of: as it was frozen, else as the bills of its orders are. */
export async function batchLines(
  { stores, yieldToEventLoop, supplier }: Pick<CallScope, 'stores' | 'yieldToEventLoop' | 'supplier'>,
  { id, batch }: StoredBatch,
): Promise<readonly BatchLine[]> {
  const frozen = await stores.batches.frozen(id);
  if (frozen) return frozen.lines;
  const units = new Map(supplier.production.articles.map(({ code, unit }) => [code, unit]));
  const made = new Map<string, BatchLine>();
  for (const order of await stores.orders.find([...new Set(batch.lines.map(({ orderId }) => orderId))])) {
    const bills = await stores.orders.frozenBoms(order.id);
    for (const part of await partsOfOrder({ stores }, order)) made.set(part.part.id, billedLine(part, bills, units));
    // Bills are long: every other call has its turn between those of two orders.
    await yieldToEventLoop();
  }
  return batch.lines.flatMap(({ lineId }) => made.get(lineId) ?? []);
}

/** Doors of a line with what they are made of. */
export function billedLine(
  {
    order,
    line,
    part,
    position,
  }: Omit<OrderPart, 'order' | 'week'> & {
    readonly order: Pick<StoredOrder, 'number' | 'order'>;
  },
  bills: readonly FrozenBom[],
  units: ReadonlyMap<StockCode, Article['unit']>,
): BatchLine {
  const { records = [], added = [] } = bills.find(({ lineId }) => lineId === line.id) ?? {};
  return {
    id: part.id,
    order: numberText('order', order.number),
    position,
    positions: order.order.lines.length,
    quantity: line.quantity,
    range: { first: part.first, doors: part.doors },
    bill: records,
    added: added.map((instruction) => ({ instruction, unit: units.get(instruction.code) ?? 'piece' })),
  };
}

/** The pieces of a batch. */
export const piecesOfBatch = async (ctx: CallScope, stored: StoredBatch): Promise<BatchPieces> =>
  piecesOf(numberOf(stored), await batchLines(ctx, stored));
