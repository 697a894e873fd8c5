import { noBatchFacts } from '@door/domain/making/batch/batch-cycle';
import type { BatchNumber } from '@door/domain/making/batch/batch-number';
import type { BatchPieces } from '@door/domain/making/batch/batch-piece';
import { groupsToCut } from '@door/domain/making/batch/cut-problem';
import { offcutEntries, offcutsOf } from '@door/domain/making/batch/offcut';
import { booked, type OffcutEntry, standingOf } from '@door/domain/making/batch/offcut-ledger';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import { refused } from '@door/domain/door/model/outcome';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { batchingMessages } from '../messages.ts';

/** The bars of a released batch, and the pieces that name their groups. */
export interface CutBatch {
  readonly number: BatchNumber;
  readonly pieces: BatchPieces;
  readonly bars: readonly PlannedBar[];
}

/**
 * What a move of a batch does to the offcuts: released it reserves those that its plans take, recalled it frees them, closed it
 * has used them and books its own rests in, opened again it has them reserved as before, unless a rest is used by now. Of two batches that were planned with one offcut, the second is refused.
 */
export async function bookOffcuts(
  ctx: OfficeScope,
  move: keyof typeof offcutEntries,
  { number, pieces, bars }: CutBatch,
): Promise<void> {
  const { saw } = ctx.supplier.production;
  const entries = offcutEntries[move](number, bars, saw);
  const known = await ctx.stores.offcuts.load(entries.map(({ offcut }) => offcut));
  let ledger: readonly OffcutEntry[] = known.flatMap(({ lines }) => lines);
  for (const entry of entries) {
    if (move === 'release') mustBeFree(ledger, entry);
    ledger = unwrapOrThrow(booked(ledger, entry, batchingMessages));
  }
  if (move === 'close') {
    const groups = new Map(groupsToCut(pieces, [], saw).map(({ group }) => [group.key, group]));
    const rests = offcutsOf(number, bars, saw).map((rest) => {
      const { description = '', colours = '' } = groups.get(rest.group) ?? {};
      return { ...rest, description, colours };
    });
    await ctx.stores.offcuts.add(rests);
  }
  const booking = { reason: '', who: ctx.caller.userId, at: ctx.clock.now().toISOString() };
  await ctx.stores.offcuts.book(entries.map((entry) => ({ ...entry, ...booking })));
}

function mustBeFree(ledger: readonly OffcutEntry[], { offcut }: OffcutEntry): void {
  const { state, batch } = standingOf(ledger, offcut);
  if (state === 'on hand') return;
  const takenOffcuts = [{ id: offcut, batch }];
  const sentence = batchingMessages.guards['batch.offcut-taken']({ ...noBatchFacts, takenOffcuts });
  unwrapOrThrow(refused('batch.offcut-taken', sentence));
}
