import type { OfficeRole } from '../access/roles.ts';
import { type BasisPoints, type Money, percent, rateOf } from '../commerce/money.ts';
import type { Discount } from '../commerce/quote-totals.ts';

/** The highest discount that people of a role may give where their account says nothing else; null: any. */
export const discountLimits: Readonly<Record<OfficeRole, BasisPoints | null>> = {
  installer: percent(10),
  fabricator: percent(15),
  admin: null,
};

/** Whether somebody with that limit may give the discount on items of that sum. */
export function isWithinLimit(
  discount: Discount,
  { items, limit }: { readonly items: Money; readonly limit: BasisPoints | null },
): boolean {
  if (limit === null || discount.kind === 'none') return true;
  if (discount.kind === 'percent') return discount.rate <= limit;
  return discount.amount.minor <= rateOf(items, limit).minor;
}
