import type { ItemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import type { NewLine } from '@door/domain/selling/quote/change-lines';
import { copyAsSold } from '../item/copy-design.ts';
import { loadItems } from '../item/load-item.ts';
import { addedLinesOf, copyOf, storeCopies } from '../item/store-copy.ts';
import { mapYielding } from '../map-yielding.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

export interface AddedItem {
  readonly lineId: string;
  readonly itemId: ItemId;
  readonly quantity: number;
}

/**
 * Lines with copies of these items, settled by today's catalogue, so that a later change of the originals touches no sale. The
 * same line again of the same quote or order means the same copy.
 * @param sale `quote 5a1f…` or `order 5a1f…`
 */
export async function copiedLines(
  ctx: CallScope,
  sale: string,
  added: readonly AddedItem[],
): Promise<readonly NewLine[]> {
  const wanted = [...new Set(added.map(({ itemId }) => itemId))];
  const originals = new Map(
    unwrapOrThrow(await loadItems(ctx, wanted, 'design')).map((stored) => [stored.item.id, stored]),
  );
  const copyIds = added.map(({ lineId }) => ctx.ids.itemNamed(`line ${lineId} of ${sale} of ${String(ctx.clientId)}`));
  const earlier = new Map((await ctx.stores.items.loadAll(copyIds)).map(({ item }) => [item.id, item]));
  const manual = await addedLinesOf(ctx, wanted);
  const made = await mapYielding(ctx, added, ({ lineId, itemId, quantity }, at) => {
    const [original, id] = [originals.get(itemId), copyIds[at]];
    if (!original || id === undefined) throw new Error(`The item ${itemId} was not loaded.`);
    const copied = () => copyAsSold(copyOf(original.item, id), ctx.supplier.context);
    const copy: Item = earlier.get(id) ?? unwrapOrThrow(copied());
    const line: NewLine = {
      id: lineId,
      itemId: id,
      quantity,
      currency: original.currency,
      jobType: copy.build.jobType,
    };
    return { line, copy, original, added: manual.get(itemId) ?? [] };
  });
  await storeCopies(
    ctx,
    made.filter(({ copy }) => !earlier.has(copy.id)),
  );
  return made.map(({ line }) => line);
}
