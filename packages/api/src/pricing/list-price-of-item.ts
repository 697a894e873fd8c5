import { type ListPrice, listPriceOf } from '@door/domain/commerce/item-price';
import type { PriceList } from '@door/domain/commerce/price-list';
import type { ItemId } from '@door/domain/model/ids';
import type { Currency } from '@door/domain/model/item-record';
import { loadItem } from '../items/load-item.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** The list price of an item that this caller may load, with the lines that people added to its bill. */
export async function listPriceOfItem(
  ctx: CallScope,
  id: ItemId,
  asked: { readonly prices: PriceList; readonly currency: Currency },
): Promise<ListPrice> {
  const { item } = unwrapOrThrow(await loadItem(ctx, id, 'finish'));
  const lines = await ctx.stores.instructions.lines(id);
  const added = lines.filter(({ manuallyAdded }) => manuallyAdded).map(({ instruction }) => instruction);
  return listPriceOf({ item, added }, asked, ctx.supplier);
}
