import type { PriceDisplay } from '../../catalogue/rows/client-rows.ts';
import { addMoney, type Money, money } from './money.ts';
import { faultyLines, type ItemPrice } from './item-price.ts';
import { type VatTreatment, vatOn } from './vat.ts';
import type { DayRates } from './vat-rates.ts';

/** The price of a door as a visitor reads it: VAT included, without fitting. */
export type VisitorPrice =
  | { readonly display: 'hidden' }
  | { readonly display: 'from' | 'exact'; readonly amount: Money }
  | { readonly display: 'range'; readonly from: Money; readonly to: Money };

const hidden: VisitorPrice = { display: 'hidden' };

/** Hidden where a line has no price: a visitor never reads a sum that is too small. */
export function visitorPriceOf(price: ItemPrice, display: PriceDisplay, tax: DayRates): VisitorPrice {
  if (display === 'hidden' || faultyLines(price).length > 0) return hidden;
  return displays[display](withVat(price.unit, tax));
}

/** The steps to which shown prices are rounded, in cents. */
export const shownSteps = { from: 5000, range: 10_000 } as const;

const displays: Readonly<Record<Exclude<PriceDisplay, 'hidden'>, (amount: Money) => VisitorPrice>> = {
  exact: (amount) => ({ display: 'exact', amount }),
  // The full fifty below: 3001.19 is from 3000.
  from: (amount) => ({ display: 'from', amount: stepBelow(amount, shownSteps.from) }),
  // The full hundreds around it: 3001.19 is 3000 to 3100.
  range: (amount) => {
    const from = stepBelow(amount, shownSteps.range);
    return { display: 'range', from, to: money(from.minor + shownSteps.range, from.currency) };
  },
};

const stepBelow = ({ minor, currency }: Money, step: number): Money => money(minor - (minor % step), currency);

/** A door that is only supplied is taxed at the standard rate of its country. */
export function withVat(unit: Money, tax: DayRates): Money {
  const treatment: VatTreatment = unit.currency === 'GBP' ? 'UK' : 'IE supply';
  return addMoney(unit, vatOn({ net: unit, goods: unit }, { treatment, ...tax }).amount);
}
