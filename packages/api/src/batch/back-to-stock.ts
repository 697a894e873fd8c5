import type { FloorStep } from '@door/domain/making/batch/batch-cycle';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import { keyOfBar, stepOfBars } from '@door/domain/making/stock/batch-needs';
import { booked, type BookedMove } from '@door/domain/making/stock/book-moves';
import { putAwayAt } from '@door/domain/making/stock/places';
import type { BatchCause, StockLine } from '../inventory/stock-store.ts';
import { booking } from '../inventory/write-moves.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredBatch } from './batch-store.ts';
import { loadSaid, messageOf, openShop, type Shop } from './issue-stock.ts';

/**
 * Brings back what a step of the floor has taken, and the bars of pieces that were made again since, as far as they are still out: each
 * with the line of its issue. What was found stays counted.
 */
export async function bringIssuesBack(ctx: OfficeScope, stored: StoredBatch, step: FloorStep): Promise<void> {
  const { stock } = ctx.stores;
  const said = await loadSaid(ctx);
  const stillOut = async () => [
    ...(await stock.stillOut(stored.id, `batch.${step}`)),
    ...(await stock.stillOut(stored.id, 'batch.scan')).filter(({ key }) => stepOfBars(key, said) === step),
  ];
  await bringBack(ctx, stored, { stillOut, call: 'batch.back' });
}

/** Brings the new bar back of a piece that is not made again after all. */
export async function bringBarBack(ctx: OfficeScope, stored: StoredBatch, bar: PlannedBar): Promise<void> {
  const stillOut = async () =>
    (await ctx.stores.stock.stillOut(stored.id, 'batch.scan')).filter(({ key }) => key === keyOfBar(bar)).slice(-1);
  if (bar.offcut === null) await bringBack(ctx, stored, { stillOut, call: 'batch.undo' });
}

interface Bringing {
  readonly call: BatchCause;
  readonly stillOut: () => Promise<readonly StockLine[]>;
}

/** What is still out is read again once its keys are locked: somebody may have brought back a part of it. */
async function bringBack(ctx: OfficeScope, stored: StoredBatch, { stillOut, call }: Bringing): Promise<void> {
  const keys = [...new Set((await stillOut()).map(({ key }) => key))];
  if (keys.length === 0) return;
  const shop = await openShop(ctx, keys);
  const moves = (await stillOut()).flatMap((issue) => backOf(issue, shop));
  await ctx.stores.stock.add(moves, messageOf(ctx, stored, call));
}

function backOf(issue: StockLine, { books, places }: Shop): readonly BookedMove[] {
  const { key, line, lot, unitId } = issue;
  const [quantity, value] = [-issue.quantity, -issue.value];
  const place = putAwayAt(places, issue.place);
  if (!place) throw new Error('A supplier has a default place.');
  const undoes = { line, lot, quantity, value };
  const asked = { kind: 'back', place, lot, quantity, value: null, undoes, unitId } as const;
  return unwrapOrThrow(books.post(key, (book) => booked(book, asked, booking)));
}
