import type { BatchLine } from '@door/domain/making/batch/batch-door';
import { piecesOf } from '@door/domain/making/batch/batch-piece';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import { withReplacements } from '@door/domain/making/batch/replacement';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { barsOf, type BatchToCut, type CutStanding, cutStanding } from './cut-standing.ts';
import { findBatch, numberOf } from './load-batch.ts';
import { batchLines } from './open-lines.ts';

/** A batch as the saws see it: its pieces and how they are cut. */
export interface SawnBatch extends BatchToCut {
  readonly lines: readonly BatchLine[];
  readonly standing: CutStanding;
  /** As they were frozen, else those of the plans that there are. */
  readonly bars: readonly PlannedBar[];
}

/** The batch of this id, to be read only: nothing is locked. */
export async function sawnBatch(ctx: CallScope, id: string): Promise<SawnBatch> {
  const stored = unwrapOrThrow(await findBatch(ctx, id));
  const number = numberOf(stored);
  const lines = await batchLines(ctx, stored);
  const frozen = await ctx.stores.batches.frozen(id);
  const again = frozen ? await ctx.stores.batches.piecesOf(id) : [];
  const pieces = withReplacements(piecesOf(number, lines), again);
  const toCut = { id, number, state: stored.batch.state, pieces };
  const standing = await cutStanding(ctx, toCut);
  return { ...toCut, lines, standing, bars: frozen?.bars ?? barsOf(standing) };
}
