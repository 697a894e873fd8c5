import type { Item } from '@door/domain/item/item';
import type { CallScope } from '../gate.ts';
import type { StoredItem } from '../ports/shop.ts';
import { alike } from '@door/domain/shared/alike';

/** Saves the item as a new version; a repeat that changes nothing stays the version it is. */
export async function saveItem({ shop, clock }: CallScope, stored: StoredItem, item: Item): Promise<StoredItem> {
  if (alike(stored.item, item)) return stored;
  const saved = { ...stored, item, lastUpdated: nextVersion(stored.lastUpdated, clock.now()) };
  await shop.items.save(saved);
  return saved;
}

/** Grows with every save, even where two of them fall into one millisecond or the clock was set back. */
export const nextVersion = (lastUpdated: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(lastUpdated) + 1)).toISOString();
