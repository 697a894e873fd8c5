import { faultyLines, itemPriceOf, listPriceOf, type PriceTerms } from '@door/domain/selling/pricing/item-price';
import { lineText } from '@door/domain/selling/pricing/line-text';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import { withOtherLines } from '@door/domain/selling/order/change-order';
import type { Order, OrderLine } from '@door/domain/selling/order/order';
import type { StoredItem } from '../item/item-store.ts';
import { validPriceList } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { sentVersionOf } from '../quote/sent-version.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { pricingMessages } from '../messages.ts';

/** By which the prices of an order follow from a price list: those of its quote, or those of the list. */
export interface OrderPricing {
  readonly prices: PriceList;
  readonly terms: PriceTerms;
}

export async function orderPricing(ctx: CallScope, { quote }: Pick<Order, 'quote'>): Promise<OrderPricing> {
  const { prices } = await validPriceList(ctx);
  if (quote === null) return { prices, terms: prices.terms };
  return { prices, terms: unwrapOrThrow(await sentVersionOf(ctx, quote.id, quote.version)).frozen.terms };
}

/** A price by today's list, and why there is none; '': there is one. */
export interface LinePrice extends Pick<OrderLine, 'unit' | 'netTrade' | 'pricedAt'> {
  readonly fault: string;
}

/** What one of a door costs now, with the lines that people added to its bill. */
export async function priceNow(
  ctx: CallScope,
  stored: StoredItem,
  { prices, terms, currency }: OrderPricing & Pick<Order, 'currency'>,
): Promise<LinePrice> {
  const added = (await ctx.stores.instructions.manualLines([stored.item.id])).map(({ instruction }) => instruction);
  const listPrice = listPriceOf({ item: stored.item, added }, { prices, currency }, ctx.supplier);
  const { unit, netTrade } = itemPriceOf(listPrice, terms, prices);
  const [faulty] = faultyLines(listPrice);
  return { unit, netTrade, pricedAt: stored.lastUpdated, fault: faulty ? lineText(faulty, pricingMessages) : '' };
}

/** The new prices of the lines whose doors have changed since theirs were agreed, by line. */
export async function changedPrices(
  ctx: CallScope,
  order: Order,
  items: ReadonlyMap<string, StoredItem>,
): Promise<ReadonlyMap<string, LinePrice>> {
  const changed = order.lines.flatMap(({ id, itemId, pricedAt }) => {
    const item = items.get(itemId);
    return item && pricedAt !== null && pricedAt !== item.lastUpdated ? [{ id, item }] : [];
  });
  const prices = new Map<string, LinePrice>();
  if (changed.length === 0) return prices;
  const pricing = await orderPricing(ctx, order);
  for (const { id, item } of changed)
    prices.set(id, await priceNow(ctx, item, { ...pricing, currency: order.currency }));
  return prices;
}

/** The order at these prices. */
export const withPrices = (order: Order, prices: ReadonlyMap<string, LinePrice>): Order =>
  withOtherLines(
    order,
    order.lines.map((line) => {
      const price = prices.get(line.id);
      return price ? { ...line, unit: price.unit, netTrade: price.netTrade, pricedAt: price.pricedAt } : line;
    }),
  );
