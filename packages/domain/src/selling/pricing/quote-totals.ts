import type { Currency } from '../../door/model/item-record.ts';
import {
  addMoney,
  type BasisPoints,
  type Money,
  multiplyMoney,
  noMoney,
  rateOf,
  subtractMoney,
  sumMoney,
} from './money.ts';
import { goodsShare, roomToTwoThirds, type Vat, type VatTreatment, vatOn } from './vat.ts';
import type { DayRates } from './vat-rates.ts';

/** Items of one position: `unit` is what the paper shows, `netTrade` what they cost the fitter. */
export interface SoldItem {
  readonly quantity: number;
  readonly unit: Money;
  readonly netTrade: Money;
}

export const chargeKinds = ['survey', 'fitting', 'removal', 'delivery', 'free'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** Work or goods beside the items. */
export interface Charge {
  readonly kind: ChargeKind;
  readonly quantity: number;
  readonly unit: Money;
  /** Goods count in the two-thirds rule with what they cost; null: work. */
  readonly costOfGoods: Money | null;
}

/** One for a quote, on its items only. */
export type Discount =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent'; readonly rate: BasisPoints }
  | { readonly kind: 'amount'; readonly amount: Money };

export interface Sale {
  readonly currency: Currency;
  readonly items: readonly SoldItem[];
  readonly charges: readonly Charge[];
  readonly discount: Discount;
  readonly treatment: VatTreatment;
  /** Share of the total that is asked for with the order. */
  readonly deposit: BasisPoints;
}

export interface SaleTotals {
  readonly items: Money;
  readonly charges: Money;
  /** Positive; taken off. */
  readonly discount: Money;
  /** Items and charges less discount, without VAT. */
  readonly net: Money;
  /** What the goods cost the fitter, without VAT. */
  readonly goods: Money;
  readonly goodsShare: BasisPoints | null;
  readonly vat: Vat;
  readonly total: Money;
  readonly deposit: Money;
}

/** An exact product. */
export const amountOfLine = ({ unit, quantity }: Pick<SoldItem, 'unit' | 'quantity'>): Money =>
  multiplyMoney(unit, quantity);

/** Sums of what is shown; discount, VAT and deposit are rounded once each. Throws where amounts are of another currency. */
export function totalsOf({ currency, items, charges, discount, treatment, deposit }: Sale, tax: DayRates): SaleTotals {
  const ofItems = sumMoney(items.map(amountOfLine), currency);
  const ofCharges = sumMoney(charges.map(amountOfLine), currency);
  const off = discountOn(ofItems, discount);
  const net = subtractMoney(addMoney(ofItems, ofCharges), off);
  const goods = goodsOf({ items, charges }, currency);
  const vat = vatOn({ net, goods }, { treatment: treatmentOfWork(treatment, charges), ...tax });
  const total = addMoney(net, vat.amount);
  return {
    items: ofItems,
    charges: ofCharges,
    discount: off,
    net,
    goods,
    goodsShare: goodsShare({ net, goods }),
    vat,
    total,
    deposit: rateOf(total, deposit),
  };
}

type ChargesByKind = readonly Pick<Charge, 'kind'>[];

/** Whether whoever sells the doors fits them; else they are supplied. */
export const isFitted = (charges: ChargesByKind): boolean => charges.some(({ kind }) => kind === 'fitting');

/** Doors that nobody fits are supplied, also where the job was begun as a fitted one. */
export const treatmentOfWork = (chosen: VatTreatment, charges: ChargesByKind): VatTreatment =>
  chosen === 'IE fit' && !isFitted(charges) ? 'IE supply' : chosen;

const goodsOf = ({ items, charges }: Pick<Sale, 'items' | 'charges'>, currency: Currency): Money =>
  sumMoney(
    [
      ...items.map(({ netTrade, quantity }) => multiplyMoney(netTrade, quantity)),
      ...charges.map(({ costOfGoods, quantity }) => multiplyMoney(costOfGoods ?? noMoney(currency), quantity)),
    ],
    currency,
  );

/** Never more than the items themselves. */
function discountOn(items: Money, discount: Discount): Money {
  if (discount.kind === 'none') return noMoney(items.currency);
  const wanted = discount.kind === 'percent' ? rateOf(items, discount.rate) : discount.amount;
  return addMoney(noMoney(items.currency), wanted).minor > items.minor ? items : wanted;
}

/** A discount that takes the whole job to the standard rate, beside the largest one that does not. */
export interface TippedByDiscount {
  readonly total: Money;
  readonly largestDiscount: Money;
  /** With the largest discount: often less than `total`, so that the smaller discount is the cheaper job. */
  readonly totalWithLargest: Money;
}

/** What a discount does to the two-thirds rule; null where it does not tip it. */
export function tippedByDiscount(sale: Sale, tax: DayRates): TippedByDiscount | null {
  const now = totalsOf(sale, tax);
  const without = totalsOf({ ...sale, discount: { kind: 'none' } }, tax);
  if (without.vat.verdict !== 'reduced' || now.vat.verdict !== 'standard') return null;
  const largestDiscount = roomToTwoThirds(without);
  const { total } = totalsOf({ ...sale, discount: { kind: 'amount', amount: largestDiscount } }, tax);
  return { total: now.total, largestDiscount, totalWithLargest: total };
}
