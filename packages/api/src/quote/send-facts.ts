import { faultyLines } from '@door/domain/selling/pricing/item-price';
import { isMoreThanItems } from '@door/domain/selling/quote/discount-limit';
import { clearFacts, type QuoteMoveFacts } from '@door/domain/selling/quote/quote-cycle';
import type { StoredQuote } from './quote-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { OfficeScope, CallScope } from '../procedure.ts';
import { isDiscountGranted } from './discounts.ts';
import type { PricedQuote } from './price-quote.ts';
import type { Quote } from '@door/domain/selling/quote/quote';
import type { VersionCustomer } from '@door/domain/selling/quote/quote-version';
import { findCustomer } from '../customer/customers.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

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
    isDiscountWithinLimit: await isDiscountGranted(ctx, quote, totals.items),
    isDiscountOverItems: isMoreThanItems(quote.discount, totals.items),
    isFree: totals.net.minor <= 0,
    isLastDayOver: quote.validUntil !== null && quote.validUntil < today(ctx),
    lacksVatReason: quote.treatment === 'none' && quote.note.trim() === '',
  };
}

/** Who a quote is for, at the address of their first site; null: nobody is chosen. */
export async function customerOf(ctx: CallScope, { customerId }: Quote): Promise<VersionCustomer | null> {
  if (customerId === null) return null;
  const { id, details } = unwrapOrThrow(await findCustomer(ctx, customerId));
  const [site] = details.sites;
  return { id, name: details.name, email: details.email, address: site?.address ?? '' };
}
