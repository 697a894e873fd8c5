import { minus, type Mm, mm, type Size } from '../../lib/mm.ts';

export type Three = readonly [Mm, Mm, Mm];

/** An opening as it is surveyed: width at head, middle and foot, height at left, middle and right. */
export interface Opening {
  readonly widths: Three;
  readonly heights: Three;
}

/** The largest set that still goes into the opening: the smallest measure each way, less the fitting tolerance. */
export const overallFromOpening = (opening: Opening, fitting: Mm): Size => ({
  width: minus(mm(Math.min(...opening.widths)), fitting),
  height: minus(mm(Math.min(...opening.heights)), fitting),
});

/** Diagonals may differ by this much before an opening counts as out of square. */
const squareTolerance = mm(5);

export const isOutOfSquare = (diagonals: readonly [Mm, Mm]): boolean =>
  Math.abs(diagonals[0] - diagonals[1]) > squareTolerance;
