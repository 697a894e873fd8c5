import type { PriceDisplay } from '../../catalogue/rows/client-rows.ts';
import type { ItemPrice } from './item-price.ts';
import { type VisitorDifference, visitorDifferenceOf } from './visitor-difference.ts';
import type { DayRates } from './vat-rates.ts';
import { type VisitorPrice, visitorPriceOf, withVat } from './visitor-price.ts';

/** What a visitor reads of the price of one of several doors. */
export interface ComparedPrice {
  readonly price: Exclude<VisitorPrice, { readonly display: 'hidden' }>;
  /** From the first door that has a price; null of that one itself, and of one that costs the same. */
  readonly difference: VisitorDifference | null;
}

/** In the order of the doors. null: nothing is told of a door, whose price is hidden or not whole. */
export function comparedPrices(
  doors: readonly (ItemPrice | null)[],
  display: PriceDisplay,
  tax: DayRates,
): readonly (ComparedPrice | null)[] {
  const told = doors.map((door) => {
    const price = door && visitorPriceOf(door, display, tax);
    return door && price && price.display !== 'hidden' ? { price, unit: withVat(door.unit, tax) } : null;
  });
  const first = told.find((each) => each !== null);
  return told.map(
    (each) =>
      each && { price: each.price, difference: first ? visitorDifferenceOf(first.unit, each.unit, display) : null },
  );
}
