import type { ItemId } from '@door/domain/model/ids';
import { loadItem } from '../items/load-item.ts';
import { mustBeUnlocked } from '../orders/item-locks.ts';
import type { StoredItem } from '../ports/item-store.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** An item whose lines are to be changed; refused where an order has frozen its bill. */
export async function loadToChangeLines(ctx: CallScope, id: ItemId): Promise<StoredItem> {
  const stored = unwrapOrThrow(await loadItem(ctx, id, 'finish'));
  await mustBeUnlocked(ctx, id, 'bom');
  return stored;
}
