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
    ...{ keys: costs.map(({ key }) => key), places: places.map(({ id }) => id), isLocked: true },
  });
  const rules = { ...booking, placeOf: (id: string) => unwrapOrThrow(books.place(id)) };
  const moves: BookedMove[] = [];
  const inStock = costs.map(({ key, currency, ...cost }) => {
    if (unwrapOrThrow(books.article(key)).currency !== currency) return 0;
    const posted = unwrapOrThrow(books.post(key, (book) => revalued(book, cost, rules)));
    moves.push(...posted);
    return posted.reduce((sum, { value }) => sum + value, 0);
  });
  await addLines(ctx, moves, written);
  return inStock;
}
