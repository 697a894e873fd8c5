import { refused } from '@door/domain/door/model/result';
import { noBatchFacts } from '@door/domain/making/batch/batch-cycle';
import { type BatchNumber, batchNumberText } from '@door/domain/making/batch/batch-number';
import type { BatchPieces } from '@door/domain/making/batch/batch-piece';
import { groupsToCut } from '@door/domain/making/batch/cut-problem';
import { isKept, offcutEntries, offcutsOf } from '@door/domain/making/batch/offcut';
import { booked, type OffcutEntry, standingOf } from '@door/domain/making/batch/offcut-ledger';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import { offcutsKey } from '@door/domain/making/stock/stock-article';
import { bookUnits, type KeptUnit } from '../inventory/book-units.ts';
import type { BatchCause, StockMessage } from '../inventory/stock-store.ts';
import { batchingMessages } from '../messages.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** The bars of a released batch, and the pieces that name their groups. */
interface CutBatch {
  readonly id: string;
  readonly number: BatchNumber;
  readonly pieces: BatchPieces;
  readonly bars: readonly PlannedBar[];
  /** Mark of the message that moves it. */
  readonly idempotencyKey: string;
}

/** The call by which each move is made. */
const causes = {
  release: 'batch.release',
  recall: 'batch.recall',
  close: 'batch.close',
  'open again': 'batch.back',
} as const satisfies Readonly<Record<keyof typeof offcutEntries, BatchCause>>;

/**
 * What a move of a batch does to the offcuts: released it reserves those that its plans take, recalled it frees them, closed it
 * has used them and books its own rests in, opened again it has them reserved as before, unless a rest is used by now. Of two batches that were planned with one offcut, the second is refused.
 */
export async function bookOffcuts(ctx: OfficeScope, move: keyof typeof offcutEntries, cut: CutBatch): Promise<void> {
  const { id, number, pieces, bars, idempotencyKey } = cut;
  const { saw } = ctx.supplier.production;
  const entries = offcutEntries[move](number, bars, saw);
  const booksRests = move === 'close' || move === 'open again';
  const moved = bars.filter((bar) => bar.offcut !== null || (booksRests && isKept(bar, saw)));
  await lockOffcuts(
    ctx,
    moved.map(({ group }) => group),
  );
  if (move === 'close') {
    const groups = new Map(groupsToCut(pieces, [], saw).map(({ group }) => [group.key, group]));
    const rests = offcutsOf(number, bars, saw).map((rest) => {
      const { description = '', colours = '' } = groups.get(rest.group) ?? {};
      return { ...rest, description, colours };
    });
    await ctx.stores.offcuts.add(rests);
  }
  const cause = { kind: causes[move], id };
  await bookEntries(ctx, entries, {
    cause,
    idempotencyKey,
    batch: batchNumberText(number),
    reason: '',
    ...(move === 'release' && { guard: mustBeFree }),
  });
}

/**
 * Holds the offcuts of these groups until the transaction ends, and makes accounts of those that have none. Whoever books several
 * groups locks them here at once, in the order of their keys, and after batches and weeks: one after the other, two would wait for each other.
 */
export async function lockOffcuts(
  { stores, supplier }: Pick<OfficeScope, 'stores' | 'supplier'>,
  groups: readonly string[],
): Promise<void> {
  const { currency } = supplier.client;
  const keys = [...new Set(groups)].map(offcutsKey);
  if (keys.length > 0) await stores.stock.lock(keys.map((key) => ({ key, unit: 'piece', currency })));
}

interface EntryMessage extends Pick<StockMessage, 'cause' | 'batch' | 'idempotencyKey' | 'reason'> {
  /** Throws where the offcut cannot be had. */
  readonly guard?: typeof mustBeFree;
}

/** Writes lines of offcuts, each as its state allows. */
export async function bookEntries(
  ctx: OfficeScope,
  entries: readonly OffcutEntry[],
  { guard, ...message }: EntryMessage,
): Promise<void> {
  const known = await ctx.stores.offcuts.load(entries.map(({ offcut }) => offcut));
  let ledger: readonly OffcutEntry[] = known.flatMap(({ lines }) => lines);
  for (const entry of entries) {
    guard?.(ledger, entry);
    ledger = unwrapOrThrow(booked(ledger, entry, batchingMessages));
  }
  const units = new Map(
    known.map(({ offcut, lines }): [string, KeptUnit] => [offcut.id, { key: offcutsKey(offcut.group), lines }]),
  );
  await bookUnits(ctx, { entries, units }, message);
}

function mustBeFree(ledger: readonly OffcutEntry[], { offcut }: OffcutEntry): void {
  const { state, batch } = standingOf(ledger, offcut);
  if (state === 'on hand') return;
  const takenOffcuts = [{ id: offcut, batch }];
  const sentence = batchingMessages.guards['batch.offcut-taken']({ ...noBatchFacts, takenOffcuts });
  unwrapOrThrow(refused('batch.offcut-taken', sentence));
}
