import { refused } from '@door/domain/door/model/result';
import type { Order, OrderLine } from '@door/domain/selling/order/order';
import { loadItems } from '../item/load-item.ts';
import type { CallScope } from '../procedure.ts';
import { type AddedItem, copiedLines } from '../quote/copy-item.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { orderingMessages, quotingMessages } from '../messages.ts';
import { orderPricing, priceNow } from './changed-prices.ts';

/** Lines with copies of these items, at the prices of today. What has no price yet is finished first. */
export async function newOrderLines(
  ctx: CallScope,
  { id, order }: { readonly id: string; readonly order: Pick<Order, 'quote' | 'currency' | 'lines'> },
  added: readonly AddedItem[],
): Promise<readonly OrderLine[]> {
  const pricing = await orderPricing(ctx, order);
  const copied = await copiedLines(ctx, `order ${id}`, added);
  const stored = unwrapOrThrow(
    await loadItems(
      ctx,
      copied.map(({ itemId }) => itemId),
      'design',
    ),
  );
  const lines: OrderLine[] = [];
  for (const [at, { id: lineId, quantity, currency, itemId }] of copied.entries()) {
    if (currency !== order.currency)
      unwrapOrThrow(refused('quote.other-currency', quotingMessages.otherCurrency(currency, order.currency)));
    const door = stored[at];
    if (!door) throw new Error(`The item ${itemId} was not loaded.`);
    const { fault, ...price } = await priceNow(ctx, door, { ...pricing, currency });
    const position = order.lines.length + lines.length + 1;
    if (fault !== '')
      unwrapOrThrow(refused('order.no-price', orderingMessages.guards['order.no-price'](position, fault)));
    lines.push({ id: lineId, itemId, quantity, ...price });
  }
  return lines;
}
