import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Action } from '../item/action.ts';
import { configure } from '../item/configure.ts';
import type { Item } from '../item/item.ts';
import { type Dice, anyWish } from './wishes.ts';

export interface Walk {
  readonly catalogue: Catalogue;
  readonly dice: Dice;
  readonly steps: number;
  /** What whoever walks may do; absent: everything. */
  readonly may?: (action: Action) => boolean;
}

/** A walk of wishes, as a careless person or program has them; `seen` gets every item on the way. */
export function randomWalk(
  start: Item,
  { catalogue, dice, steps, may = () => true }: Walk,
  seen: (item: Item, action: Action) => void,
): Item {
  let item = start;
  for (let step = 0; step < steps; step += 1) {
    const action = anyWish(item, catalogue, dice);
    if (!may(action)) continue;
    const outcome = configure(item, action, catalogue);
    if (!outcome.ok) continue;
    item = outcome.value.item;
    seen(item, action);
  }
  return item;
}
