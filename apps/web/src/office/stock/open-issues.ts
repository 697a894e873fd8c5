import { quantityText, readQuantity, type StockUnit } from '@door/domain/making/stock/quantity';
import type { WireMove } from './stock-wire.ts';

/** An issue of which something is still out. */
export interface OpenIssue {
  readonly line: number;
  /** Id of the place from which it was taken. */
  readonly place: string;
  readonly lot: string | null;
  /** What of it has not come back, in the unit of the article. */
  readonly out: string;
  /** ISO day. */
  readonly on: string;
  readonly reason: string;
}

/**
 * The issues of an article that can still be undone, the last first.
 * @param moves its ledger, the last line first, as far back as it is known: what came back of an issue stands before it
 */
export function openIssues(moves: readonly WireMove[], unit: StockUnit): readonly OpenIssue[] {
  const sizeOf = (quantity: string) => readQuantity(quantity.replace('-', ''), unit) ?? 0;
  const back = new Map<number, number>();
  return moves.flatMap(({ Line, Kind, Place, Lot, Quantity, Undoes, On, Reason }) => {
    if (Undoes !== null) back.set(Undoes, (back.get(Undoes) ?? 0) + sizeOf(Quantity));
    const out = sizeOf(Quantity) - (back.get(Line) ?? 0);
    if (Kind !== 'issue' || out <= 0) return [];
    return [{ line: Line, place: Place, lot: Lot, out: quantityText(out, unit), on: On, reason: Reason }];
  });
}
