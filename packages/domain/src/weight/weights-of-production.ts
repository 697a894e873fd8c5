import { type LeafWeights, paneNeeds, type ProductionRows } from '../catalogue/production-rows.ts';
import type { SlabThickness } from '../model/build-choices.ts';

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
