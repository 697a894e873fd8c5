import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Action } from '@door/domain/item/action';
import { configureAll } from '@door/domain/item/configure';
import type { Item } from '@door/domain/item/item';
import { accepted, type Outcome } from '@door/domain/shared/outcome';

/** An item after choices, and the option lists whose stock they emptied. */
export interface Chosen {
  readonly item: Item;
  readonly emptied: readonly string[];
}

/** One choice after the other; the first refusal refuses them all. */
export function applyActions(item: Item, actions: readonly Action[], catalogue: Catalogue): Outcome<Chosen> {
  const configured = configureAll(item, actions, catalogue);
  if (!configured.ok) return configured;
  const { item: chosen, effects } = configured.value;
  const emptied = effects.flatMap((effect) => (effect.type === 'removeStockFor' ? effect.dropdowns : []));
  return accepted({ item: chosen, emptied });
}
