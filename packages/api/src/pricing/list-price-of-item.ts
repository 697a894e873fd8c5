import { type ListPrice, listPriceOf } from '@door/domain/commerce/item-price';
import type { PriceList } from '@door/domain/commerce/price-list';
import type { PricedItem } from '@door/domain/commerce/priced-set';
import type { ItemId } from '@door/domain/model/ids';
import type { Currency } from '@door/domain/model/item-record';
import { loadItem } from '../items/load-item.ts';
import type { StoredItem } from '../ports/item-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** An item with what its price depends on, and as it is stored. */
export interface StoredPricedItem extends PricedItem {
  readonly stored: StoredItem;
}

/** An item that this caller may load, with the lines that people added to its bill. */
export async function loadPricedItem(ctx: CallScope, id: ItemId): Promise<StoredPricedItem> {
  const stored = unwrapOrThrow(await loadItem(ctx, id, 'finish'));
  const lines = await ctx.stores.instructions.lines(id);
  const added = lines.filter(({ manuallyAdded }) => manuallyAdded).map(({ instruction }) => instruction);
  return { stored, item: stored.item, added };
}

/** The list price of an item that this caller may load. */
export const listPriceOfItem = async (
  ctx: CallScope,
  id: ItemId,
  asked: { readonly prices: PriceList; readonly currency: Currency },
): Promise<ListPrice> => listPriceOf(await loadPricedItem(ctx, id), asked, ctx.supplier);
