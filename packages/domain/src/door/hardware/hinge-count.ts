import type { Clearances, SizeLimits } from '../../catalogue/rows/limit-rows.ts';
import type { Mm } from '../../lib/mm.ts';

export type HingeLimits = Pick<SizeLimits, 'leafKg' | 'maxHeightOnThreeHinges'>;

export interface HungLeaf {
  readonly height: Mm;
  readonly kg: number;
}

/** null: too heavy for four hinges. */
export function hingeCount({ height, kg }: HungLeaf, { leafKg, maxHeightOnThreeHinges }: HingeLimits): 3 | 4 | null {
  if (kg > leafKg.fourHinges) return null;
  return kg <= leafKg.threeHinges && height <= maxHeightOnThreeHinges ? 3 : 4;
}

/** Centres of evenly spaced hinges above the bottom of the leaf, mm, the lowest first. */
export function hingeHeights(
  leafHeight: number,
  count: number,
  { hingeFromEnd }: Pick<Clearances, 'hingeFromEnd'>,
): readonly number[] {
  const step = (leafHeight - 2 * hingeFromEnd) / (count - 1);
  return Array.from({ length: count }, (_, index) => hingeFromEnd + index * step);
}
