import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LeafWeights, ProductionRows } from '../catalogue/production-rows.ts';
import { glassUnitOf, lightSights } from '../formula/light-sights.ts';
import type { Item } from '../model/item.ts';
import type { Size } from '../model/mm.ts';
import { isUnglazed, leafMakeUp } from './glass-make-up.ts';
import { leafKg } from './weight.ts';

/** Weight of a leaf of this size with the item's slab, design and glass, kg. A leaf too small for the design has no lights. */
export function leafWeight(leaf: Size, item: Item, catalogue: Catalogue): number {
  const { weights, clearances } = catalogue.rows;
  // A slab or unit without a weight counts as Infinity, so that no number of hinges carries it.
  const slab = { kgPerM2: weights.slabs[item.build.slab] ?? Infinity };
  const isOpen = isUnglazed(item.glass.door, item.glass.doorBacking);
  const glass = isOpen ? null : { kgPerM2: weights.units[leafMakeUp(item, catalogue)] ?? Infinity };
  const units = lightsOf(leaf, item, catalogue).map((sight) => glassUnitOf(sight, clearances));
  return leafKg({ leaf, units, slab, glass });
}

/** The design's lights; none when the leaf is smaller than the design's minimum. */
export function lightsOf(leaf: Size, item: Item, catalogue: Catalogue): ReturnType<typeof lightSights> {
  const design = catalogue.design(item.designId);
  return takesDesign(leaf, design) ? lightSights(design, leaf) : [];
}

export const takesDesign = (leaf: Size, { lights, minLeaf }: ReturnType<Catalogue['design']>): boolean =>
  lights.length === 0 || (leaf.width >= minLeaf.width && leaf.height >= minLeaf.height);

/** The weights of slabs and units, as the catalogue carries them. */
export const weightsOf = ({ slabs, glassUnits }: Pick<ProductionRows, 'slabs' | 'glassUnits'>): LeafWeights => ({
  slabs: Object.fromEntries(slabs.map(({ thickness, kgPerM2 }) => [thickness, kgPerM2])),
  units: Object.fromEntries(glassUnits.map(({ code, kgPerM2 }) => [code, kgPerM2])),
});
