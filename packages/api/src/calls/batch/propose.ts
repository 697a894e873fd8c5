import { emptyBatch, type PlacedLine } from '@door/domain/batch/batch';
import { proposeBatches } from '@door/domain/batch/propose-batches';
import { z } from 'zod';
import { batchHeadsToWire, openLinesToWire } from '../../batches/batch-to-wire.ts';
import { newBatch } from '../../batches/load-batch.ts';
import { linesOfBatches, type OpenLine, openLines } from '../../batches/open-lines.ts';
import { planLines } from '../../batches/plan-lines.ts';
import { proposedLines } from '../../batches/proposed-lines.ts';
import { capacityOfWeeks } from '../../batches/week-room.ts';
import { newIdInput } from '../../input/ids.ts';
import { weekInput } from '../../input/orders.ts';
import { recordHistory } from '../../office/history.ts';
import type { StoredBatch } from '../../ports/batch-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../../procedure.ts';

const input = z.strictObject({
  Week: weekInput,
  /** Made up by the page, so that a message that is sent twice begins each batch once. */
  Attempt: newIdInput,
});

/**
 * Puts what waits for a week into batches, with the lines of its planned batches that no person placed. Each line says why it is
 * where it is; what the week has no room for is left over.
 */
export const propose = procedure
  .allow('production.run')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Week, Attempt } }) => {
    const { batches } = ctx.stores;
    await batches.lockWeek(Week);
    const ofWeek = await batches.ofWeek(Week);
    const planned = ofWeek.filter(({ batch }) => batch.state === 'Planned');
    const waiting = await waitingLines(ctx, Week);
    const lines = [...waiting, ...(await placedLines(ctx, planned))];
    const taken = await linesOfBatches(
      ctx,
      ofWeek.filter((each) => !planned.includes(each)),
    );
    const proposal = proposeBatches(await proposedLines(ctx, lines), {
      capacity: (await capacityOfWeeks(ctx))(Week),
      taken: taken.reduce((sum, { points }) => sum + points, 0),
    });
    const orderOf = new Map(lines.map(({ line, order }) => [line.id, order.id]));
    const wanted = proposal.batches.map(({ id, lines: placed }) => ({
      id,
      lines: placed.map(
        ({ line, reason }): PlacedLine => ({ lineId: line.id, orderId: orderOf.get(line.id) ?? '', reason }),
      ),
    }));
    await carryOutProposal(ctx, { week: Week, attempt: Attempt, planned, wanted });
    const left = new Set(proposal.left.map(({ line }) => line.id));
    return {
      Batches: await batchHeadsToWire(ctx, await batches.ofWeek(Week)),
      Lines: (await placedLines(ctx, await batches.ofWeek(Week))).map(({ line, batchId, placed }) => ({
        LineId: line.id,
        BatchId: batchId,
        Reason: placed.reason,
      })),
      /** What the week has no room for, in the order in which it would be taken. */
      LeftOver: await openLinesToWire(
        ctx,
        lines.filter(({ line }) => left.has(line.id)),
      ),
    };
  });

type ProposedOpenLine = OpenLine & { readonly placedIn: string | null };

async function waitingLines(ctx: OfficeScope, week: string): Promise<readonly ProposedOpenLine[]> {
  const orders = await ctx.stores.batches.waitingOrders(week);
  const ids = orders.flatMap(({ order }) => order.lines.map(({ id }) => id));
  const placed = new Set((await ctx.stores.batches.placed(ids)).map(({ lineId }) => lineId));
  const open = await openLines(
    ctx,
    orders,
    ids.filter((id) => !placed.has(id)),
  );
  return open.map((line) => ({ ...line, placedIn: null }));
}

const placedLines = async (ctx: OfficeScope, planned: readonly StoredBatch[]) =>
  (await linesOfBatches(ctx, planned)).map((line) => ({
    ...line,
    placedIn: line.placed.reason === 'placed by hand' ? line.batchId : null,
  }));

interface WantedBatches {
  readonly week: string;
  readonly attempt: string;
  readonly planned: readonly StoredBatch[];
  /** Without an id: a batch that is new, or one in which no person placed anything. */
  readonly wanted: readonly { readonly id: string | null; readonly lines: readonly PlacedLine[] }[];
}

/** Empties the planned batches first, so that a line never stands in two; those that stay empty are removed. */
async function carryOutProposal(ctx: OfficeScope, { week, attempt, planned, wanted }: WantedBatches): Promise<void> {
  const { batches } = ctx.stores;
  const kept = new Set(wanted.flatMap(({ id }) => id ?? []));
  const reusable = planned.filter(({ id }) => !kept.has(id));
  const target = new Map<string, readonly PlacedLine[]>();
  const begun: StoredBatch[] = [];
  for (const [at, { id, lines }] of wanted.entries()) {
    const reused = id ?? reusable.shift()?.id;
    if (reused !== undefined) {
      target.set(reused, lines);
      continue;
    }
    const made = await newBatch(ctx, {
      id: ctx.ids.itemNamed(`batch ${String(ctx.clientId)} ${week} ${attempt} ${String(at)}`),
      batch: emptyBatch(week),
    });
    await batches.create(made);
    await recordHistory(ctx, [{ about: 'batch', aboutId: made.id, kind: 'state', from: null, to: made.batch.state }]);
    begun.push(made);
    target.set(made.id, lines);
  }
  const all = [...planned, ...begun];
  for (const batch of all) {
    const stays = new Set((target.get(batch.id) ?? []).map(({ lineId }) => lineId));
    const lines = batch.batch.lines.filter(({ lineId }) => stays.has(lineId));
    if (lines.length < batch.batch.lines.length) await planLines(ctx, batch, { lines, reason: '', mark: null });
  }
  for (const { id } of all) {
    const stored = await batches.load(id);
    const lines = target.get(id);
    if (stored && lines) await planLines(ctx, stored, { lines, reason: '', mark: null });
    else if (stored) await batches.remove(id);
  }
}
