import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../item/item.ts';
import { handOn } from './offer-hands.ts';

/** The hinges are on a side on which the design can hang. */
export const settleHand = (item: Item, catalogue: Catalogue): Item => ({
  ...item,
  ...handOn(catalogue.design(item.designId), item),
});
