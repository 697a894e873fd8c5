import type { ItemId } from '@door/domain/model/ids';
import type { Item } from '@door/domain/model/item';
import type { NewLine } from '@door/domain/quote/change-lines';
import { settleCopy } from '../items/copy-design.ts';
import { loadItem } from '../items/load-item.ts';
import { addedLines, copyOf, storeCopy } from '../items/store-copy.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

interface LineOf {
  /** `quote 5a1f…` or `order 5a1f…`. */
  readonly sale: string;
  readonly lineId: string;
  readonly itemId: ItemId;
  readonly quantity: number;
}

/**
 * A line with a copy of the item, settled by today's catalogue, so that a later change of the original touches no sale. The
 * same line again of the same quote or order means the same copy.
 */
export async function copiedLine(ctx: CallScope, { sale, lineId, itemId, quantity }: LineOf): Promise<NewLine> {
  const original = unwrapOrThrow(await loadItem(ctx, itemId, 'design'));
  const id = ctx.ids.itemNamed(`line ${lineId} of ${sale} of ${String(ctx.clientId)}`);
  const lineOf = ({ build: { jobType } }: Item): NewLine => ({
    id: lineId,
    itemId: id,
    quantity,
    currency: original.currency,
    jobType,
  });
  const earlier = await ctx.stores.items.load(id);
  if (earlier) return lineOf(earlier.item);
  const copied = copyOf(original.item, id, () => ctx.ids.other());
  const copy = unwrapOrThrow(settleCopy(copied, ctx.supplier.context));
  await storeCopy(ctx, { copy, original, added: await addedLines(ctx, itemId) });
  return lineOf(copy);
}
