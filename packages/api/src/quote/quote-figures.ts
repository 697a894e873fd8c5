import { explainedPrice } from '@door/domain/selling/pricing/explained-price';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { tippedByDiscount } from '@door/domain/selling/pricing/quote-totals';
import { designLabel } from '@door/domain/door/design/design-label';
import type { Quote } from '@door/domain/selling/quote/quote';
import type { QuoteVersion, VersionLine } from '@door/domain/selling/quote/quote-version';
import { daysAfter } from '@door/domain/lib/open-days';
import type { StoredQuote } from './quote-store.ts';
import { mapYielding } from '../map-yielding.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { pricingMessages } from '../messages.ts';
import { type PricedLine, type PricedQuote, priceQuote } from './price-quote.ts';
import { sentVersionOf } from './sent-version.ts';

/** What a quote costs, and on what terms: of a draft by the list of today, of what was sent as it was sent. */
export interface QuoteFigures
  extends Pick<QuoteVersion, 'validUntil' | 'terms' | 'priceListVersion' | 'totals' | 'tipped'> {
  readonly lines: readonly Pick<VersionLine, 'id' | 'itemId' | 'quantity' | 'heading' | 'price'>[];
}

export async function figuresOf(ctx: CallScope, { id, quote }: StoredQuote): Promise<QuoteFigures> {
  if (quote.state === 'Draft') return figuresOfDraft(ctx, quote, await priceQuote(ctx, quote));
  return unwrapOrThrow(await sentVersionOf(ctx, id, quote.version)).frozen;
}

export const figuresOfDraft = async (ctx: CallScope, quote: Quote, priced: PricedQuote): Promise<QuoteFigures> => ({
  validUntil: validUntil(ctx, quote, priced.prices),
  terms: priced.terms,
  priceListVersion: priced.priceListVersion,
  totals: priced.totals,
  tipped: tippedByDiscount(priced.sale, priced.tax),
  lines: await mapYielding(ctx, priced.lines, (line) => lineFigures(ctx, line, priced)),
});

/** The last day; of a draft that names none as many days from today as the price list says. */
export const validUntil = (ctx: CallScope, quote: Quote, { terms }: Pick<PriceList, 'terms'>): string =>
  quote.validUntil ?? daysAfter(today(ctx), terms.quoteValidDays);

export const lineFigures = (
  { supplier }: Pick<CallScope, 'supplier'>,
  { line, item, price }: PricedLine,
  { prices }: Pick<PricedQuote, 'prices'>,
): QuoteFigures['lines'][number] => ({
  ...line,
  heading: designLabel(item, supplier.catalogue),
  price: explainedPrice(price, prices, pricingMessages),
});
