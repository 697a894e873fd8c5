import { emptyBatch, type PlacedLine } from '@door/domain/making/batch/batch';
import { refused } from '@door/domain/door/model/result';
import type { WeekLabel } from '@door/domain/lib/production-week';
import { z } from 'zod';
import { batchToWire } from './batch-to-wire.ts';
import { batchOfMessage, newBatch } from './load-batch.ts';
import { planLines, type Said } from './plan-lines.ts';
import { mustTakeDoors, type ReplannedBatch } from './week-room.ts';
import { booleanInput } from '../input/choices.ts';
import { batchIdInput, newIdInput, orderLineIdInput } from '../input/ids.ts';
import { weekInput } from '../order/order-input.ts';
import { text } from '../input/text.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { recordHistory } from '../system-status/history.ts';
import type { StoredBatch } from './batch-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const planCall = procedure.allow('production.run').use(inOneTransaction);

/** What is said with lines that are put into a week. */
const placingInput = {
  /** Why it may take more than it has room for, or is later than was promised. */
  Reason: text(500).default(''),
  /** The tick beside a week before the promised one. */
  EarlyAccepted: booleanInput.default(false),
  /** Whether customers are told of a later date than was promised: it is promised anew. */
  Tell: booleanInput.default(false),
};

const createInput = z.strictObject({
  /** Made up by the page, so that a message that is sent twice begins one batch. */
  Id: newIdInput,
  Week: weekInput,
  /** What comes into it at once; where that is refused, no batch is begun. */
  LineIds: z.array(orderLineIdInput, 'must be a list of lines').max(100, 'must have at most 100 lines').default([]),
  ...placingInput,
});

/** Begins a batch of a production week, empty or with lines of orders. */
export const create = planCall.input(createInput).mutation(async ({ ctx, input: { Week, ...sent } }) => {
  const { batches } = ctx.stores;
  await batches.lockWeek(Week);
  const earlier = await batches.load(sent.Id);
  const begun = earlier ? ofWeek(earlier, Week) : await begin(ctx, { id: sent.Id, week: Week });
  if (sent.LineIds.length === 0) return batchToWire(ctx, begun);
  return addByHand(ctx, sent, idempotencyKeyOf(ctx, 'batch.create', { Week, ...sent }));
});

async function begin(ctx: OfficeScope, { id, week }: { readonly id: string; readonly week: WeekLabel }) {
  await mustTakeDoors(ctx, week);
  const made = await newBatch(ctx, { id, batch: emptyBatch(week) });
  if (!(await ctx.stores.batches.create(made))) unwrapOrThrow(refused('batch.taken', messages.batch.taken));
  await recordHistory(ctx, [{ about: 'batch', aboutId: id, kind: 'state', from: null, to: made.batch.state }]);
  return made;
}

/** A message that arrives twice finds its batch. */
function ofWeek(stored: StoredBatch, week: string): StoredBatch {
  if (stored.batch.week !== week) unwrapOrThrow(refused('batch.taken', messages.batch.taken));
  return stored;
}

/** The week of a batch, locked before the batch is: planners of one week wait for each other. */
async function lockWeekOf({ stores }: OfficeScope, id: string): Promise<void> {
  const [found] = await stores.batches.find([id]);
  if (found) await stores.batches.lockWeek(found.batch.week);
}

const addInput = z.strictObject({
  Id: batchIdInput,
  LineIds: z.array(orderLineIdInput, 'must be a list of lines').min(1).max(100, 'must have at most 100 lines'),
  ...placingInput,
});

/** Puts lines of orders into a batch, where the next proposal leaves them. */
export const addItems = planCall.input(addInput).mutation(async ({ ctx, input: sent }) => {
  await lockWeekOf(ctx, sent.Id);
  return addByHand(ctx, sent, idempotencyKeyOf(ctx, 'batch.addItems', sent));
});

async function addByHand(
  ctx: OfficeScope,
  { Id, LineIds, Reason, EarlyAccepted, Tell }: z.output<typeof addInput>,
  idempotencyKey: string,
) {
  const { stored, isRepeated } = await batchOfMessage(ctx, { id: Id, idempotencyKey });
  if (isRepeated) return batchToWire(ctx, stored);
  const added = [];
  for (const lineId of new Set(LineIds)) added.push({ lineId, orderId: await orderOf(ctx, lineId), reason: byHand });
  return batchToWire(
    ctx,
    await withLines(
      ctx,
      { stored, added },
      { reason: Reason, isEarlyAccepted: EarlyAccepted, tells: Tell, idempotencyKey },
    ),
  );
}

interface Placed {
  readonly stored: StoredBatch;
  readonly added: readonly PlacedLine[];
  /** Batches that change with it. */
  readonly others?: readonly ReplannedBatch[];
}

/** Lines that stand there already keep their place; from now on a person has placed them. */
async function withLines(ctx: OfficeScope, { stored, added, others = [] }: Placed, said: Said): Promise<StoredBatch> {
  const byId = new Map(added.map((line) => [line.lineId, line]));
  const before = new Set(stored.batch.lines.map(({ lineId }) => lineId));
  const lines = [
    ...stored.batch.lines.map((line) => byId.get(line.lineId) ?? line),
    ...added.filter(({ lineId }) => !before.has(lineId)),
  ];
  const [saved = stored] = await planLines(ctx, [{ stored, lines }, ...others], said);
  return saved;
}

const byHand = 'placed by hand' as const;

async function orderOf({ stores }: OfficeScope, lineId: string): Promise<string> {
  const order = await stores.batches.orderOfLine(lineId);
  return order ? order.id : unwrapOrThrow(refused('order.none', messages.batch.noLine));
}

const lineInput = { Id: batchIdInput, LineId: orderLineIdInput };

/** Takes a line out again; one that is not there is out already. */
export const removeItem = planCall.input(z.strictObject(lineInput)).mutation(async ({ ctx, input: sent }) => {
  await lockWeekOf(ctx, sent.Id);
  const idempotencyKey = idempotencyKeyOf(ctx, 'batch.removeItem', sent);
  const { stored } = await batchOfMessage(ctx, { id: sent.Id, idempotencyKey });
  if (!stored.batch.lines.some(({ lineId }) => lineId === sent.LineId)) return batchToWire(ctx, stored);
  const [saved = stored] = await planLines(ctx, [without(stored, sent.LineId)], {
    reason: '',
    isEarlyAccepted: false,
    tells: false,
    idempotencyKey,
  });
  return batchToWire(ctx, saved);
});

const without = (stored: StoredBatch, lineId: string): ReplannedBatch => ({
  stored,
  lines: stored.batch.lines.filter((line) => line.lineId !== lineId),
});

const moveInput = z.strictObject({
  LineId: orderLineIdInput,
  /** The batch where it goes. */
  To: batchIdInput,
  ...placingInput,
});

/** Moves a line to another batch, where the next proposal leaves it; a line that waits is put there. */
export const move = planCall.input(moveInput).mutation(async ({ ctx, input: sent }) => {
  const { batches } = ctx.stores;
  const [from] = await batches.placed([sent.LineId]);
  const both = await batches.find([sent.To, ...(from ? [from.batchId] : [])]);
  for (const week of [...new Set(both.map(({ batch }) => batch.week))].toSorted()) await batches.lockWeek(week);
  const idempotencyKey = idempotencyKeyOf(ctx, 'batch.move', sent);
  const others: ReplannedBatch[] = [];
  const { stored } = await batchOfMessage(ctx, { id: sent.To, idempotencyKey });
  if (from && from.batchId !== sent.To) {
    const { stored: other } = await batchOfMessage(ctx, { id: from.batchId, idempotencyKey });
    others.push(without(other, sent.LineId));
  }
  const placed = { lineId: sent.LineId, orderId: await orderOf(ctx, sent.LineId), reason: byHand };
  const said = { reason: sent.Reason, isEarlyAccepted: sent.EarlyAccepted, tells: sent.Tell, idempotencyKey };
  return batchToWire(ctx, await withLines(ctx, { stored, added: [placed], others }, said));
});

/** Removes an empty batch; one that is not there is removed already. */
export const remove = planCall.input(z.strictObject({ Id: batchIdInput })).mutation(async ({ ctx, input: { Id } }) => {
  const stored = await ctx.stores.batches.load(Id);
  if (!stored) return;
  if (stored.batch.lines.length > 0 || stored.batch.state !== 'Planned')
    unwrapOrThrow(refused('batch.not-empty', messages.batch.notEmpty));
  await ctx.stores.batches.remove(Id);
});
