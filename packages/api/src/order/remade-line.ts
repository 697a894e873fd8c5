import type { OrderLine } from '@door/domain/selling/order/order';
import type { Remake } from '@door/domain/selling/order/remake';
import { type RemadeLine, remadePrice } from '@door/domain/selling/order/remade-lines';
import { loadItem } from '../item/load-item.ts';
import { addedLines, copyOf, storeCopy } from '../item/store-copy.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

interface RemakeLine {
  /** The order that makes it again. */
  readonly orderId: string;
  readonly remake: Remake;
}

/**
 * A line with a copy of the door as it was made, not settled again. It counts as measured as the original does, unless it is
 * made again because it was measured wrong.
 */
export async function remadeOrderLine(
  ctx: CallScope,
  { line, quantity }: RemadeLine,
  { orderId, remake: { isCharged, reason } }: RemakeLine,
): Promise<OrderLine> {
  const nameOf = (what: string) =>
    ctx.ids.itemNamed(`${what} ${line.id} remade by ${orderId} of ${String(ctx.clientId)}`);
  const original = unwrapOrThrow(await loadItem(ctx, line.itemId, 'design'));
  const itemId = nameOf('item');
  const copy = copyOf(original.item, itemId, () => ctx.ids.other());
  const added = await addedLines(ctx, line.itemId);
  const { lastUpdated } = await storeCopy(ctx, { copy, original, added });
  if (reason === 'measured-wrong') {
    const copied = await ctx.stores.items.load(itemId);
    if (copied) await ctx.stores.items.save({ ...copied, measuredAt: null });
  }
  return { id: nameOf('line'), itemId, quantity, ...remadePrice(line, { isCharged, copiedAt: lastUpdated }) };
}
