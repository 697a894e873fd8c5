import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../model/item.ts';
import { handOn } from '../design-fit/hand-of-design.ts';

/** Puts the hinges on a side that the design allows. */
export const settleHand = (item: Item, catalogue: Catalogue): Item => ({
  ...item,
  ...handOn(catalogue.design(item.designId), item),
});
