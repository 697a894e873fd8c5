import type { Size } from '../../lib/mm.ts';

interface GlazedLeaf {
  readonly leaf: Size;
  /** The visible glass of each of its lights. */
  readonly sights: readonly Size[];
}

const areaOf = ({ width, height }: Size): number => width * height;
const sumOf = (areas: readonly number[]): number => areas.reduce((sum, area) => sum + area, 0);

/** How much of a door is glass, in tenths of a per cent, not rounded: the sight areas of its lights by the area of its leaves (JOURNEY 7.11). */
export const glazingShare = (leaves: readonly GlazedLeaf[]): number =>
  (1000 * sumOf(leaves.flatMap(({ sights }) => sights.map(areaOf)))) / sumOf(leaves.map(({ leaf }) => areaOf(leaf)));
