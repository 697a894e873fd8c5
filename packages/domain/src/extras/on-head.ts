import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item } from '../item/item.ts';
import type { HeadExtras } from './placed-extra.ts';

/** Vents by the code of their master, in their order. */
export const extrasOnHead = ({ extras: { chosen } }: Item, catalogue: Catalogue): HeadExtras => ({
  drip: chosen.headDrip !== null,
  vents: [chosen.vent1, chosen.vent2]
    .filter((code) => code !== null)
    .map((code) => catalogue.master(catalogue.stock(code).masterId).code),
});
