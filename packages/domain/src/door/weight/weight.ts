import type { FrameProfileRow } from '../../catalogue/rows/frame-rows.ts';
import {
  type ComponentWeights,
  type GlassUnit,
  type LeafWeights,
  paneNeeds,
  type ProductionRows,
} from '../../catalogue/rows/production-rows.ts';
import type { SlabThickness } from '../model/build-choices.ts';
import type { Size } from '../../lib/mm.ts';

export interface WeighedLeaf {
  readonly leaf: Size;
  /** Glass units in the leaf; their area is subtracted from the slab. */
  readonly units: readonly Size[];
  readonly slab: Pick<ProductionRows['slabs'][number], 'kgPerM2'>;
  /** null: supplied without glass. */
  readonly glass: Pick<GlassUnit, 'kgPerM2'> | null;
}

export function leafKg(
  { leaf, units, slab, glass }: WeighedLeaf,
  { leafHardwareKg, cassetteKg }: Pick<ComponentWeights, 'leafHardwareKg' | 'cassetteKg'>,
): number {
  const glassM2 = units.reduce((total, unit) => total + squareMetres(unit), 0);
  const slabKg = (squareMetres(leaf) - glassM2) * slab.kgPerM2;
  return slabKg + glassKg(units, glass) + leafHardwareKg + cassetteKg * units.length;
}

export const glassKg = (units: readonly Size[], glass: Pick<GlassUnit, 'kgPerM2'> | null): number =>
  units.reduce((total, unit) => total + squareMetres(unit) * (glass?.kgPerM2 ?? 0), 0);

export const squareMetres = ({ width, height }: Size): number => (width * height) / 1e6;

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

/** A reinforced frame on four sides. */
export const frameKg = ({ width, height }: Size, profile: FrameProfileRow): number =>
  barKg(2 * (width + height), profile);

/** A reinforced frame on three sides, standing on an aluminium bar. */
export const frameOnThresholdKg = (
  { width, height }: Size,
  profile: FrameProfileRow,
  { thresholdKgPerMetre }: ComponentWeights,
): number => barKg(2 * height + width, profile) + (width / 1000) * thresholdKgPerMetre;

const barKg = (length: number, profile: FrameProfileRow): number =>
  (length / 1000) * (profile.kgPerMetre + profile.steelKgPerMetre);
