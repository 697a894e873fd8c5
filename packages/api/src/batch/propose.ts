import { emptyBatch, type PlacedLine } from '@door/domain/making/batch/batch';
import { framePairOf } from '@door/domain/making/batch/frame-pair';
import { proposeBatches } from '@door/domain/making/batch/propose-batches';
import type { ProposedLine } from '@door/domain/making/batch/proposed-line';
import { isUrgent } from '@door/domain/selling/order/order';
import { z } from 'zod';
import { missingInWeek, type ShortDemand } from '../inventory/shortages.ts';
import { weekInput } from '../order/order-input.ts';
import { type CallScope, inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredBatch } from './batch-store.ts';
import { batchHeadsToWire, openLinesToWire } from './batch-to-wire.ts';
import { loadBatch, newBatch } from './load-batch.ts';
import { linesOfBatches, type OpenLine, waitingLines } from './open-lines.ts';
import { planLines } from './plan-lines.ts';
import { roomOfWeeks, type ReplannedBatch } from './week-room.ts';

type WeighedLine = OpenLine & Pick<ProposedLine, 'placedIn' | 'isReady'>;

/** A line as a proposal weighs it; `placedIn` is the batch where a person has put it. */
const proposedLine = (
  { supplier }: Pick<CallScope, 'supplier'>,
  { part, order, position, door, points, placedIn, isReady }: WeighedLine,
): ProposedLine => ({
  id: part.id,
  order: order.number,
  position,
  points,
  doors: part.doors,
  pair: framePairOf(door.item, supplier.catalogue).appendix,
  frame: door.item.frame.profile,
  isUrgent: isUrgent(order.order),
  isReady,
  placedIn,
});

const input = z.strictObject({ Week: weekInput });

/**
 * Puts what waits for a week into batches, with the lines of its planned batches that no person placed. Each line says why it is
 * where it is; what the week has no room for, or whose goods are not there in time, is left over. The same lines give the same batches, so that it may be asked twice.
 */
export const propose = procedure
  .allow('production.run')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Week } }) => {
    const { batches } = ctx.stores;
    await batches.lockWeek(Week);
    const ofWeek: StoredBatch[] = [];
    for (const { id } of await batches.ofWeek(Week)) ofWeek.push(unwrapOrThrow(await loadBatch(ctx, id)));
    const planned = ofWeek.filter(({ batch }) => batch.state === 'Planned');
    const missing = await missingInWeek(ctx, Week);
    const waiting = (await waitingLines(ctx, Week)).map((line) => ({ ...line, placedIn: null }));
    const lines = [...waiting, ...(await placedLines(ctx, planned))].map((line) => ({
      ...line,
      isReady: !missing.has(line.order.id),
    }));
    const taken = await linesOfBatches(
      ctx,
      ofWeek.filter((each) => !planned.includes(each)),
    );
    const proposal = proposeBatches(
      lines.map((line) => proposedLine(ctx, line)),
      {
        capacity: (await roomOfWeeks(ctx))(Week).capacity,
        taken: taken.reduce((sum, { points }) => sum + points, 0),
      },
    );
    const orderOf = new Map(lines.map(({ part, order }) => [part.id, order.id]));
    const wanted = proposal.batches.map(({ id, lines: placed }) => ({
      id,
      lines: placed.map(
        ({ line, reason }): PlacedLine => ({ lineId: line.id, orderId: orderOf.get(line.id) ?? '', reason }),
      ),
    }));
    await executeProposal(ctx, { week: Week, planned, wanted });
    const left = new Set(proposal.left.map(({ line }) => line.id));
    return {
      Batches: await batchHeadsToWire(ctx, await batches.ofWeek(Week)),
      Lines: (await placedLines(ctx, await batches.ofWeek(Week))).map(({ part, batchId, placed }) => ({
        LineId: part.id,
        BatchId: batchId,
        Reason: placed.reason,
      })),
      /** What the week has no room for, or whose goods are not there in time, in the order in which it would be taken. */
      LeftOver: (
        await openLinesToWire(
          ctx,
          lines.filter(({ part }) => left.has(part.id)),
        )
      ).map((line) => ({ ...line, Waits: waitsToWire(missing.get(line.OrderId)) })),
    };
  });

/** What a line waits for that is not placed because of it; null: the week is full. */
const waitsToWire = (missing: ShortDemand | undefined) =>
  missing
    ? {
        Key: missing.article.key,
        Text: missing.article.text,
        /** The day on which it is there, bought now where nothing comes that will do; null: nobody sells it. */
        Day: missing.ends,
      }
    : null;

const placedLines = async (ctx: OfficeScope, planned: readonly StoredBatch[]) =>
  (await linesOfBatches(ctx, planned)).map((line) => ({
    ...line,
    placedIn: line.placed.reason === 'placed by hand' ? line.batchId : null,
  }));

interface WantedBatches {
  readonly week: string;
  readonly planned: readonly StoredBatch[];
  /** Without an id: a batch that is new, or one in which no person placed anything. */
  readonly wanted: readonly { readonly id: string | null; readonly lines: readonly PlacedLine[] }[];
}

/**
 * Batches in which no person placed anything are used again before new ones are begun. Those that lose their last line are
 * removed; one that was empty before stays, for a person has begun it and may be about to fill it.
 */
async function executeProposal(ctx: OfficeScope, { week, planned, wanted }: WantedBatches): Promise<void> {
  const kept = new Set(wanted.flatMap(({ id }) => id ?? []));
  const reusable = planned.filter(({ id }) => !kept.has(id));
  const changes: ReplannedBatch[] = [];
  for (const { id, lines } of wanted) {
    const stored = planned.find((each) => each.id === id) ?? reusable.shift() ?? (await beginBatch(ctx, week));
    changes.push({ stored, lines });
  }
  const emptied = reusable.filter(({ batch }) => batch.lines.length > 0);
  await planLines(ctx, [...changes, ...emptied.map((stored) => ({ stored, lines: [] }))], {
    reason: '',
    isEarlyAccepted: false,
    tells: false,
    idempotencyKey: null,
  });
  for (const { id } of emptied) await ctx.stores.batches.remove(id);
}

async function beginBatch(ctx: OfficeScope, week: string): Promise<StoredBatch> {
  const made = await newBatch(ctx, { id: ctx.ids.other(), batch: emptyBatch(week) });
  await ctx.stores.batches.create(made);
  await recordHistory(ctx, [{ about: 'batch', aboutId: made.id, kind: 'state', from: null, to: made.batch.state }]);
  return made;
}
