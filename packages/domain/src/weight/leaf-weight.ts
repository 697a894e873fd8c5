import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/design-rows.ts';
import { type LeafWeights, paneNeeds, type ProductionRows } from '../catalogue/production-rows.ts';
import { glassUnitOf, lightSights } from '../formula/light-sights.ts';
import type { SlabThickness } from '../model/build-choices.ts';
import type { Item } from '../model/item.ts';
import type { Size } from '../model/mm.ts';
import { isUnglazed, leafPaneNeed } from '../glass/glass-make-up.ts';
import { leafKg } from './weight.ts';

/** Weight of a leaf of this size with the item's slab, design and glass, kg. A leaf too small for the design has no lights. */
export function leafWeight(leaf: Size, item: Item, catalogue: Catalogue): number {
  const { weights, clearances } = catalogue.rows;
  // A slab or unit without a weight counts as Infinity, so that no number of hinges carries it.
  const slab = { kgPerM2: weights.slabs[item.build.slab] ?? Infinity };
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

/** The part of the production rows that decides the weight of a leaf; the catalogue of a visitor carries it too. */
export const weightsOf = ({
  slabs,
  glassUnits,
  glazing,
  componentWeights: { leafHardwareKg, cassetteKg },
}: Pick<ProductionRows, 'slabs' | 'glassUnits' | 'glazing' | 'componentWeights'>): LeafWeights => {
  const kgOf = (unit: string) => glassUnits.find(({ code }) => code === unit)?.kgPerM2;
  const unitsIn = (slab: SlabThickness): LeafWeights['glass'][SlabThickness] =>
    Object.fromEntries(
      paneNeeds.flatMap((need) => {
        const kg = kgOf(glazing.leaf[slab][need]);
        return kg === undefined ? [] : [[need, kg] as const];
      }),
    );
  return {
    slabs: Object.fromEntries(slabs.map(({ thickness, kgPerM2 }) => [thickness, kgPerM2])),
    glass: { 44: unitsIn(44), 48: unitsIn(48), 70: unitsIn(70) },
    leafHardwareKg,
    cassetteKg,
  };
};
