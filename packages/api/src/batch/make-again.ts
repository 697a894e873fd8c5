import { madePieces } from '@door/domain/making/batch/batch-piece';
import { cutGroupOf } from '@door/domain/making/batch/cut-group';
import { freeOffcuts } from '@door/domain/making/batch/offcut';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import { barText, doorText } from '@door/domain/making/batch/floor-code';
import { batchNumberText } from '@door/domain/making/batch/batch-number';
import type { OffcutEntry } from '@door/domain/making/batch/offcut-ledger';
import { pieceLabel } from '@door/domain/making/batch/piece-label';
import { countingEvents } from '@door/domain/making/batch/progress';
import { originalOf, replacementBar, replacementCode } from '@door/domain/making/batch/replacement';
import type { BarRecord } from '@door/domain/making/bom/bar-record';
import { mm } from '@door/domain/lib/mm';
import { refused } from '@door/domain/door/model/result';
import type { StoredBatch, StoredFloorEvent, StoredPiece } from './batch-store.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { batchingMessages } from '../messages.ts';
import { bringBarBack } from './back-to-stock.ts';
import { bookEntries } from './book-offcuts.ts';
import { type Floor, newEvent } from './floor.ts';
import { issueBarAgain } from './issue-stock.ts';
import { numberOf } from './load-batch.ts';
import { piecesOfBatch } from './open-lines.ts';

/**
 * A piece that is made instead of a spoiled one: with its own label, and where it is sawn, a bar of its own from an offcut that is
 * then nobody else's, or from a new bar. The batch is locked.
 */
export async function makeAgain(ctx: OfficeScope, floor: Floor, spoiled: StoredPiece): Promise<StoredPiece> {
  const { stored, pieces } = floor;
  const original = originalOf(spoiled.code, pieces);
  const made = madePieces(await piecesOfBatch(ctx, stored)).find(({ code }) => code === original);
  if (!made) throw new Error(`Batch ${stored.id} has no piece ${original}.`);
  const before = pieces.filter(({ code, replaces }) => replaces !== null && originalOf(code, pieces) === original);
  const code = replacementCode(original, before.length);
  const ownBar = made.record.kind === 'bar' ? await barFor(ctx, floor, { code, record: made.record }) : null;
  const planned = ownBar && { bar: ownBar.number, place: 1 };
  const again: StoredPiece = {
    code,
    batchId: stored.id,
    place: spoiled.place,
    bar: ownBar?.number ?? null,
    replaces: spoiled.code,
    ownBar,
    label: pieceLabel({ piece: { ...made, code }, planned }, numberOf(stored), batchingMessages),
  };
  await ctx.stores.batches.addPiece(again);
  return again;
}

async function barFor(
  ctx: OfficeScope,
  { stored, pieces }: Floor,
  { code, record }: { readonly code: string; readonly record: BarRecord },
): Promise<PlannedBar> {
  const group = cutGroupOf(record);
  const shelf = await ctx.stores.offcuts.onShelf();
  const free = freeOffcuts(
    shelf.map(({ offcut }) => offcut).filter((offcut) => offcut.group === group.key),
    shelf.flatMap(({ lines }) => lines),
  );
  const number = Math.max(0, ...pieces.map(({ bar }) => bar ?? 0)) + 1;
  const wanted = {
    code,
    length: mm(record.length.value),
    group,
    offcuts: free,
    number,
    saw: ctx.supplier.production.saw,
  };
  const bar = replacementBar(wanted);
  if (!bar) return unwrapOrThrow(refused('batch.bar-length', batchingMessages.tooLongAgain(code)));
  if (bar.offcut !== null)
    await bookOffcut(ctx, { stored, cause: 'batch.scan' }, { offcut: bar.offcut, move: 'reserved' });
  else await issueBarAgain(ctx, stored, bar);
  return bar;
}

/** Reserves the offcut of a bar for its batch, or frees it. */
const bookOffcut = (
  ctx: OfficeScope,
  { stored, cause }: { readonly stored: StoredBatch; readonly cause: 'batch.scan' | 'batch.undo' },
  move: Pick<OffcutEntry, 'offcut' | 'move'>,
): Promise<void> => {
  const batch = batchNumberText(numberOf(stored));
  const message = { cause: { kind: cause, id: stored.id }, batch, idempotencyKey: '', reason: '' };
  return bookEntries(ctx, [{ ...move, batch }], message);
};

/**
 * Holds the offcuts and bars that may be cut for spoiled pieces of several batches, all at once: two who scan in another order would wait
 * for each other. The batches are locked.
 */
export async function lockBarsFor(ctx: OfficeScope, floors: readonly Floor[], spoiled: readonly string[]) {
  const groups = new Set<string>();
  for (const { stored, pieces } of floors) {
    const originals = pieces.filter(({ code }) => spoiled.includes(code)).map(({ code }) => originalOf(code, pieces));
    if (originals.length === 0) continue;
    const bars = (await ctx.stores.batches.frozen(stored.id))?.bars ?? [];
    for (const { group, pieces: cut } of bars) if (cut.some((code) => originals.includes(code))) groups.add(group);
  }
  if (groups.size === 0) return;
  const kept = (await ctx.stores.stock.accounts()).filter(({ key }) => groups.has(key.slice(0, key.lastIndexOf('@'))));
  if (kept.length > 0) await ctx.stores.stock.lock(kept);
}

/** A piece of a door is spoiled, so the door is neither assembled nor checked: its ticks are taken back by these events. */
export const doorTicksTakenBack = (ctx: OfficeScope, { events }: Floor, spoiled: StoredPiece): StoredFloorEvent[] =>
  countingEvents(events)
    .filter(({ what, code }) => what === 'door' && code === doorText(spoiled.place))
    .map(({ id, batchId, what, code, at }) =>
      newEvent(ctx, {
        batchId,
        what,
        code,
        at,
        kind: 'undo',
        undoes: id,
        reason: batchingMessages.scans.spoiledReason(spoiled.code),
      }),
    );

/** The spoiled piece is good after all: what was to be made instead is not, and its offcut is free again. */
export async function withoutReplacement(ctx: OfficeScope, floor: Floor, spoiled: string): Promise<Floor> {
  const again = floor.pieces.find(({ replaces }) => replaces === spoiled);
  if (!again) return floor;
  const isBegun =
    floor.pieces.some(({ replaces }) => replaces === again.code) ||
    countingEvents(floor.events).some(({ code }) => code === again.code || isBarOf(again, code));
  if (isBegun) unwrapOrThrow(refused('batch.not-undone', batchingMessages.undo.notUndone));
  const { ownBar } = again;
  if (ownBar && ownBar.offcut !== null)
    await bookOffcut(ctx, { stored: floor.stored, cause: 'batch.undo' }, { offcut: ownBar.offcut, move: 'freed' });
  else if (ownBar) await bringBarBack(ctx, floor.stored, ownBar);
  await ctx.stores.batches.removePiece(again.code);
  return { ...floor, pieces: floor.pieces.filter((piece) => piece !== again) };
}

const isBarOf = ({ bar }: StoredPiece, code: string): boolean => bar !== null && code === barText(bar);
