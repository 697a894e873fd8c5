import { refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { keysOf } from '@door/domain/lib/records';
import { type BatchState, floorSteps, hasTaken } from '@door/domain/making/batch/batch-cycle';
import {
  type BatchProgress,
  type DoorProgress,
  floorState,
  isChecked,
  progressOf,
} from '@door/domain/making/batch/progress';
import { isOut } from '@door/domain/selling/delivery/delivery';
import { saleOfOrder } from '../customer-page/customer-link.ts';
import { doorsOfBatch } from '../delivery/deliveries.ts';
import { queueMessage } from '../message/tell-customer.ts';
import { batchingMessages } from '../messages.ts';
import { moveOrder } from '../order/move-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { OfficeScope } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { bringIssuesBack } from './back-to-stock.ts';
import type { PieceCounts, StoredBatch } from './batch-store.ts';
import { allDoorsChecked } from './checked-doors.ts';
import type { Floor } from './floor.ts';
import { issueForBatch } from './issue-stock.ts';
import { saveBatch } from './load-batch.ts';

/** What is said on the floor of a locked batch. */
export interface FloorChange {
  /** As it was. */
  readonly floor: Floor;
  /** As they are with what is made again. */
  readonly pieces: Floor['pieces'];
  readonly added: Floor['events'];
}

/**
 * Keeps what is said with all that follows from it (JOURNEY 2.1, 5.4): counts, the states of batches, what each step takes from
 * stock or brings back, and orders whose doors are all checked. Orders are locked before stock, as wherever both are.
 * @returns how far each batch is, in the order of the changes
 */
export async function keepFloor(
  ctx: OfficeScope,
  changes: readonly FloorChange[],
): Promise<readonly (BatchProgress & Pick<PieceCounts, 'batchId'>)[]> {
  const kept = changes.map(({ floor, pieces, added }) => ({
    stored: floor.stored,
    pieces,
    added,
    before: progressOf(floor.pieces, floor.events),
    after: progressOf(pieces, [...floor.events, ...added]),
  }));
  const said = kept.filter(({ added }) => added.length > 0);
  const orders = await lockOrdersOf(ctx, said);
  for (const { stored, added, after } of said) {
    await ctx.stores.batches.addEvents(added);
    const { pieces, cutting, implied, assembly, qualityCheck, begun, open } = after;
    const passed = { cutting, implied, assembly, qualityCheck };
    await ctx.stores.batches.saveCounts({ batchId: stored.id, pieces, ...passed, begun, open });
  }
  await moveBatches(
    ctx,
    said.map(({ stored, after }) => ({ stored, to: floorState(after) })),
  );
  for (const order of orders) await makeOrder(ctx, order);
  await tellBegun(ctx, said);
  return kept.map(({ stored, after }) => ({ batchId: stored.id, ...after }));
}

/** A door that stands in a van keeps its check until it is taken off. */
async function refuseOfLoaded({ stores }: OfficeScope, load: string | null): Promise<void> {
  const [found] = load === null ? [] : await stores.loads.find([load]);
  const number = found ? numberText('load', found.number) : '';
  unwrapOrThrow(refused('progress.loaded', batchingMessages.undo.loaded(number)));
}

interface Kept extends Omit<FloorChange, 'floor'> {
  readonly stored: StoredBatch;
  readonly before: BatchProgress;
  readonly after: BatchProgress;
}

/** The orders of which a door is checked now, or is not any more, locked. What has left the works stays checked. */
async function lockOrdersOf(ctx: OfficeScope, said: readonly Kept[]): Promise<readonly StoredOrder[]> {
  const { stores } = ctx;
  const numbers = new Set(said.flatMap((kept) => [...ordersTurned(kept, false), ...ordersTurned(kept, true)]));
  if (numbers.size === 0) return [];
  const ids = said.flatMap(({ stored }) => stored.batch.lines.map(({ orderId }) => orderId));
  const found = await stores.orders.find([...new Set(ids)]);
  const orders: StoredOrder[] = [];
  for (const { id } of found.filter(({ number }) => numbers.has(numberText('order', number))).toSorted(byId)) {
    const order = await stores.orders.load(id);
    if (order) orders.push(order);
  }
  await refuseOfDoorsThatLeft(ctx, said);
  return orders;
}

/** What has left the works stays checked. Their orders are locked. */
async function refuseOfDoorsThatLeft(ctx: OfficeScope, said: readonly Kept[]): Promise<void> {
  const left: string[] = [];
  for (const kept of said) {
    const places = placesTurned(kept, false);
    const doors = places.size === 0 ? [] : await doorsOfBatch(ctx, kept.stored);
    for (const { order, delivery } of doors.filter((door) => places.has(door.place))) {
      if (delivery.place === 'loaded') await refuseOfLoaded(ctx, delivery.load);
      if (isOut(delivery)) left.push(numberText('order', order.number));
    }
  }
  const numbers = [...new Set(left)];
  if (numbers.length > 0) unwrapOrThrow(refused('batch.doors-left', batchingMessages.undo.doorsLeft(numbers)));
}

const byId = (one: StoredOrder, other: StoredOrder): number => (one.id < other.id ? -1 : 1);

/** The customers of doors that are cut at first are told, if that still holds once it can be taken back no more. */
async function tellBegun(ctx: OfficeScope, said: readonly Kept[]): Promise<void> {
  const isCut = ({ cutting }: DoorProgress) => cutting > 0;
  const numbers = new Set(said.flatMap((kept) => ordersTurned(kept, true, isCut)));
  if (numbers.size === 0) return;
  const ids = said.flatMap(({ stored }) => stored.batch.lines.map(({ orderId }) => orderId));
  for (const order of await ctx.stores.orders.find([...new Set(ids)]))
    if (numbers.has(numberText('order', order.number)) && order.order.remake === null)
      await queueMessage(ctx, saleOfOrder(order), { code: 'door-making', channel: 'mail', about: '', nth: 1 });
}

/** The numbers of the orders of which a door is checked, or cut, only now, or only was. */
function ordersTurned(kept: Kept, to: boolean, holds = isChecked): readonly string[] {
  const places = placesTurned(kept, to, holds);
  return kept.pieces.filter(({ place }) => places.has(place)).map(({ label }) => label.order);
}

/** The places of the doors that are so only now, or only were. */
function placesTurned({ before, after }: Kept, to: boolean, holds = isChecked): ReadonlySet<number> {
  const was = new Map(before.doors.map((door) => [door.place, holds(door)]));
  const turned = after.doors.filter((door) => holds(door) === to && was.get(door.place) !== to);
  return new Set(turned.map(({ place }) => place));
}

/** Step by step over all batches: who takes the same goods for others locks them in the same order. */
async function moveBatches(
  ctx: OfficeScope,
  moves: readonly { readonly stored: StoredBatch; readonly to: BatchState }[],
): Promise<void> {
  const moved = moves.filter(({ stored, to }) => stored.batch.state !== to);
  for (const step of keysOf(floorSteps))
    for (const { stored, to } of moved) {
      const [took, takes] = [hasTaken(step, stored.batch.state), hasTaken(step, to)];
      if (takes && !took) await issueForBatch(ctx, stored, step);
      if (took && !takes) await bringIssuesBack(ctx, stored, step);
    }
  for (const { stored, to } of moved) {
    const { state: from } = stored.batch;
    await saveBatch(ctx, stored, { batch: { ...stored.batch, state: to }, idempotencyKey: null });
    await recordHistory(ctx, [{ about: 'batch', aboutId: stored.id, kind: 'state', from, to }]);
  }
}

/** An order is made once its last door is checked, and not made while one is not. It is locked. */
export async function makeOrder(ctx: OfficeScope, stored: StoredOrder): Promise<void> {
  const { state } = stored.order;
  const isMade = await allDoorsChecked(ctx.stores, stored);
  if (isMade && state === 'In Batch') await moveOrder(ctx, stored, { move: 'make', idempotencyKey: null });
  if (!isMade && state === 'Manufactured') await moveOrder(ctx, stored, { move: 'unmake', idempotencyKey: null });
}
