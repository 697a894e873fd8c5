import type { PlacedLine } from '@door/domain/batch/batch';
import type { BatchLine } from '@door/domain/batch/batch-door';
import { type BatchPieces, piecesOf } from '@door/domain/batch/batch-piece';
import { capacityPoints } from '@door/domain/batch/capacity-points';
import { numberText } from '@door/domain/model/running-number';
import type { OrderLine } from '@door/domain/order/order';
import type { StoredBatch } from '../ports/batch-store.ts';
import type { StoredItem } from '../ports/item-store.ts';
import type { FrozenBill, StoredOrder } from '../ports/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { numberOf } from './load-batch.ts';

/** A line of an order with its order and its door. */
export interface OpenLine {
  readonly line: OrderLine;
  readonly order: StoredOrder;
  /** Which line of the order it is, counted from 1. */
  readonly position: number;
  readonly door: StoredItem;
  /** What all its doors take of a week, in tenths. */
  readonly points: number;
}

/** These lines of these orders with their doors; a line that is not there is missing. */
export async function openLines(
  { stores, supplier }: CallScope,
  orders: readonly StoredOrder[],
  lineIds: readonly string[],
): Promise<readonly OpenLine[]> {
  const wanted = new Map(
    orders.flatMap((order) =>
      order.order.lines.map((line, at) => [line.id, { order, line, position: at + 1 }] as const),
    ),
  );
  const found = lineIds.flatMap((id) => wanted.get(id) ?? []);
  const doors = await stores.items.find(found.map(({ line }) => line.itemId));
  const byId = new Map(doors.map((door) => [door.item.id, door]));
  return found.flatMap((each) => {
    const door = byId.get(each.line.itemId);
    return door ? [{ ...each, door, points: capacityPoints(door.item, supplier) * each.line.quantity }] : [];
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
  const byLine = new Map(open.map((each) => [each.line.id, each]));
  return placed.flatMap((each) => {
    const line = byLine.get(each.placed.lineId);
    return line ? [{ ...line, ...each }] : [];
  });
}

/** What a batch is made of: as it was frozen, else as the bills of its orders are. */
export async function batchLines(
  { stores, pause }: Pick<CallScope, 'stores' | 'pause'>,
  { id, batch }: StoredBatch,
): Promise<readonly BatchLine[]> {
  const frozen = await stores.batches.frozen(id);
  if (frozen) return frozen.lines;
  const made = new Map<string, BatchLine>();
  for (const order of await stores.orders.find([...new Set(batch.lines.map(({ orderId }) => orderId))])) {
    for (const line of linesOf(order, await stores.orders.frozenBills(order.id))) made.set(line.id, line);
    // Bills are long: every other call has its turn between those of two orders.
    await pause();
  }
  return batch.lines.flatMap(({ lineId }) => made.get(lineId) ?? []);
}

function linesOf({ number, order }: StoredOrder, bills: readonly FrozenBill[]): readonly BatchLine[] {
  const billOf = new Map(bills.map((bill) => [bill.lineId, bill]));
  return order.lines.map(({ id, quantity }, at) => {
    const { records = [], added = [] } = billOf.get(id) ?? {};
    return {
      id,
      order: numberText('order', number),
      position: at + 1,
      positions: order.lines.length,
      quantity,
      bill: records,
      added: added.map((instruction) => ({ instruction })),
    };
  });
}

/** The pieces of a batch. */
export const piecesOfBatch = async (ctx: CallScope, stored: StoredBatch): Promise<BatchPieces> =>
  piecesOf(numberOf(stored), await batchLines(ctx, stored));
