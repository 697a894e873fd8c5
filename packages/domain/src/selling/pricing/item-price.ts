import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import type { Currency } from '../../door/model/item-record.ts';
import { addMoney, type Money, money, rateOf, subtractMoney, sumMoney } from './money.ts';
import type { PriceEntry, PriceLine } from './price-line.ts';
import type { PriceList, SaleTerms } from './price-list.ts';
import { priceRules } from './price-rules.ts';
import { type PricedItem, pricedSet } from './priced-set.ts';
import { amountOf, type Exchange } from './working.ts';

/** What an item costs by the list, each line explained. Without VAT. */
export interface ListPrice {
  readonly currency: Currency;
  readonly lines: readonly PriceLine[];
  /** The sum of the lines. */
  readonly list: Money;
}

/** What one of an item costs its buyer, and how that follows from the list. Without VAT. */
export interface ItemPrice extends ListPrice {
  /** Off the list by the account's tier; positive. */
  readonly discount: Money;
  /** List less discount: what the supplier charges the trade. */
  readonly netTrade: Money;
  readonly markup: Money;
  /** Net trade and markup: the price of one. */
  readonly unit: Money;
}

/** What the price of an account depends on beside the item. */
export type PriceTerms = Pick<SaleTerms, 'tier' | 'markup'>;

/** The lines of an item in that currency. Each is rounded once, from its exact sum in euros times the fixed rate. */
export function listPriceOf(
  item: PricedItem,
  { prices, currency }: { readonly prices: PriceList; readonly currency: Currency },
  supplier: ProductionCatalogue,
): ListPrice {
  const set = pricedSet(item, prices, supplier);
  const lines = priceRules
    .flatMap((rule) => rule(set))
    .map((entry) => lineOf(entry, { currency, exchange: exchangeTo(currency, prices) }))
    .filter(isShown);
  return {
    currency,
    lines,
    list: sumMoney(
      lines.map(({ amount }) => amount),
      currency,
    ),
  };
}

/** Discount and markup are rounded once each; everything else is a sum. */
export function itemPriceOf(listPrice: ListPrice, { tier, markup }: PriceTerms, { tiers }: PriceList): ItemPrice {
  const { list } = listPrice;
  const discount = tier === 'none' ? money(0, list.currency) : rateOf(list, tiers[tier]);
  const netTrade = subtractMoney(list, discount);
  const added = rateOf(netTrade, markup);
  return { ...listPrice, discount, netTrade, markup: added, unit: addMoney(netTrade, added) };
}

/** A fixed rate of the list, never that of the day. */
export const exchangeTo = (
  currency: Currency,
  { poundsFor100Euros }: Pick<PriceList, 'poundsFor100Euros'>,
): Exchange =>
  currency === 'GBP' ? { numerator: poundsFor100Euros, denominator: 100 } : { numerator: 1, denominator: 1 };

function lineOf(
  { working, ...entry }: PriceEntry,
  { currency, exchange }: { readonly currency: Currency; readonly exchange: Exchange },
): PriceLine {
  return typeof working === 'string'
    ? { ...entry, working: null, fault: working, amount: money(0, currency) }
    : { ...entry, working, fault: null, amount: money(amountOf(working, exchange), currency) };
}

/** A line of 0.00 is left out, unless a person chose what it is about: then it says that it costs nothing. */
const isShown = ({ code, about, fault, amount }: PriceLine): boolean =>
  amount.minor !== 0 || fault !== null || (code === 'P11-hardware' && about.chosen);

/** The lines that stand in the way of sending a quote. */
export const faultyLines = ({ lines }: Pick<ListPrice, 'lines'>): readonly PriceLine[] =>
  lines.filter(({ fault }) => fault !== null);
