import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LeafWeights, WorksRows } from '../catalogue/works-rows.ts';
import { glassUnitOf, lightSights } from '../formula/light-sights.ts';
import type { Item } from '../item/item.ts';
import type { Size } from '../measure/mm.ts';
import { isUnglazed, leafMakeUp } from './glass-make-up.ts';
import { leafKg } from './weight.ts';

/** What a leaf of this size weighs in the item's slab, design and glass, kg. A design that it cannot carry gives it no light. */
export function leafWeight(leaf: Size, item: Item, catalogue: Catalogue): number {
  const { weights, clearances } = catalogue.rows;
  // What nobody has weighed is too heavy for any hinge.
  const slab = { kgPerM2: weights.slabs[item.build.slab] ?? Infinity };
  const isOpen = isUnglazed(item.glass.door, item.glass.doorBacking);
  const glass = isOpen ? null : { kgPerM2: weights.units[leafMakeUp(item, catalogue)] ?? Infinity };
  const units = lightsOf(leaf, item, catalogue).map((sight) => glassUnitOf(sight, clearances));
  return leafKg({ leaf, units, slab, glass });
}

/** The design's lights; none where they would run into each other or into the edges. */
export function lightsOf(leaf: Size, item: Item, catalogue: Catalogue): ReturnType<typeof lightSights> {
  const design = catalogue.design(item.designId);
  return takesDesign(leaf, design) ? lightSights(design, leaf) : [];
}

export const takesDesign = (leaf: Size, { lights, minLeaf }: ReturnType<Catalogue['design']>): boolean =>
  lights.length === 0 || (leaf.width >= minLeaf.width && leaf.height >= minLeaf.height);

/** The part of the works' rows that everybody needs who asks how heavy a leaf is. */
export const weightsOf = ({ slabs, glassUnits }: Pick<WorksRows, 'slabs' | 'glassUnits'>): LeafWeights => ({
  slabs: Object.fromEntries(slabs.map(({ thickness, kgPerM2 }) => [thickness, kgPerM2])),
  units: Object.fromEntries(glassUnits.map(({ code, kgPerM2 }) => [code, kgPerM2])),
});
