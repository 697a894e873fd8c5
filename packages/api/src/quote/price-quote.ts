import { depositShare, planOfDeposit } from '@door/domain/selling/payment/plan';
import { type ItemPrice, itemPriceOf, listPriceOf } from '@door/domain/selling/pricing/item-price';
import type { DayRates } from '@door/domain/selling/pricing/vat-rates';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { fittedItem, proposedCharges } from '@door/domain/selling/pricing/proposed-charges';
import { type Sale, type SaleTotals, totalsOf } from '@door/domain/selling/pricing/quote-totals';
import { withProposals } from '@door/domain/selling/quote/change-charges';
import { type Quote, type QuoteLine, saleOfQuote, type QuoteDetails } from '@door/domain/selling/quote/quote';
import type { VersionTerms } from '@door/domain/selling/quote/quote-version';
import { loadPricedItems, type StoredPricedItem } from '../pricing/list-price-of-item.ts';
import { type NumberedPriceList, validPriceList } from '../pricing/price-lists.ts';
import { taxOf } from '../pricing/tax-of.ts';
import { mapYielding } from '../map-yielding.ts';
import type { CallScope } from '../procedure.ts';
import { quotingMessages } from '../messages.ts';
import { withDetails } from '@door/domain/selling/quote/change-details';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

export interface PricedLine extends StoredPricedItem {
  readonly line: QuoteLine;
  readonly price: ItemPrice;
}

/** What a draft costs by the price list and the VAT rates of today. */
export interface PricedQuote {
  readonly priceListVersion: number;
  readonly prices: PriceList;
  readonly terms: VersionTerms;
  readonly lines: readonly PricedLine[];
  readonly sale: Sale;
  readonly totals: SaleTotals;
  /** By which it is taxed. */
  readonly tax: DayRates;
}

export async function priceQuote(ctx: CallScope, quote: Quote): Promise<PricedQuote> {
  const list = await validPriceList(ctx);
  const tax = await taxOf(ctx);
  const items = await loadPricedItems(
    ctx,
    quote.lines.map(({ itemId }) => itemId),
  );
  return pricedBy(ctx, quote, { list, tax, items });
}

interface Pricing {
  readonly list: NumberedPriceList;
  readonly tax: DayRates;
  /** Of the lines of the quote, in their order. */
  readonly items: readonly StoredPricedItem[];
}

/** What a quote costs by that price list and those rates. */
export async function pricedBy(
  ctx: CallScope,
  quote: Quote,
  { list: { version, prices }, tax, items }: Pricing,
): Promise<PricedQuote> {
  const { tier, markup, deposit } = prices.terms;
  const plan = ctx.supplier.client.plan ?? planOfDeposit(deposit);
  const terms = { tier: quote.tier ?? tier, markup: quote.markup ?? markup, plan };
  const pricedLines = await mapYielding(ctx, quote.lines, (line, at): readonly PricedLine[] => {
    const priced = items[at];
    if (!priced) return [];
    const listPrice = listPriceOf(priced, { prices, currency: quote.currency }, ctx.supplier);
    return [{ line, ...priced, price: itemPriceOf(listPrice, terms, prices) }];
  });
  const lines = pricedLines.flat();
  const sold = lines.map(({ line: { quantity }, price: { unit, netTrade } }) => ({ quantity, unit, netTrade }));
  const sale = saleOfQuote(quote, { items: sold, deposit: depositShare(plan) });
  return { priceListVersion: version, prices, terms, lines, sale, totals: totalsOf(sale, tax), tax };
}

/** The quote with its charges as its items ask for today; what people wrote stays. */
export async function withTodaysProposals(ctx: CallScope, quote: Quote): Promise<Quote> {
  const { prices, lines } = await priceQuote(ctx, quote);
  const fitted = lines.map(({ item, line: { quantity }, price: { netTrade } }) =>
    fittedItem(item, { quantity, netTrade }),
  );
  const { currency, treatment } = quote;
  const proposals = proposedCharges(fitted, { currency, treatment, audience: 'customer' }, prices);
  return withProposals(quote, { proposals, newId: () => ctx.ids.other(), messages: quotingMessages });
}

/** The quote with these details; another VAT treatment proposes anew the charges that nobody touched. */
export async function changedDetails(ctx: CallScope, quote: Quote, details: Partial<QuoteDetails>): Promise<Quote> {
  const next = unwrapOrThrow(withDetails(quote, details, { role: ctx.caller.role, messages: quotingMessages }));
  return next.treatment === quote.treatment ? next : withTodaysProposals(ctx, next);
}
