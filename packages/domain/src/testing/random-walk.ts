import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Action } from '../item/action.ts';
import { configure } from '../item/configure.ts';
import type { Item } from '../item/item.ts';
import { type Dice, anyWish } from './wishes.ts';

export interface Walk {
  readonly catalogue: Catalogue;
  readonly dice: Dice;
  readonly steps: number;
}

/** A walk of wishes, as a careless person or program has them; `seen` gets every item on the way. */
export function randomWalk(
  start: Item,
  { catalogue, dice, steps }: Walk,
  seen: (item: Item, action: Action) => void,
): Item {
  let item = start;
  for (let step = 0; step < steps; step += 1) {
    const action = anyWish(item, catalogue, dice);
    const outcome = configure(item, action, catalogue);
    if (!outcome.ok) continue;
    item = outcome.value.item;
    seen(item, action);
  }
  return item;
}
