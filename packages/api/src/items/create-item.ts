import { may } from '@door/domain/access/roles';
import { type Currency, unnamedJob } from '@door/domain/model/item-record';
import type { Item } from '@door/domain/model/item';
import type { CallScope } from '../procedure.ts';
import type { StoredItem } from '../ports/item-store.ts';

interface NewItem {
  readonly item: Item;
  /** Absent: the supplier's. */
  readonly currency: Currency | undefined;
}

/** Stores a new item. Visitors' items can be loaded by visitors and installers, installers' items by installers only. */
export async function createItem(
  { stores, caller, clock, supplier }: CallScope,
  { item, currency = supplier.client.currency }: NewItem,
): Promise<StoredItem> {
  const stored: StoredItem = {
    item,
    currency,
    job: unnamedJob,
    catalogueVersion: supplier.catalogueVersion,
    madeBy: may(caller.role, 'items.manage') ? 'installer' : 'public',
    lastUpdated: clock.now().toISOString(),
    bomUpdated: null,
    submittedAt: null,
    measuredAt: null,
  };
  await stores.items.create(stored);
  return stored;
}
