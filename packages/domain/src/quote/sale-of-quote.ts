import type { BasisPoints } from '../commerce/money.ts';
import type { Sale, SoldItem } from '../commerce/quote-totals.ts';
import type { Quote } from './quote.ts';

interface PricedLines {
  /** The lines of the quote, priced, in their order. */
  readonly items: readonly SoldItem[];
  readonly deposit: BasisPoints;
}

/** The quote as what `totalsOf` adds up and `tippedByDiscount` warns about. */
export const saleOfQuote = (
  { currency, charges, discount, treatment }: Quote,
  { items, deposit }: PricedLines,
): Sale => ({ currency, items, charges, discount, treatment, deposit });
