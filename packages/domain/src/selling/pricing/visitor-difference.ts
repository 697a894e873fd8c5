import type { PriceDisplay } from '../../catalogue/rows/client-rows.ts';
import { type Money, money } from './money.ts';
import { shownSteps } from './visitor-price.ts';

/** What another choice costs, as a visitor reads it: how much more or less than the present one. */
export interface VisitorDifference {
  readonly sign: '+' | '−';
  /** At least this much; null: less than `most`. */
  readonly least: Money | null;
  /** At most this much; null: `least` and more. Both alike: exactly this. */
  readonly most: Money | null;
}

/** Between two prices with VAT. Rounded as prices are: 55.00 is from 50, or up to 100. Null: nothing is told, as of equal prices. */
export function visitorDifferenceOf(before: Money, after: Money, display: PriceDisplay): VisitorDifference | null {
  const difference = after.minor - before.minor;
  if (display === 'hidden' || difference === 0) return null;
  const sign = difference > 0 ? '+' : '−';
  return { sign, ...bounds[display](money(Math.abs(difference), after.currency)) };
}

type Bounds = Omit<VisitorDifference, 'sign'>;

const bounds: Readonly<Record<Exclude<PriceDisplay, 'hidden'>, (amount: Money) => Bounds>> = {
  exact: (amount) => ({ least: amount, most: amount }),
  // 155.00 is from 150; 20.00 is up to 50, because "from 0" would say nothing.
  from: (amount) => {
    const { least, most } = around(amount, shownSteps.from);
    return least ? { least, most: null } : { least, most };
  },
  range: (amount) => around(amount, shownSteps.range),
};

/** The full steps around an amount: 155.00 lies between 100 and 200. A step of nothing is no bound. */
function around({ minor, currency }: Money, step: number): Bounds & { readonly most: Money } {
  const least = minor - (minor % step);
  return { least: least === 0 ? null : money(least, currency), most: money(least + step, currency) };
}
