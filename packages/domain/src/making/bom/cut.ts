import type { CutFace, CutLayer, CutShape } from '../../catalogue/rows/preparation-rows.ts';
import type { StockCode } from '../../door/model/ids.ts';
import type { LeafGroup } from '../../door/model/parts.ts';
import type { Mm } from '../../lib/mm.ts';

/**
 * One cut in a leaf, mm, seen from outside whatever its face: origin bottom left of the finished leaf, y up. `x` and `y` are its
 * middle, on the side where the hand of the leaf puts it. A cut in an edge has the `x` of that edge; its width lies across the
 * thickness of the leaf, and its depth is measured from the edge.
 */
export interface Cut {
  readonly leaf: LeafGroup;
  readonly article: StockCode;
  readonly layer: CutLayer;
  readonly shape: CutShape;
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
  /** Of a cut that goes through the thickness of the leaf. */
  readonly depth: Mm;
  readonly face: CutFace;
  /** '' for an example that nobody has measured. */
  readonly source: string;
}

/** What is cut into a leaf for one piece that is fitted to it. */
export interface Preparation {
  /** Of the piece: `hinge 1`, `lock`, `letter plate`. */
  readonly name: string;
  readonly article: StockCode;
  /** Option list of the choice behind the piece; null for what is calculated. */
  readonly dropdown: string | null;
  /** Empty where the article has no rows, or none that this leaf can take. */
  readonly cuts: readonly Cut[];
  /** How many rows of the article this leaf cannot take: their cut would leave it, or has no place on it. */
  readonly misfits: number;
}
