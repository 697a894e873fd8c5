import { basisPoints, money } from '@door/domain/selling/pricing/money';
import type { Discount } from '@door/domain/selling/pricing/quote-totals';
import type { Currency } from '@door/domain/door/model/item-record';

/** How a discount is stored: hundredths of a per cent, or an amount, or neither. */
interface DiscountColumns {
  readonly discountRate: number | null;
  readonly discountMinor: number | null;
}

export function discountOf({
  discountRate,
  discountMinor,
  currency,
}: DiscountColumns & { readonly currency: Currency }): Discount {
  if (discountRate !== null) return { kind: 'percent', rate: basisPoints(discountRate) };
  return discountMinor === null ? { kind: 'none' } : { kind: 'amount', amount: money(discountMinor, currency) };
}

export const discountColumns = (discount: Discount): DiscountColumns => ({
  discountRate: discount.kind === 'percent' ? discount.rate : null,
  discountMinor: discount.kind === 'amount' ? discount.amount.minor : null,
});
