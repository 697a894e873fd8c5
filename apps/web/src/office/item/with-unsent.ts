import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { SavedItem } from '../../api/door-api.ts';
import { readItem } from '../../api/item-calls.ts';
import type { ItemMemory } from './item-memory.ts';
import type { Opened } from './item-store.ts';

/** Choices that an earlier page could not send go on top of the item on which they were made: so it is seen what came between. */
export async function withUnsent(
  newest: SavedItem,
  { memory, catalogue }: { readonly memory: ItemMemory; readonly catalogue: Catalogue },
): Promise<Opened> {
  const kept = memory.read();
  if (!kept) return { saved: newest, unsent: [] };
  const isNewest = kept.saved.LastUpdated === newest.version;
  const saved = isNewest ? newest : await readItem(kept.saved, catalogue).catch(() => newest);
  return { saved, unsent: kept.unsent };
}
