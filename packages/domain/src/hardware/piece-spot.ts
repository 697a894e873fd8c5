import type { Design } from '../catalogue/design-rows.ts';
import { type DesignHardwareKind, hardwareTable } from '../model/hardware-kinds.ts';
import type { Hand, Item } from '../model/item.ts';

/** A rectangle on the leaf, mm, origin top left, seen from outside. */
export interface LeafBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A leaf without hardware. */
export interface BareLeaf {
  readonly size: Pick<LeafBox, 'width' | 'height'>;
  readonly hand: Hand;
  readonly glass: readonly LeafBox[];
}

/** Width beside the lock edge that the handle needs, mm: a pull bar is 100 from the edge. */
export const clearOfLockEdge = 135;

/** The heights of a design, with the one at which a person placed the spyhole. */
export const placedHeights = (
  { extras }: Pick<Item, 'extras'>,
  { heights }: Pick<Design, 'heights'>,
): Pick<Design, 'heights'> => ({
  heights: { ...heights, spyhole1: extras.spyholeHeights.spyhole ?? heights.spyhole1 },
});

export interface PieceSpot {
  /** Of the centre, from the left edge of the leaf. */
  readonly x: number;
  /** Of the centre, above the bottom of the leaf. */
  readonly height: number;
}

/** The centre of the leaf; where glass is there, the middle of the widest solid stretch beside it that the handle leaves free. */
export function pieceSpot(kind: DesignHardwareKind, leaf: BareLeaf, { heights }: Pick<Design, 'heights'>): PieceSpot {
  const { place } = hardwareTable[kind];
  const { half } = place;
  const height = heights[place.height];
  const y = leaf.size.height - height;
  const centre = leaf.size.width / 2;
  const solids = solidsIn(leaf, y - half.high, y + half.high);
  if (solids.some(({ from, to }) => from <= centre - half.wide && to >= centre + half.wide)) {
    return { x: centre, height };
  }
  const widest = solids.reduce((wider, solid) => (solid.to - solid.from > wider.to - wider.from ? solid : wider));
  const free =
    leaf.hand === 'left'
      ? { ...widest, to: Math.min(widest.to, leaf.size.width - clearOfLockEdge) }
      : { ...widest, from: Math.max(widest.from, clearOfLockEdge) };
  return { x: (free.from + free.to) / 2, height };
}

/** The stretches without glass in a horizontal band of the leaf, from left to right. */
function solidsIn({ size, glass }: BareLeaf, top: number, bottom: number): readonly [Stretch, ...Stretch[]] {
  const inBand = glass.filter(({ y, height }) => y < bottom && y + height > top).toSorted((a, b) => a.x - b.x);
  const [first, ...others] = inBand;
  if (!first) return [{ from: 0, to: size.width }];
  return [
    { from: 0, to: first.x },
    ...[first, ...others].map((box, index) => ({ from: box.x + box.width, to: inBand[index + 1]?.x ?? size.width })),
  ];
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}
