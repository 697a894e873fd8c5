import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Clearances } from '../../catalogue/rows/limit-rows.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import { type DesignHardwareKind, hardwareTable } from '../model/hardware-kinds.ts';
import type { Hand } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';

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

/** What places hardware on a leaf: its heights, and the strip beside the lock edge that is left to the handle. */
export type PiecePlaces = Pick<Design, 'heights'> & Pick<Clearances['handle'], 'besideEdge'>;

/** As the design has them, but spyhole and letter plate where a person placed them. */
export const piecePlaces = (
  { designId, extras, hardware }: Pick<Item, 'designId' | 'extras' | 'hardware'>,
  { design, rows: { clearances } }: Pick<Catalogue, 'design' | 'rows'>,
): PiecePlaces => {
  const { heights } = design(designId);
  return {
    heights: {
      ...heights,
      spyhole1: extras.spyholeHeights.spyhole ?? heights.spyhole1,
      letterPlate: hardware.letterPlateHeight ?? heights.letterPlate,
    },
    besideEdge: clearances.handle.besideEdge,
  };
};

export interface PieceSpot {
  /** Of the centre, from the left edge of the leaf. */
  readonly x: number;
  /** Of the centre, above the bottom of the leaf. */
  readonly height: number;
}

/** The centre of the leaf; where glass is there, the middle of the widest solid stretch beside it that the handle leaves free. */
export function pieceSpot(kind: DesignHardwareKind, leaf: BareLeaf, { heights, besideEdge }: PiecePlaces): PieceSpot {
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
      ? { ...widest, to: Math.min(widest.to, leaf.size.width - besideEdge) }
      : { ...widest, from: Math.max(widest.from, besideEdge) };
  return { x: (free.from + free.to) / 2, height };
}

/** The box that a piece itself covers where it sits, without what is kept free around it. */
export function pieceBox(kind: DesignHardwareKind, leaf: BareLeaf, places: PiecePlaces): LeafBox {
  const { x, height } = pieceSpot(kind, leaf, places);
  const { outline } = hardwareTable[kind].place;
  const [width, high] =
    outline.shape === 'box' ? [outline.width, outline.height] : [2 * outline.radius, 2 * outline.radius];
  return { x: x - width / 2, y: leaf.size.height - height - high / 2, width, height: high };
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
