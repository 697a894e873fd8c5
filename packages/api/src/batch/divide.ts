import { capacityPoints } from '@door/domain/making/batch/capacity-points';
import { type DoorRange, dividedLine, joinedLine, type LinePart, mostParts } from '@door/domain/making/batch/line-part';
import { refused } from '@door/domain/door/model/result';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { numberText } from '@door/domain/lib/running-number';
import type { OrderLine } from '@door/domain/selling/order/order';
import { z } from 'zod';
import { partsOfOrder } from './open-lines.ts';
import { wholeNumberFrom } from '../input/choices.ts';
import { orderLineIdInput } from '../input/ids.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { loadOrder, touchOrder } from '../order/load-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { batchingMessages, messages } from '../messages.ts';

const divideCall = procedure.allow('production.run').use(inOneTransaction);

const divideInput = z.strictObject({
  /** Of a line, or of a part of one, as `batch.waiting` names it. */
  LineId: orderLineIdInput,
  /** How many doors each part gets; together as many as there are. */
  Doors: z
    .array(wholeNumberFrom(1, 1_000_000), 'must be a list of numbers')
    .max(mostParts, `must have at most ${String(mostParts)} parts`),
});

/** Divides a line that waits, so that its doors are made in several batches and weeks. */
export const divide = divideCall.input(divideInput).mutation(async ({ ctx, input: sent }) => {
  const idempotencyKey = idempotencyKeyOf(ctx, 'batch.divide', sent);
  const found = await lockedLine(ctx, sent.LineId);
  if (found.order.lastIdempotencyKey === idempotencyKey) return;
  const part: LinePart =
    found.parts.find(({ id }) => id === sent.LineId) ??
    unwrapOrThrow(refused('batch.changed-elsewhere', messages.batch.changedElsewhere));
  const idOf = idsOfParts(ctx, found);
  const parts = unwrapOrThrow(dividedLine(found, { part, into: sent.Doors }, { messages: batchingMessages, idOf }));
  await saveParts(ctx, found, { parts, idempotencyKey });
});

/** Joins the parts of a line that wait beside each other; a whole line stays as it is. */
export const join = divideCall
  .input(z.strictObject({ LineId: orderLineIdInput }))
  .mutation(async ({ ctx, input: sent }) => {
    const idempotencyKey = idempotencyKeyOf(ctx, 'batch.join', sent);
    const found = await lockedLine(ctx, sent.LineId);
    if (found.order.lastIdempotencyKey === idempotencyKey || found.parts.length < 2) return;
    await saveParts(ctx, found, { parts: joinedLine(found, idsOfParts(ctx, found)), idempotencyKey });
  });

type LockedLine = Awaited<ReturnType<typeof lockedLine>>;

/** The line of this id, or the one with this part, with its order locked. */
async function lockedLine(ctx: OfficeScope, id: string) {
  const { batches } = ctx.stores;
  const named: StoredOrder =
    (await batches.orderOfLine(id)) ?? unwrapOrThrow(refused('order.none', messages.batch.noLine));
  const order = unwrapOrThrow(await loadOrder(ctx, named.id));
  if (order.order.state !== 'Ready For Production' && order.order.state !== 'In Batch')
    unwrapOrThrow(refused('batch.not-ready', messages.batch.notReady(numberText('order', order.number))));
  const all = await partsOfOrder(ctx, order);
  const lineId = all.find(({ line, part }) => line.id === id || part.id === id)?.line.id;
  const own = all.filter(({ line }) => line.id === lineId);
  const line: OrderLine = own[0]?.line ?? unwrapOrThrow(refused('order.none', messages.batch.noLine));
  const parts = own.map(({ part }) => part);
  const placed = new Set((await batches.placed(parts.map((part) => part.id))).map((each) => each.lineId));
  return { order, line, parts, placed };
}

/** The same doors of a line are the same part, however often the line is divided so. */
const idsOfParts =
  ({ ids, clientId }: OfficeScope, { line }: LockedLine) =>
  ({ first, doors }: DoorRange): string =>
    ids.itemNamed(`doors ${String(clientId)} ${line.id} ${String(first)} ${String(doors)}`);

async function saveParts(
  ctx: OfficeScope,
  { order, line }: LockedLine,
  { parts, idempotencyKey }: { readonly parts: readonly LinePart[]; readonly idempotencyKey: string },
): Promise<void> {
  const { stores, supplier } = ctx;
  const [door] = await stores.items.find([line.itemId]);
  if (!door) throw new Error(`The item ${line.itemId} of a line is not there.`);
  const each = capacityPoints(door.item, supplier);
  const of = { orderId: order.id, lineId: line.id };
  const before = await stores.batches.partsOf([order.id]);
  // Parts of a part wait for its week, and what is joined for that of its first doors.
  const weekOf = ({ first }: DoorRange): WeekLabel =>
    before.find((part) => part.lineId === line.id && part.first <= first && first < part.first + part.doors)?.week ??
    order.order.week ??
    unwrapOrThrow(refused('batch.not-ready', messages.batch.notReady(numberText('order', order.number))));
  await stores.batches.saveParts(
    of,
    parts.map((part) => ({ ...part, ...of, points: part.doors * each, week: weekOf(part) })),
  );
  await touchOrder(ctx, order, idempotencyKey);
}
