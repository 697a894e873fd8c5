import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Action } from '@door/domain/item/action';
import type { ItemId } from '@door/domain/item/ids';
import type { Item } from '@door/domain/item/item';
import type { Outcome } from '@door/domain/shared/outcome';
import { itemToWire } from '@door/wire/item-to-wire';
import type { WireItem } from '@door/wire/wire-item';
import type { CallScope } from '../gate.ts';
import { insist } from '../insist.ts';
import { recordHand } from '../office/hands.ts';
import { reopenMeasurements } from '../office/surveys.ts';
import type { StoredItem } from '../ports/shop.ts';
import { applyActions, type Chosen } from './apply-actions.ts';
import { reachItem } from './reach-item.ts';
import { saveItem } from './save-item.ts';
import { isSameDesign } from './whole-item.ts';

/** What a call makes of an item: the item as it shall be, or why it cannot. */
export type Change = (item: Item, catalogue: Catalogue) => Outcome<Chosen>;

/** Changes an item that this caller may still design, and answers with it. */
export async function changeItem(ctx: CallScope, id: ItemId, change: Change): Promise<WireItem> {
  const stored = insist(await reachItem(ctx, id, 'design'));
  const saved = await carryOut(ctx, stored, insist(change(stored.item, ctx.supplier.catalogue)));
  return itemToWire(saved, ctx.supplier.catalogue);
}

/** The one place where choices become rows: the item's new version, stock lines that went with what was dropped, and measurements that are no longer final. */
export async function carryOut(ctx: CallScope, stored: StoredItem, { item, emptied }: Chosen): Promise<StoredItem> {
  if (emptied.length > 0) await ctx.shop.instructions.removeForDropdowns(item.id, [...new Set(emptied)]);
  const isOther = stored.measuredAt !== null && !isSameDesign(stored.item, item);
  const saved = await saveItem(ctx, isOther ? await reopenMeasurements(ctx, stored) : stored, item);
  if (saved.lastUpdated !== stored.lastUpdated) await recordHand(ctx, item.id);
  return saved;
}

export const choosing =
  (actions: readonly Action[]): Change =>
  (item, catalogue) =>
    applyActions(item, actions, catalogue);
