import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Action } from '@door/domain/item/action';
import { configure } from '@door/domain/item/configure';
import type { Item } from '@door/domain/item/item';

/** The server's item with what it has not been told yet on top. What it no longer allows is left out. */
export const reapply = (item: Item, actions: readonly Action[], catalogue: Catalogue): Item =>
  actions.reduce((soFar, action) => {
    const outcome = configure(soFar, action, catalogue);
    return outcome.ok ? outcome.value.item : soFar;
  }, item);

/** Keeps the object that is shown when nothing in it changed, so that nothing is drawn again. */
export const keptIfEqual = (shown: Item, answered: Item): Item =>
  JSON.stringify(shown) === JSON.stringify(answered) ? shown : answered;
