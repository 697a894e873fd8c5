import { may } from '@door/domain/people/roles';
import type { PlanRow } from '@door/domain/catalogue/rows/payment-settings';
import { scheduleOf } from '@door/domain/selling/payment/schedule';
import { amountText, type BasisPoints, basisPoints, type Money, noMoney } from '@door/domain/selling/pricing/money';
import {
  amountOfLine,
  type Discount,
  type SaleTotals,
  type TippedByDiscount,
} from '@door/domain/selling/pricing/quote-totals';
import { numberText } from '@door/domain/lib/running-number';
import type { OrderCharge } from '@door/domain/selling/order/order';
import { changedParts, type ChargePart, type Quote, type QuoteCharge } from '@door/domain/selling/quote/quote';
import { isDraftState } from '@door/domain/selling/quote/quote-cycle';
import { findCustomer } from '../customer/customers.ts';
import { loadNames } from '../user/people.ts';
import { personToWire } from '../enquiry/to-wire.ts';
import { isOfficeCaller } from '../ports/context.ts';
import type { StoredQuote } from './quote-store.ts';
import { type CallScope, inTransaction, type OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { isDiscountGranted } from './discounts.ts';
import { holdOfQuote } from '../promise/held-places.ts';
import { holdToWire } from '../promise/hold-to-wire.ts';
import { loadQuote } from './load-quote.ts';
import { figuresOf, type QuoteFigures } from './quote-figures.ts';

/** 5752 is 57.52 per cent. */
export const percentOf = (rate: BasisPoints): number => rate / 100;

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

/** A draft with its prices of today, and what was sent as it was sent. Tier, markup and costs are left out for who may not see them. */
export async function quoteToWire(ctx: CallScope, stored: StoredQuote) {
  const { quote } = stored;
  const { validUntil, terms, lines, totals, tipped, priceListVersion } = await figuresOf(ctx, stored);
  const hold = await holdOfQuote(ctx, stored.id);
  const seesCost = may(ctx.caller.role, 'prices.seeCost');
  const trade = { Tier: terms.tier, Markup: percentOf(terms.markup) };
  const customer = quote.customerId === null ? null : unwrapOrThrow(await findCustomer(ctx, quote.customerId));
  return {
    ...quoteHeadToWire(stored),
    /** Who made this version; null: the customer, or a rule. */
    ChangedBy: personToWire(stored.changedBy, await loadNames(ctx)),
    /** Who was merged is answered as the customer that they are part of now. */
    CustomerId: customer?.id ?? null,
    Customer: customer && { Id: customer.id, Name: customer.details.name },
    ValidUntil: validUntil,
    /** The place that is held for it today; null: none is. */
    Hold: hold ? holdToWire(ctx, hold) : null,
    VatTreatment: quote.treatment,
    ...(seesCost ? trade : {}),
    Terms: quote.terms,
    Note: quote.note,
    DeliveryAddress: quote.deliveryAddress,
    Lines: lines.map((line, at) => ({ ...lineToWire(line), Position: at + 1 })),
    Charges: quote.charges.map((charge) => quoteChargeToWire(charge, seesCost)),
    Discount: discountToWire(quote.discount),
    /** Whether the caller may send it with that discount; otherwise it is given once more, so that an admin is asked. */
    IsDiscountGranted: await isGrantedTo(ctx, quote, totals.items),
    Totals: totalsToWire(totals, seesCost),
    /** In which rows it is paid. */
    Schedule: planToWire(terms.plan, totals.total),
    ...tippedToWire(tipped, seesCost),
    PriceListVersion: priceListVersion,
  };
}

async function isGrantedTo(ctx: CallScope, quote: Quote, items: Money): Promise<boolean> {
  const { caller } = ctx;
  if (!isDraftState(quote.state) || !isOfficeCaller(caller)) return true;
  return isDiscountGranted({ ...ctx, caller }, quote, items);
}

/** The quote as it is now, for a call that has changed it in a transaction of its own: somebody else may have changed it since. */
export const presentQuoteToWire = (ctx: Omit<OfficeScope, 'stores'>, id: string) =>
  inTransaction(ctx, async (scope) => quoteToWire(scope, unwrapOrThrow(await loadQuote(scope, id))));

const lineToWire = ({ id, itemId, heading, quantity, price: { unit, lines } }: QuoteFigures['lines'][number]) => ({
  LineId: id,
  ItemId: itemId,
  /** 'Single Door, Minster, Ruby Red'. */
  Door: heading,
  Quantity: quantity,
  Unit: amountText(unit),
  Amount: amountText(amountOfLine({ unit, quantity })),
  /** What has no price; such a quote cannot be sent. */
  Faults: lines.filter(({ fault }) => fault !== null).map(({ text }) => text),
});

/** A charge of a quote or an order; what its goods cost is told to those who may see it. */
export const chargeToWire = (
  { id, kind, text, quantity, unit, costOfGoods }: Omit<OrderCharge, 'follows'>,
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
});

const quoteChargeToWire = (charge: QuoteCharge, seesCost: boolean) => ({
  ...chargeToWire(charge, seesCost),
  /** Whether it follows the items by itself: proposed, and changed by nobody. */
  IsProposed: charge.origin !== null && !charge.isChanged,
  /** What of a proposed charge stays as a person changed it; the rest follows the items. */
  ByHand: charge.origin === null ? [] : changedParts(charge).map((part) => partNames[part]),
});

/** In which rows a sum is paid, while nobody has paid anything. */
export function planToWire(plan: readonly PlanRow[], total: Money) {
  const { rows } = scheduleOf({ accepted: total, total, plan, credits: [], payments: [] });
  return plan.map(({ kind, share, due, days }, at) => ({
    Kind: kind,
    Due: due,
    Days: days,
    /** Per cent. */
    Share: percentOf(basisPoints(share)),
    Amount: amountText(rows[at]?.amount ?? noMoney(total.currency)),
  }));
}

const partNames = {
  kind: 'Kind',
  text: 'Text',
  quantity: 'Quantity',
  unit: 'Unit',
  costOfGoods: 'Cost',
} as const satisfies Readonly<Record<ChargePart, string>>;

export const discountToWire = (discount: Discount) => {
  if (discount.kind === 'none') return null;
  return discount.kind === 'percent'
    ? { PerCent: percentOf(discount.rate), Amount: null }
    : { PerCent: null, Amount: amountText(discount.amount) };
};

export const totalsToWire = (totals: SaleTotals, seesCost: boolean) => ({
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
function tippedToWire(tipped: TippedByDiscount | null, seesCost: boolean) {
  const amounts = tipped && {
    Total: amountText(tipped.total),
    LargestDiscount: amountText(tipped.largestDiscount),
    TotalWithLargest: amountText(tipped.totalWithLargest),
  };
  return { DiscountTips: tipped !== null, ...(seesCost ? { Tipped: amounts } : {}) };
}
