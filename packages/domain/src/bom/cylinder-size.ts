import type { Item } from '../item/item.ts';

/** Outside / inside length from the fixing screw, by slab: half the leaf and its furniture, up to the next 5 mm. */
export const cylinderSize: Readonly<Record<Item['build']['slab'], string>> = {
  44: '40/40',
  48: '45/45',
  70: '50/50',
};
