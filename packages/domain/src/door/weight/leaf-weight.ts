import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import { glassUnitOf, lightSights } from '../formula/light-sights.ts';
import { isUnglazed, leafPaneNeed } from '../glass/glass-make-up.ts';
import type { Item } from '../model/item.ts';
import type { Size } from '../../lib/mm.ts';
import { systemOf } from '../system/item-system.ts';
import { leafKg } from './weight.ts';

/** Weight of a leaf of this size with the item's slab, design and glass, kg. A leaf too small for the design has no lights. */
export function leafWeight(leaf: Size, item: Item, catalogue: Catalogue): number {
  const { weights, clearances } = catalogue.rows;
  // A slab or unit without a weight counts as Infinity, so that no number of hinges carries it.
  const usual = { kgPerM2: weights.slabs[item.build.slab] ?? Infinity };
  const slab = systemOf(item.systemId, catalogue).ownSlab ?? usual;
  const isOpen = isUnglazed(item.glass.door, item.glass.doorBacking);
  const need = leafPaneNeed(item, catalogue);
  const glass = isOpen ? null : { kgPerM2: weights.glass[item.build.slab][need] ?? Infinity };
  const units = lightsOf(leaf, catalogue.design(item.designId)).map((sight) => glassUnitOf(sight, clearances));
  return leafKg({ leaf, units, slab, glass }, weights);
}

/** The design's lights; none when the leaf is smaller than the design's minimum. */
export const lightsOf = (leaf: Size, design: Design): ReturnType<typeof lightSights> =>
  takesDesign(leaf, design) ? lightSights(design, leaf) : [];

export const takesDesign = (leaf: Size, { lights, minLeaf }: Design): boolean =>
  lights.length === 0 || (leaf.width >= minLeaf.width && leaf.height >= minLeaf.height);
