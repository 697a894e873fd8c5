import type { Currency } from '@door/domain/door/model/item-record';
import type { BookedMove } from '@door/domain/making/stock/book-moves';
import { type CostDifference, revalued } from '@door/domain/making/stock/revalue';
import { loadPlaces } from '../inventory/articles.ts';
import { booking, openBooks } from '../inventory/write-moves.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { addLines } from './book-receipt.ts';

interface GoodsCost extends CostDifference {
  readonly key: string;
  readonly currency: Currency;
  /** Those that came, of what is made for doors: each has its value under its own reference. None of what is kept for all doors. */
  readonly pieces: readonly string[];
}

/**
 * Writes into the ledger what stock takes of differences between what goods were booked in for and what they cost, and answers what of
 * each it took. Of an article that is valued in another currency it takes nothing.
 */
export async function bookCosts(
  ctx: OfficeScope,
  costs: readonly GoodsCost[],
  written: Parameters<typeof addLines>[2],
): Promise<readonly number[]> {
  if (costs.every(({ difference }) => difference === 0)) return costs.map(() => 0);
  const places = await loadPlaces(ctx);
  const books = await openBooks(ctx, {
    keys: costs.flatMap(keysOfCost),
    places: places.map(({ id }) => id),
    isLocked: true,
  });
  const balances = await ctx.stores.stock.balances({ keys: costs.flatMap(({ pieces }) => pieces) });
  const there = new Set(balances.flatMap(({ key, quantity }) => (quantity > 0 ? key : [])));
  const rules = { ...booking, placeOf: (id: string) => unwrapOrThrow(books.place(id)) };
  const moves: BookedMove[] = [];
  const book = (key: string, cost: CostDifference): number => {
    const posted = unwrapOrThrow(books.post(key, (of) => revalued(of, cost, rules)));
    moves.push(...posted);
    return posted.reduce((sum, { value }) => sum + value, 0);
  };
  const inStock = costs.map((cost) =>
    partsOf(cost, there)
      .filter(({ key }) => unwrapOrThrow(books.article(key)).currency === cost.currency)
      .reduce((sum, { key, ...part }) => sum + book(key, part), 0),
  );
  await addLines(ctx, moves, written);
  return inStock;
}

/** Keys under which goods of a cost have their value. */
const keysOfCost = ({ key, pieces }: Pick<GoodsCost, 'key' | 'pieces'>): readonly string[] =>
  pieces.length === 0 ? [key] : pieces;

/** A difference by keys: each piece that is still there takes its share of it, so many as it is said of. */
function partsOf(
  { key, pieces, difference, units }: GoodsCost,
  there: ReadonlySet<string>,
): readonly (CostDifference & Pick<GoodsCost, 'key'>)[] {
  if (pieces.length === 0) return [{ key, difference, units }];
  const upTo = (count: number) => booking.portion(difference, count, units);
  return pieces
    .filter((piece) => there.has(piece))
    .slice(0, units)
    .map((piece, at) => ({ key: piece, units: 1, difference: upTo(at + 1) - upTo(at) }));
}
