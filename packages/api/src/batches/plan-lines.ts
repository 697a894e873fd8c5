import type { Batch, PlacedLine } from '@door/domain/batch/batch';
import { batchAfter, type BatchMoveFacts } from '@door/domain/batch/batch-cycle';
import { batchNumberText } from '@door/domain/batch/batch-number';
import type { WeekLabel } from '@door/domain/model/production-week';
import { refused } from '@door/domain/model/outcome';
import { numberText } from '@door/domain/model/running-number';
import { recordHistory } from '../office/history.ts';
import { saveOrder } from '../orders/load-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { StoredBatch } from '../ports/batch-store.ts';
import type { StoredOrder } from '../ports/order-store.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { batchingWords, officeWords, words } from '../words.ts';
import { numberOf, saveBatch } from './load-batch.ts';
import { linesOfBatches } from './open-lines.ts';
import { capacityOfWeeks, isOver } from './week-room.ts';

export interface PlannedChange {
  /** The batch's lines as they are to be. */
  readonly lines: readonly PlacedLine[];
  /** Why the week may take more than it has room for; '' for none. */
  readonly reason: string;
  readonly mark: string | null;
}

/** What the guards ask where only planning is meant. */
export const noFacts: BatchMoveFacts = {
  lines: 0,
  weeks: [],
  isOverCapacity: false,
  reason: '',
  hasTooLongPiece: false,
  hasStalePlan: false,
  arePlansChecked: true,
  hasLineOnHold: false,
  isGlassSettled: true,
  cutPieces: 0,
  openPieces: 0,
};

/**
 * Gives a batch these lines. Orders follow: with its first line an order goes into production, and its week is that of the batch;
 * with its last one it is ready again. Lock the week first.
 */
export async function planLines(
  ctx: OfficeScope,
  stored: StoredBatch,
  { lines, reason, mark }: PlannedChange,
): Promise<StoredBatch> {
  const { batch } = stored;
  const before = new Set(batch.lines.map(({ lineId }) => lineId));
  const after = new Set(lines.map(({ lineId }) => lineId));
  const added = lines.filter(({ lineId }) => !before.has(lineId));
  const removed = batch.lines.filter(({ lineId }) => !after.has(lineId));
  const orders = await lockedOrders(ctx, [...added, ...removed]);
  await mustBeFree(ctx, orders, added);
  const facts = {
    ...noFacts,
    reason,
    lines: lines.length,
    weeks: await weeksAfter(ctx, stored, added),
    isOverCapacity: added.length > 0 && (await isWeekOver(ctx, stored, lines)),
  };
  const planned = { state: batch.state, facts };
  unwrapOrThrow(batchAfter('plan', planned, { batching: batchingWords, officeWork: officeWords }));
  const saved = await saveBatch(ctx, stored, { batch: { ...batch, lines: [...lines] }, mark });
  await recordLines(ctx, saved, { orders, added, removed, reason: facts.isOverCapacity ? reason : '' });
  for (const order of orders) await follow(ctx, saved, order);
  return saved;
}

/** Always in the same order, so that two planners never wait for each other. */
async function lockedOrders({ stores }: OfficeScope, lines: readonly PlacedLine[]): Promise<readonly StoredOrder[]> {
  const orders: StoredOrder[] = [];
  for (const id of [...new Set(lines.map(({ orderId }) => orderId))].toSorted()) {
    const order = await stores.orders.load(id);
    if (order) orders.push(order);
  }
  return orders;
}

/** Refuses lines of orders that are not ready, and lines that stand in another batch. */
async function mustBeFree(
  { stores }: OfficeScope,
  orders: readonly StoredOrder[],
  added: readonly PlacedLine[],
): Promise<void> {
  const numberOfOrder = (id: string) => {
    const order = orders.find((each) => each.id === id);
    return order ? numberText('order', order.number) : '';
  };
  for (const { id, order } of orders) {
    const isReady = order.state === 'Ready For Production' || order.state === 'In Batch';
    if (!isReady && added.some(({ orderId }) => orderId === id))
      unwrapOrThrow(refused('batch.not-ready', words.batch.notReady(numberOfOrder(id))));
  }
  const [elsewhere] = await stores.batches.placed(added.map(({ lineId }) => lineId));
  if (!elsewhere) return;
  const other = await stores.batches.load(elsewhere.batchId);
  const line = added.find(({ lineId }) => lineId === elsewhere.lineId);
  const number = other ? batchNumberText(numberOf(other)) : '';
  unwrapOrThrow(refused('batch.line-elsewhere', words.batch.elsewhere(numberOfOrder(line?.orderId ?? ''), number)));
}

/** The weeks that the orders of a batch would have: its own, and those of their other batches. */
async function weeksAfter(
  { stores }: OfficeScope,
  { id, batch }: StoredBatch,
  added: readonly PlacedLine[],
): Promise<readonly WeekLabel[]> {
  const weeks = [batch.week];
  for (const orderId of new Set(added.map((line) => line.orderId)))
    for (const other of await stores.batches.ofOrder(orderId)) if (other.id !== id) weeks.push(other.batch.week);
  return weeks;
}

/** Whether the batches of the week would take more than it has. */
async function isWeekOver(ctx: OfficeScope, stored: StoredBatch, lines: readonly PlacedLine[]): Promise<boolean> {
  const { week } = stored.batch;
  const others = (await ctx.stores.batches.ofWeek(week)).filter(({ id }) => id !== stored.id);
  const planned: Batch = { ...stored.batch, lines };
  const open = await linesOfBatches(ctx, [...others, { ...stored, batch: planned }]);
  const points = open.reduce((sum, line) => sum + line.points, 0);
  return isOver(points, (await capacityOfWeeks(ctx))(week));
}

interface Moved {
  readonly orders: readonly StoredOrder[];
  readonly added: readonly PlacedLine[];
  readonly removed: readonly PlacedLine[];
  readonly reason: string;
}

/** `10234-2` came into the batch, or left it. */
async function recordLines(ctx: OfficeScope, { id }: StoredBatch, { orders, added, removed, reason }: Moved) {
  const nameOf = ({ orderId, lineId }: PlacedLine): string => {
    const found = orders.find((each) => each.id === orderId);
    if (!found) return '';
    const position = found.order.lines.findIndex((line) => line.id === lineId) + 1;
    return `${numberText('order', found.number)}-${String(position)}`;
  };
  const about = { about: 'batch', aboutId: id, kind: 'batch' } as const;
  await recordHistory(ctx, [
    ...added.map((line) => ({ ...about, from: null, to: nameOf(line), reason })),
    ...removed.map((line) => ({ ...about, from: nameOf(line), to: null })),
  ]);
}

/** An order is in production while a line of it stands in a batch, in the week of that batch. */
async function follow(ctx: OfficeScope, { batch, number }: StoredBatch, stored: StoredOrder): Promise<void> {
  const [placed] = await ctx.stores.batches.ofOrder(stored.id);
  if (!placed) {
    if (stored.order.state === 'In Batch') await moveOrder(ctx, stored, { move: 'unbatch', mark: null });
    return;
  }
  const { week } = placed.batch;
  if (stored.order.week !== week) {
    const reason = batchNumberText({ week: batch.week, number });
    const from = stored.order.week;
    await recordHistory(ctx, [{ about: 'order', aboutId: stored.id, kind: 'week', from, to: week, reason }]);
  }
  const inWeek = await saveOrder(ctx, stored, { order: { ...stored.order, week }, mark: null });
  if (inWeek.order.state === 'Ready For Production')
    await moveOrder(ctx, inWeek, { move: 'batch', mark: null, said: { reason: batchNumberText(numberOf(placed)) } });
}
