import type { OrderLine } from '@door/domain/order/order';
import type { VersionLine } from '@door/domain/quote/quote-version';
import { readItemDocument } from '@door/domain/stored/item/item-document';
import { copyOf, storeCopy } from '../items/store-copy.ts';
import type { CallScope } from '../procedure.ts';

/**
 * A line with a copy of the item as it was accepted, not settled again: what was sold is made as it was sold, also where the
 * catalogue has changed since. The same line again of the same order means the same copy.
 */
export async function orderedLine(
  ctx: CallScope,
  { id, quantity, price, document, added }: VersionLine,
  orderId: string,
): Promise<OrderLine> {
  const itemId = ctx.ids.itemNamed(`line ${id} of order ${orderId} of ${String(ctx.clientId)}`);
  const original = readItemDocument(document);
  const copy = copyOf(original.item, itemId, () => ctx.ids.other());
  const { lastUpdated } = await storeCopy(ctx, { copy, original, added });
  return { id, itemId, quantity, unit: price.unit, netTrade: price.netTrade, pricedAt: lastUpdated };
}
