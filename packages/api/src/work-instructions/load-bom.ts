import type { ItemId } from '@door/domain/door/model/ids';
import { loadToChange } from '../item/load-item.ts';
import { refuseIfLocked } from '../order/item-locks.ts';
import type { StoredItem } from '../item/item-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** An item whose lines are to be changed; refused where an order has frozen its bill. */
export async function loadToChangeLines(ctx: CallScope, id: ItemId): Promise<StoredItem> {
  const { stored, order } = unwrapOrThrow(await loadToChange(ctx, id, 'finish'));
  refuseIfLocked('bom', order);
  return stored;
}
