import { faultyLines } from '@door/domain/commerce/item-price';
import { clearFacts, type QuoteMoveFacts } from '@door/domain/quote/quote-cycle';
import type { StoredQuote } from '../ports/quote-store.ts';
import type { OfficeScope } from '../procedure.ts';
import { customerOf } from './customer-of-quote.ts';
import { isDiscountGranted } from './discounts.ts';
import type { PricedQuote } from './price-quote.ts';

/** What the guards ask about a draft that somebody wants to send. */
export async function sendFacts(
  ctx: OfficeScope,
  stored: StoredQuote,
  { lines, totals }: PricedQuote,
): Promise<QuoteMoveFacts> {
  const { quote } = stored;
  const customer = await customerOf(ctx, quote);
  return {
    ...clearFacts,
    lines: lines.length,
    hasPriceError: lines.some(({ price }) => faultyLines(price).length > 0),
    hasPriceOfZero: lines.some(({ price }) => price.unit.minor === 0),
    hasNamedCustomer: customer !== null && customer.name !== '',
    hasOneCurrency: lines.every(({ stored: { currency } }) => currency === quote.currency),
    isDiscountWithinLimit: await isDiscountGranted(ctx, stored, totals.items),
    lacksVatReason: quote.treatment === 'none' && quote.note.trim() === '',
  };
}
