import type { ComponentWeights, GlassUnit, ProductionRows } from '../catalogue/production-rows.ts';
import type { Size } from '../model/mm.ts';

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
