import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Action } from '@door/domain/item/action';
import { configure } from '@door/domain/item/configure';
import type { Item } from '@door/domain/item/item';
import { accepted, type Outcome } from '@door/domain/shared/outcome';

/** An item after choices, and the option lists whose stock they emptied. */
export interface Chosen {
  readonly item: Item;
  readonly emptied: readonly string[];
}

/** One choice after the other; the first refusal refuses them all. */
export function applyActions(item: Item, actions: readonly Action[], catalogue: Catalogue): Outcome<Chosen> {
  let chosen: Chosen = { item, emptied: [] };
  for (const action of actions) {
    const configured = configure(chosen.item, action, catalogue);
    if (!configured.ok) return configured;
    const emptied = configured.value.effects.flatMap((effect) =>
      effect.type === 'removeStockFor' ? effect.dropdowns : [],
    );
    chosen = { item: configured.value.item, emptied: [...chosen.emptied, ...emptied] };
  }
  return accepted(chosen);
}
