import { may } from '@door/domain/access/roles';
import { faultyLines } from '@door/domain/commerce/item-price';
import { lineText } from '@door/domain/commerce/line-text';
import { amountText, type BasisPoints } from '@door/domain/commerce/money';
import type { PriceList } from '@door/domain/commerce/price-list';
import { amountOfLine, type Discount, type SaleTotals, tippedByDiscount } from '@door/domain/commerce/quote-totals';
import { designLabel } from '@door/domain/design/design-label';
import { numberText } from '@door/domain/model/running-number';
import type { Quote, QuoteCharge } from '@door/domain/quote/quote';
import { daysAfter } from '@door/domain/task/working-days';
import { findCustomer } from '../office/customers.ts';
import { loadNames } from '../office/people.ts';
import { personToWire } from '../office/to-wire.ts';
import type { StoredQuote } from '../ports/quote-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { pricingWords } from '../words.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type PricedLine, type PricedQuote, priceQuote } from './price-quote.ts';

/** 5752 is 57.52 per cent. */
const percentOf = (rate: BasisPoints): number => rate / 100;

/** What lists show of a quote. */
export const quoteHeadToWire = ({ id, number, enquiryId, quote, createdAt, lastUpdated }: StoredQuote) => ({
  Id: id,
  /** `Q-1001`. */
  Number: numberText('quote', number),
  State: quote.state,
  Version: quote.version,
  Currency: quote.currency,
  CustomerId: quote.customerId,
  EnquiryId: enquiryId,
  CreatedAt: createdAt,
  LastUpdated: lastUpdated,
});

/** A quote with its prices of today. Tier, markup and costs are left out for who may not see them. */
export async function quoteToWire(ctx: CallScope, stored: StoredQuote) {
  const { quote } = stored;
  const priced = await priceQuote(ctx, quote);
  const { tier, markup } = priced.prices.terms;
  const seesCost = may(ctx.caller.role, 'prices.seeCost');
  const trade = { Tier: quote.tier ?? tier, Markup: percentOf(quote.markup ?? markup) };
  const customer = quote.customerId === null ? null : unwrapOrThrow(await findCustomer(ctx, quote.customerId));
  return {
    ...quoteHeadToWire(stored),
    /** Who made this version; null: the customer, or a rule. */
    ChangedBy: personToWire(stored.changedBy, await loadNames(ctx)),
    /** Who was merged is answered as the customer that they are part of now. */
    CustomerId: customer?.id ?? null,
    Customer: customer && { Id: customer.id, Name: customer.details.name },
    ValidUntil: validUntil(ctx, quote, priced.prices),
    VatTreatment: quote.treatment,
    ...(seesCost ? trade : {}),
    Terms: quote.terms,
    Note: quote.note,
    Lines: priced.lines.map((line, at) => ({ ...lineToWire(ctx, line), Position: at + 1 })),
    Charges: quote.charges.map((charge) => chargeToWire(charge, seesCost)),
    Discount: discountToWire(quote.discount),
    Totals: totalsToWire(priced.totals, seesCost),
    ...tippedToWire(priced, seesCost),
    PriceListVersion: priced.priceListVersion,
  };
}

/** The last day; of a draft that names none as many days from today as the price list says. */
export const validUntil = (ctx: CallScope, quote: Quote, { terms }: PriceList): string =>
  quote.validUntil ?? daysAfter(today(ctx), terms.quoteValidDays);

const lineToWire = ({ supplier }: CallScope, { line, item, price }: PricedLine) => ({
  LineId: line.id,
  ItemId: line.itemId,
  /** 'Single Door, Minster, Ruby Red'. */
  Door: designLabel(item, supplier.catalogue),
  Quantity: line.quantity,
  Unit: amountText(price.unit),
  Amount: amountText(amountOfLine({ unit: price.unit, quantity: line.quantity })),
  /** What has no price; such a quote cannot be sent. */
  Faults: faultyLines(price).map((fault) => lineText(fault, pricingWords)),
});

const chargeToWire = (
  { id, kind, text, quantity, unit, costOfGoods, origin, isChanged }: QuoteCharge,
  seesCost: boolean,
) => ({
  ChargeId: id,
  Kind: kind,
  Text: text,
  Quantity: quantity,
  Unit: amountText(unit),
  Amount: amountText(amountOfLine({ unit, quantity })),
  IsGoods: costOfGoods !== null,
  ...(seesCost ? { Cost: costOfGoods === null ? null : amountText(costOfGoods) } : {}),
  /** Whether it follows the items by itself: proposed, and changed by nobody. */
  IsProposed: origin !== null && !isChanged,
});

const discountToWire = (discount: Discount) => {
  if (discount.kind === 'none') return null;
  return discount.kind === 'percent'
    ? { PerCent: percentOf(discount.rate), Amount: null }
    : { PerCent: null, Amount: amountText(discount.amount) };
};

const totalsToWire = (totals: SaleTotals, seesCost: boolean) => ({
  Items: amountText(totals.items),
  Charges: amountText(totals.charges),
  Discount: amountText(totals.discount),
  Net: amountText(totals.net),
  VatRate: percentOf(totals.vat.rate),
  Vat: amountText(totals.vat.amount),
  Total: amountText(totals.total),
  Deposit: amountText(totals.deposit),
  /** What the two-thirds rule says. */
  GoodsVerdict: totals.vat.verdict,
  ...(seesCost ? { GoodsShare: totals.goodsShare === null ? null : percentOf(totals.goodsShare) } : {}),
});

/** Whether the discount makes the job dearer by its VAT; how far one may go tells what the goods cost. */
function tippedToWire({ sale, tax }: PricedQuote, seesCost: boolean) {
  const tipped = tippedByDiscount(sale, tax);
  const amounts = tipped && {
    Total: amountText(tipped.total),
    LargestDiscount: amountText(tipped.largestDiscount),
    TotalWithLargest: amountText(tipped.totalWithLargest),
  };
  return { DiscountTips: tipped !== null, ...(seesCost ? { Tipped: amounts } : {}) };
}
