import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { configure } from '@door/domain/item/configure';
import type { Item } from '@door/domain/item/item';
import { alike } from '@door/domain/shared/alike';
import { type Change, lastRestore, restored } from './change.ts';

interface Reapplied {
  readonly item: Item;
  /** Those that the door can still take. */
  readonly changes: readonly Change[];
}

/** The server's item with what it has not been told yet on top. What it no longer allows is left out, and will not be told. */
export function reapply(item: Item, changes: readonly Change[], catalogue: Catalogue): Reapplied {
  const { restore, settles, after } = lastRestore(changes);
  const begun: Reapplied = {
    item: restore ? restored(item, restore.item) : item,
    changes: changes.slice(0, settles),
  };
  return after.reduce((soFar, action) => {
    const outcome = configure(soFar.item, action, catalogue);
    return outcome.ok ? { item: outcome.value.item, changes: [...soFar.changes, action] } : soFar;
  }, begun);
}

/**
 * How many of the changes the server has made already, as its newer item shows: a call may arrive although its answer
 * does not. undefined: they do not lead to that item, so somebody else changed it.
 */
export function alreadyMade(
  changes: readonly Change[],
  { saved, newest }: { readonly saved: Item; readonly newest: Item },
  catalogue: Catalogue,
): number | undefined {
  const made = changes.findIndex((_, index) => {
    const { item } = reapply(saved, changes.slice(0, index + 1), catalogue);
    return alike(restored(newest, item), newest);
  });
  return made < 0 ? undefined : made + 1;
}

/** Keeps the object that is shown when nothing in it changed, so that nothing is drawn again. */
export const keptIfEqual = (shown: Item, answered: Item): Item =>
  JSON.stringify(shown) === JSON.stringify(answered) ? shown : answered;
