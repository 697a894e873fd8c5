import type { Item } from '@door/domain/item/item';
import type { CallScope } from '../gate.ts';
import type { StoredItem } from '../ports/shop.ts';

/** Stores an item that somebody has just begun; who made it decides who may reach it. */
export async function beginItem({ shop, caller, clock }: CallScope, item: Item): Promise<StoredItem> {
  const stored: StoredItem = {
    item,
    madeBy: caller.role === 'public' ? 'public' : 'installer',
    lastUpdated: clock.now().toISOString(),
    bomUpdated: null,
    submittedAt: null,
    measuredAt: null,
  };
  await shop.items.create(stored);
  return stored;
}
