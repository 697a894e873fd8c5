import type { CutBase, CutDatum, PreparationRow } from '../../catalogue/rows/preparation-rows.ts';
import type { SlabThickness } from '../../door/model/build-choices.ts';
import type { Hand } from '../../door/model/door-values.ts';
import type { LeafGroup } from '../../door/model/parts.ts';
import { mm, type Size } from '../../lib/mm.ts';
import type { Cut } from './cut.ts';

/** A leaf as cuts are placed on it. */
export interface PreparedLeaf {
  readonly group: LeafGroup;
  /** Hinge side, seen from outside. */
  readonly hand: Hand;
  readonly size: Size;
  readonly thickness: SlabThickness;
  /** Of the spindle, above the bottom of the leaf, mm. */
  readonly spindle: number;
}

/** Where a piece sits on the leaf, mm from its left and above its bottom; null: the leaf alone says where. */
export interface OwnPlace {
  readonly fromLeft: number | null;
  readonly height: number | null;
}

/** Why a leaf cannot take a cut. */
export type Misfit = 'cut-outside-leaf' | 'cut-without-place';

/** The cut of a row on a leaf, on the side where its hand puts it, or why there is none. */
export function placeCut(row: PreparationRow, leaf: PreparedLeaf, own: OwnPlace): Cut | Misfit {
  const base = bases[row.base](leaf, own);
  if (base === null) return 'cut-without-place';
  const cut: Cut = {
    leaf: leaf.group,
    article: row.article,
    layer: row.layer,
    shape: row.shape,
    x: mm(across(row, leaf, own)),
    y: mm(base + row.y),
    width: row.width,
    height: row.height,
    depth: row.face === 'through' ? mm(leaf.thickness) : row.depth,
    face: row.face,
    source: row.source,
  };
  return isInside(cut, leaf) ? cut : 'cut-outside-leaf';
}

const bases: Readonly<Record<CutBase, (leaf: PreparedLeaf, own: OwnPlace) => number | null>> = {
  leafBottom: () => 0,
  leafTop: ({ size }) => size.height,
  spindle: ({ spindle }) => spindle,
  'own height': (_, { height }) => height,
};

/** Of a leaf hung on the left; on the right it is the mirror image. */
const ofLeftHung: Readonly<Record<CutDatum, (x: number, width: number) => number>> = {
  lockEdge: (x, width) => width - x,
  hingeEdge: (x) => x,
  centre: (x, width) => width / 2 + x,
};

function across({ from, x }: PreparationRow, { hand, size: { width } }: PreparedLeaf, own: OwnPlace): number {
  // A design may seat a piece beside its glass, where nothing has to be mirrored any more.
  if (from === 'centre' && own.fromLeft !== null) return hand === 'left' ? own.fromLeft + x : own.fromLeft - x;
  const onLeft = ofLeftHung[from](x, width);
  return hand === 'left' ? onLeft : width - onLeft;
}

function isInside({ face, x, y, width, height, depth }: Cut, { size, thickness }: PreparedLeaf): boolean {
  if (!isWithin(y, height, size.height)) return false;
  if (face !== 'edge') return isWithin(x, width, size.width) && depth <= thickness;
  return [0, size.width].includes(x) && width <= thickness && depth <= size.width;
}

/** Whether what reaches as far to both sides of its middle lies between 0 and an end. */
const isWithin = (middle: number, length: number, end: number): boolean =>
  middle - length / 2 >= 0 && middle + length / 2 <= end;
