import type { ClientRow } from '../catalogue/client-rows.ts';
import type { ProductionCatalogue } from '../catalogue/catalogue.ts';
import type { RuleContext } from '../choice/rule.ts';
import { faultyLines, type ItemPrice, itemPriceOf, listPriceOf } from '../commerce/item-price.ts';
import type { PriceList } from '../commerce/price-list.ts';
import type { PricedItem } from '../commerce/priced-set.ts';
import { type VisitorDifference, visitorDifferenceOf } from '../commerce/visitor-difference.ts';
import type { DayRates } from '../commerce/vat-rates.ts';
import { withVat } from '../commerce/visitor-price.ts';
import type { VisitorAction } from '../model/action.ts';
import { tryAction } from './configure.ts';

/** By what a supplier's doors are priced for visitors. */
export interface VisitorPricing {
  readonly supplier: ProductionCatalogue & {
    readonly context: RuleContext;
    readonly client: Pick<ClientRow, 'currency' | 'priceDisplay'>;
  };
  readonly prices: PriceList;
  readonly tax: DayRates;
}

/** An item with its price for people who have no account. */
export interface PricedForVisitors extends PricedItem {
  readonly price: ItemPrice;
}

/** The item with its price, before VAT. */
export const pricedForVisitors = (
  { item, added }: PricedItem,
  { prices, supplier }: Omit<VisitorPricing, 'tax'>,
): PricedForVisitors => {
  const listPrice = listPriceOf({ item, added }, { prices, currency: supplier.client.currency }, supplier);
  return { item, added, price: itemPriceOf(listPrice, prices.terms, prices) };
};

/**
 * What a choice costs: the whole door with it against the door as it is. Null where nothing is told: it costs the same, is
 * refused, or one of the two doors has a line without a price.
 */
export function choiceAmount(
  action: VisitorAction,
  now: PricedForVisitors,
  pricing: VisitorPricing,
): VisitorDifference | null {
  const { supplier, tax } = pricing;
  const item = tryAction(supplier.context)(now.item, action);
  if (!item) return null;
  const then = pricedForVisitors({ item, added: now.added }, pricing);
  if ([now, then].some(({ price }) => faultyLines(price).length > 0)) return null;
  const [before, after] = [withVat(now.price.unit, tax), withVat(then.price.unit, tax)];
  return visitorDifferenceOf(before, after, supplier.client.priceDisplay);
}
