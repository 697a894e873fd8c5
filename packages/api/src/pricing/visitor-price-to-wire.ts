import type { ComparedPrice } from '@door/domain/selling/pricing/compared-prices';
import { amountText } from '@door/domain/selling/pricing/money';
import type { VisitorDifference } from '@door/domain/selling/pricing/visitor-difference';

/** One amount, or two between which the price lies; text with two decimals. */
export function visitorPriceToWire(price: ComparedPrice['price']) {
  const [first, ...others] = price.display === 'range' ? ([price.from, price.to] as const) : ([price.amount] as const);
  return { Display: price.display, Currency: first.currency, Amounts: [first, ...others].map(amountText) };
}

/** How much more or less; null: the bound is not known. */
export const differenceToWire = ({ sign, least, most }: VisitorDifference) => ({
  Sign: sign,
  Least: least && amountText(least),
  Most: most && amountText(most),
});
