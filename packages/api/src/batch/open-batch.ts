import type { GlassState } from '@door/domain/making/batch/batch';
import { type BatchGuard, type BatchMoveFacts, noBatchFacts } from '@door/domain/making/batch/batch-cycle';
import type { BatchPieces } from '@door/domain/making/batch/batch-piece';
import type { PieceCounts, StoredBatch } from './batch-store.ts';
import { hasLeftWorks } from '@door/domain/selling/order/order';
import { numberText } from '@door/domain/lib/running-number';
import type { CallScope } from '../procedure.ts';
import { type CutStanding, cutStanding } from './cut-standing.ts';
import { type GlassUnit, glassStanding, isGlassBought } from './glass-standing.ts';
import { numberOf } from './load-batch.ts';
import { linesOfBatches, type OpenLine, piecesOfBatch } from './open-lines.ts';
import { planFacts, tooLongPieces } from './plan-facts.ts';

/** A batch with everything that is asked about it. */
export interface OpenBatch {
  readonly stored: StoredBatch;
  readonly lines: readonly OpenLine[];
  readonly pieces: BatchPieces;
  readonly standing: CutStanding;
  /** undefined: it is not released, so no piece has a label. */
  readonly counts: PieceCounts | undefined;
  /** As long as it is planned: later its glass is as it was said with the release. */
  readonly glass: readonly GlassUnit[];
}

/** To be read only: of its orders nothing is locked. */
export async function openBatch(ctx: CallScope, stored: StoredBatch): Promise<OpenBatch> {
  const { id, batch } = stored;
  const pieces = await piecesOfBatch(ctx, stored);
  const [counts] = await ctx.stores.batches.counts([id]);
  return {
    stored,
    pieces,
    counts,
    glass: batch.state === 'Planned' ? await glassStanding(ctx, pieces) : [],
    lines: await linesOfBatches(ctx, [stored]),
    standing: await cutStanding(ctx, { id, number: numberOf(stored), state: batch.state, pieces }),
  };
}

/** What the guards ask about a batch, as far as reading tells; `glass` as it is or as it is said with the move. */
export const batchFacts = (
  { stored: { batch }, lines, standing, counts, glass: units }: OpenBatch,
  glass: GlassState,
): BatchMoveFacts => ({
  ...noBatchFacts,
  lines: batch.lines.length,
  weeks: [batch.week, ...lines.map(({ order }) => order.order.week ?? batch.week)],
  ...planFacts(standing),
  onHold: numbersOf(lines.filter(isOnHold)),
  isGlassSettled: glass !== 'open' || isGlassBought(units),
  cutPieces: counts?.begun ?? 0,
  openPieces: counts?.open ?? 0,
  ordersThatLeft: numbersOf(lines.filter(({ order }) => hasLeftWorks(order.order))),
});

/** The lines without which the others could go on: their ids, by the guard that they stand in the way of. */
export const linesAtFault = ({
  lines,
  standing,
}: Pick<OpenBatch, 'lines' | 'standing'>): Partial<Readonly<Record<BatchGuard, readonly string[]>>> => ({
  'batch.line-on-hold': lines.filter(isOnHold).map(({ part }) => part.id),
  'batch.bar-length': [...new Set(tooLongPieces(standing).map(({ door }) => door.line.id))],
});

const isOnHold = ({ order }: OpenLine): boolean => order.order.state === 'On Hold';

const numbersOf = (lines: readonly OpenLine[]): readonly string[] => [
  ...new Set(lines.map(({ order }) => numberText('order', order.number))),
];
