import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { configure } from '@door/domain/item/configure';
import type { Item } from '@door/domain/item/item';
import { type Change, lastRestore, restored } from './change.ts';

/** The server's item with what it has not been told yet on top. What it no longer allows is left out. */
export function reapply(item: Item, changes: readonly Change[], catalogue: Catalogue): Item {
  const { restore, after } = lastRestore(changes);
  return after.reduce(
    (soFar, action) => {
      const outcome = configure(soFar, action, catalogue);
      return outcome.ok ? outcome.value.item : soFar;
    },
    restore ? restored(item, restore.item) : item,
  );
}

/** Keeps the object that is shown when nothing in it changed, so that nothing is drawn again. */
export const keptIfEqual = (shown: Item, answered: Item): Item =>
  JSON.stringify(shown) === JSON.stringify(answered) ? shown : answered;
