import type { PlacedLine } from '@door/domain/making/batch/batch';
import { batchAfter, batchMoves, noBatchFacts } from '@door/domain/making/batch/batch-cycle';
import { batchNumberText } from '@door/domain/making/batch/batch-number';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { openRisks } from '../promise/recheck.ts';
import { recordHistory } from '../system-status/history.ts';
import { saveOrder } from '../order/load-order.ts';
import { moveOrder } from '../order/move-order.ts';
import type { StoredBatch } from './batch-store.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { batchingMessages, officeMessages, messages } from '../messages.ts';
import { mustBeMeant, promisedAnew } from './asked-weeks.ts';
import { numberOf, saveBatch } from './load-batch.ts';
import { isDivided, partsOfOrders } from './open-lines.ts';
import { hasRoomFor, mustBeOpen, type ReplannedBatch } from './week-room.ts';

export interface Said {
  /** Why a week may take more than it has room for; '' for none. */
  readonly reason: string;
  /** Whether somebody has said that orders are made before the week that was promised. */
  readonly isEarlyAccepted: boolean;
  /** Whether customers are told of a later date than was promised: it is promised anew. */
  readonly tells: boolean;
  readonly idempotencyKey: string | null;
}

/** The lines that come into a batch, and those that leave it. */
function differenceOf({ stored: { batch }, lines }: ReplannedBatch) {
  const before = new Set(batch.lines.map(({ lineId }) => lineId));
  const after = new Set(lines.map(({ lineId }) => lineId));
  return {
    added: lines.filter(({ lineId }) => !before.has(lineId)),
    removed: batch.lines.filter(({ lineId }) => !after.has(lineId)),
  };
}

type Difference = ReplannedBatch & ReturnType<typeof differenceOf>;

/**
 * Gives batches these lines, all of them together. Orders follow: with its first line in a batch an order goes into production,
 * and its week is that of the batch; with its last one it is ready again. Lock the weeks first.
 */
export async function planLines(
  ctx: OfficeScope,
  changes: readonly ReplannedBatch[],
  { reason, isEarlyAccepted, tells, idempotencyKey }: Said,
): Promise<readonly StoredBatch[]> {
  const differences = changes.map((change) => ({ ...change, ...differenceOf(change) }));
  // Rules that move promises lock these before their orders.
  await ctx.stores.batches.lockPromises();
  const orders = await lockedOrders(
    ctx,
    differences.flatMap(({ added, removed }) => [...added, ...removed]),
  );
  await mustBeThere(ctx, orders, differences);
  await mustBeFree(ctx, orders, differences);
  for (const each of differences) await mustTakeLines(ctx, each, { changes, orders, reason, isEarlyAccepted });
  const coming = differences.map(({ stored, added }) => ({ week: stored.batch.week, added }));
  const promised = await promisedAnew(ctx, orders, { coming, tells, reason });
  // A line stands in one batch at most, so that it leaves the one before it comes into the other.
  for (const each of differences) await takeOut(ctx, each);
  const saved: StoredBatch[] = [];
  for (const { stored, lines } of differences)
    saved.push(await saveBatch(ctx, stored, { batch: { ...stored.batch, lines: [...lines] }, idempotencyKey }));
  for (const { stored, added } of differences) {
    const ids = added.map(({ lineId }) => lineId);
    await ctx.stores.batches.moveParts(ids, stored.batch.week);
  }
  await recordLines(ctx, differences, { orders, reason });
  const unknown: StoredOrder[] = [];
  for (const order of orders) {
    const { promisedWeek = order.order.promisedWeek, isUnknown = false } = promised.get(order.id) ?? {};
    const followed = await follow(ctx, order, promisedWeek);
    if (isUnknown) unknown.push(followed);
  }
  if (unknown.length > 0) await openRisks(ctx, unknown);
  return saved;
}

interface Replanning extends Pick<Said, 'reason' | 'isEarlyAccepted'> {
  readonly changes: readonly ReplannedBatch[];
  /** Of the lines that change their place. */
  readonly orders: readonly StoredOrder[];
}

/** Refuses lines that the batch cannot take: by its state, by what was promised, by the weeks of other lines of their orders, or by the room of its week. */
async function mustTakeLines(
  ctx: OfficeScope,
  { stored, lines, added, removed }: Difference,
  { changes, orders, reason, isEarlyAccepted }: Replanning,
): Promise<void> {
  mustBePlanned(stored);
  const { state, week } = stored.batch;
  if (added.length > 0) await mustBeOpen(ctx, week);
  await mustBeMeant(ctx, orders, { week, added, isEarlyAccepted });
  const isChanged = added.length + removed.length > 0;
  const facts = {
    ...noBatchFacts,
    reason,
    lines: lines.length,
    weeks: [week, ...(await otherWeeks(ctx, changes, added))],
    isOverCapacity: isChanged && !(await hasRoomFor(ctx, { changes, orders, week })),
  };
  unwrapOrThrow(batchAfter('plan', { state, facts }, { batching: batchingMessages, officeWork: officeMessages }));
}

async function takeOut({ stores }: OfficeScope, { stored, lines, removed }: Difference): Promise<void> {
  if (removed.length === 0) return;
  const kept = stored.batch.lines.filter(({ lineId }) => lines.some((line) => line.lineId === lineId));
  await stores.batches.save({ ...stored, batch: { ...stored.batch, lines: kept } });
}

/** Doors come into a batch and leave it while it is planned. */
function mustBePlanned(stored: StoredBatch): void {
  const { plan, recall } = batchMoves;
  const { state } = stored.batch;
  const number = batchNumberText(numberOf(stored));
  if (plan.from.some((from) => from === state)) return;
  const { recallFirst, fixed } = messages.batch;
  unwrapOrThrow(
    refused('batch.ended', recall.from.some((from) => from === state) ? recallFirst(number) : fixed(number, state)),
  );
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

/** Refuses a line that stands in parts by now, and a part that was divided or joined: their orders are locked. */
async function mustBeThere(
  ctx: OfficeScope,
  orders: readonly StoredOrder[],
  differences: readonly Difference[],
): Promise<void> {
  const parts = new Set((await partsOfOrders(ctx, orders)).map(({ part }) => part.id));
  if (differences.some(({ added }) => added.some(({ lineId }) => !parts.has(lineId))))
    unwrapOrThrow(refused('batch.changed-elsewhere', batchingMessages.divide.gone));
}

/** Refuses lines of orders that are not ready, and lines that stand in a batch that does not change with these. */
async function mustBeFree(
  { stores }: OfficeScope,
  orders: readonly StoredOrder[],
  differences: readonly Difference[],
): Promise<void> {
  const added = differences.flatMap((each) => each.added);
  const numberOfOrder = (id: string | undefined) => {
    const order = orders.find((each) => each.id === id);
    return order ? numberText('order', order.number) : '';
  };
  for (const { id, order } of orders) {
    const isReady = order.state === 'Ready For Production' || order.state === 'In Batch';
    if (!isReady && added.some(({ orderId }) => orderId === id))
      unwrapOrThrow(refused('batch.not-ready', messages.batch.notReady(numberOfOrder(id))));
  }
  const leaving = new Set(differences.flatMap(({ removed }) => removed.map(({ lineId }) => lineId)));
  const placed = await stores.batches.placed(added.map(({ lineId }) => lineId));
  const elsewhere = placed.find(({ lineId }) => !leaving.has(lineId));
  if (!elsewhere) return;
  const [other] = await stores.batches.find([elsewhere.batchId]);
  const line = added.find(({ lineId }) => lineId === elsewhere.lineId);
  const number = other ? batchNumberText(numberOf(other)) : '';
  unwrapOrThrow(refused('batch.line-elsewhere', messages.batch.elsewhere(numberOfOrder(line?.orderId), number)));
}

/** The weeks in which other lines of these lines' orders stand, as they will. A divided line may be made in several. */
async function otherWeeks(
  { stores }: OfficeScope,
  changes: readonly ReplannedBatch[],
  added: readonly PlacedLine[],
): Promise<readonly WeekLabel[]> {
  const weeks: WeekLabel[] = [];
  const parts = await stores.batches.partsOf(added.map(({ orderId }) => orderId));
  const isWhole = ({ lineId }: PlacedLine) => !parts.some(({ id }) => id === lineId);
  for (const orderId of new Set(added.filter(isWhole).map((line) => line.orderId))) {
    const isHere = (line: PlacedLine) => line.orderId === orderId && isWhole(line);
    for (const { id, batch } of await stores.batches.ofOrder(orderId))
      if (!changes.some(({ stored }) => stored.id === id) && batch.lines.some(isHere)) weeks.push(batch.week);
    for (const { stored, lines } of changes) if (lines.some(isHere)) weeks.push(stored.batch.week);
  }
  return weeks;
}

interface Recorded {
  readonly orders: readonly StoredOrder[];
  readonly reason: string;
}

/** `10234-2` came into the batch, or left it; of a divided line `10234-2, doors 41 to 80`. */
async function recordLines(
  ctx: OfficeScope,
  differences: readonly Difference[],
  { orders, reason }: Recorded,
): Promise<void> {
  const parts = new Map((await partsOfOrders(ctx, orders)).map((each) => [each.part.id, each]));
  const nameOf = ({ lineId }: PlacedLine): string => {
    const found = parts.get(lineId);
    if (!found) return '';
    const name = `${numberText('order', found.order.number)}-${String(found.position)}`;
    return isDivided(found) ? `${name}, ${batchingMessages.doors(found.part)}` : name;
  };
  for (const { stored, added, removed } of differences) {
    const about = { about: 'batch', aboutId: stored.id, kind: 'batch' } as const;
    await recordHistory(ctx, [
      ...added.map((line) => ({ ...about, from: null, to: nameOf(line), reason })),
      ...removed.map((line) => ({ ...about, from: nameOf(line), to: null })),
    ]);
  }
}

/** An order is in production while a line of it stands in a batch, in the week of that batch, or of the last of them. */
async function follow(ctx: OfficeScope, stored: StoredOrder, promisedWeek: WeekLabel | null): Promise<StoredOrder> {
  const placed = (await ctx.stores.batches.ofOrder(stored.id)).at(-1);
  if (!placed) {
    if (stored.order.state !== 'In Batch') return stored;
    return moveOrder(ctx, stored, { move: 'unbatch', idempotencyKey: null });
  }
  const { week } = placed.batch;
  const reason = batchNumberText(numberOf(placed));
  const { week: from } = stored.order;
  if (from !== week)
    await recordHistory(ctx, [{ about: 'order', aboutId: stored.id, kind: 'week', from, to: week, reason }]);
  const order = { ...stored.order, week, promisedWeek };
  const inWeek = await saveOrder(ctx, stored, { order, idempotencyKey: null });
  if (inWeek.order.state !== 'Ready For Production') return inWeek;
  return moveOrder(ctx, inWeek, { move: 'batch', idempotencyKey: null, said: { reason } });
}
