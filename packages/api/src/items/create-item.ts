import { may } from '@door/domain/access/roles';
import type { Item } from '@door/domain/model/item';
import type { CallScope } from '../procedure.ts';
import type { StoredItem } from '../ports/item-store.ts';

/** Stores a new item. Visitors' items can be loaded by visitors and installers, installers' items by installers only. */
export async function createItem({ stores, caller, clock }: CallScope, item: Item): Promise<StoredItem> {
  const stored: StoredItem = {
    item,
    madeBy: may(caller.role, 'items.manage') ? 'installer' : 'public',
    lastUpdated: clock.now().toISOString(),
    bomUpdated: null,
    submittedAt: null,
    measuredAt: null,
  };
  await stores.items.create(stored);
  return stored;
}
