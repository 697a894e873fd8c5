import { type ListPrice, listPriceOf } from '@door/domain/selling/pricing/item-price';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import type { PricedItem } from '@door/domain/selling/pricing/priced-set';
import type { ItemId } from '@door/domain/door/model/ids';
import type { Currency } from '@door/domain/door/model/item-record';
import { loadItems } from '../item/load-item.ts';
import type { StoredLine } from '@door/wire/instruction-wire';
import type { StoredItem } from '../item/item-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** An item with what its price depends on, and as it is stored. */
export interface StoredPricedItem extends PricedItem {
  readonly stored: StoredItem;
}

/** An item that this caller may load, with the lines that people added to its bill. */
export async function loadPricedItem(ctx: CallScope, id: ItemId): Promise<StoredPricedItem> {
  const [priced] = await loadPricedItems(ctx, [id]);
  if (!priced) throw new Error(`The item ${id} was not loaded.`);
  return priced;
}

/** The same of several items, in the order of their ids. */
export async function loadPricedItems(ctx: CallScope, ids: readonly ItemId[]): Promise<readonly StoredPricedItem[]> {
  const loaded = unwrapOrThrow(await loadItems(ctx, ids, 'finish'));
  return withManualLines(loaded, await ctx.stores.instructions.manualLines(ids));
}

/** Items with those of the lines that were added to the bill of each. */
export const withManualLines = (
  items: readonly StoredItem[],
  lines: readonly StoredLine[],
): readonly StoredPricedItem[] => {
  const added = new Map<ItemId, readonly StoredLine['instruction'][]>();
  for (const { itemId, instruction } of lines) added.set(itemId, [...(added.get(itemId) ?? []), instruction]);
  return items.map((stored) => ({ stored, item: stored.item, added: added.get(stored.item.id) ?? [] }));
};

interface AskedPrice {
  readonly prices: PriceList;
  /** null: the item's own. */
  readonly currency: Currency | null;
}

/** The list price of an item that this caller may load. */
export async function listPriceOfItem(
  ctx: CallScope,
  id: ItemId,
  { prices, currency }: AskedPrice,
): Promise<ListPrice> {
  const priced = await loadPricedItem(ctx, id);
  return listPriceOf(priced, { prices, currency: currency ?? priced.stored.currency }, ctx.supplier);
}
