import { agreedChoices } from '@door/domain/door/configure/choices-towards';
import type { OrderLine } from '@door/domain/selling/order/order';
import type { VersionLine } from '@door/domain/selling/quote/quote-version';
import { readItemDocument } from '@door/domain/stored/item/item-document';
import { mapYielding } from '../map-yielding.ts';
import { copyOf, storeCopies } from '../item/store-copy.ts';
import type { CallScope } from '../procedure.ts';

/**
 * Lines with copies of the items as they were accepted, each of their properties a choice: what was sold is made as it was sold, also
 * where the catalogue has changed since. The same line again of the same order means the same copy.
 */
export async function orderedLines(
  ctx: CallScope,
  lines: readonly VersionLine[],
  orderId: string,
): Promise<readonly OrderLine[]> {
  const copies = await mapYielding(ctx, lines, ({ id, document, added }) => {
    const itemId = ctx.ids.itemNamed(`line ${id} of order ${orderId} of ${String(ctx.clientId)}`);
    const original = readItemDocument(document);
    const choices = agreedChoices(original.item, ctx.supplier.context);
    return { copy: copyOf({ ...original.item, choices }, itemId), original, added };
  });
  const stored = await storeCopies(ctx, copies);
  return lines.flatMap(({ id, quantity, price: { unit, netTrade } }, at) => {
    const made = stored[at];
    return made ? [{ id, itemId: made.item.id, quantity, unit, netTrade, pricedAt: made.lastUpdated }] : [];
  });
}
