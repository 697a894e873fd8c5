import type { ClientRow } from '../../catalogue/rows/client-rows.ts';
import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import type { RuleContext } from '../../door/choice/rule.ts';
import { faultyLines, type ItemPrice, itemPriceOf, listPriceOf } from './item-price.ts';
import type { PriceList } from './price-list.ts';
import type { PricedItem } from './priced-set.ts';
import { type VisitorDifference, visitorDifferenceOf } from './visitor-difference.ts';
import type { DayRates } from './vat-rates.ts';
import { withVat } from './visitor-price.ts';
import type { VisitorAction } from '../../door/model/action.ts';
import { tryAction } from '../../door/configure/configure.ts';

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
