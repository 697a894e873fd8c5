import { refused } from '@door/domain/model/outcome';
import type { Order, OrderLine } from '@door/domain/order/order';
import { loadItem } from '../items/load-item.ts';
import type { CallScope } from '../procedure.ts';
import { copiedLine } from '../quotes/copy-item.ts';
import type { AddedItem } from '../quotes/new-lines.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { orderingWords, quotingWords } from '../words.ts';
import { orderPricing, priceNow } from './changed-prices.ts';

/** Lines with copies of these items, at the prices of today. What has no price yet is finished first. */
export async function newOrderLines(
  ctx: CallScope,
  { id, order }: { readonly id: string; readonly order: Pick<Order, 'quote' | 'currency' | 'lines'> },
  added: readonly AddedItem[],
): Promise<readonly OrderLine[]> {
  const pricing = await orderPricing(ctx, order);
  const lines: OrderLine[] = [];
  for (const each of added) {
    const { currency, itemId } = await copiedLine(ctx, { sale: `order ${id}`, ...each });
    if (currency !== order.currency)
      unwrapOrThrow(refused('quote.other-currency', quotingWords.otherCurrency(currency, order.currency)));
    const stored = unwrapOrThrow(await loadItem(ctx, itemId, 'design'));
    const { fault, ...price } = await priceNow(ctx, stored, { ...pricing, currency });
    const position = order.lines.length + lines.length + 1;
    if (fault !== '') unwrapOrThrow(refused('order.no-price', orderingWords.guards['order.no-price'](position, fault)));
    lines.push({ id: each.lineId, itemId, quantity: each.quantity, ...price });
  }
  return lines;
}
