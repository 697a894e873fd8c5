import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design, DesignHardwareKind, DoorFace } from '../catalogue/rows.ts';
import { lightSights } from '../formula/light-sights.ts';
import type { Hand, Item } from '../item/item.ts';
import type { Size } from '../measure/mm.ts';

/** A rectangle on the leaf, mm, origin top left, seen from outside. */
export interface LeafBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A leaf before anything is screwed to it. */
export interface BareLeaf {
  readonly size: Pick<LeafBox, 'width' | 'height'>;
  readonly hand: Hand;
  readonly glass: readonly LeafBox[];
}

/** So much must stay between metal and glass, mm. */
export const besideGlass = 25;

/** Half of what each piece covers, mm, with what must stay beside it. */
const halfSizes: Readonly<Record<DesignHardwareKind, { readonly wide: number; readonly high: number }>> = {
  knocker: { wide: 75, high: 110 },
  doorKnob: { wide: 70, high: 70 },
  spyhole: { wide: 40, high: 40 },
  letterPlate: { wide: 181, high: 60 },
};

/** What a handle takes up beside the lock edge: a bar stands 100 from it. */
const besideLock = 135;

/** A lever on its plate, above the bottom of the leaf. */
const leverCovers = { from: 834, to: 1078 };

const heightNames = {
  knocker: 'knocker',
  doorKnob: 'doorKnob',
  spyhole: 'spyhole1',
  letterPlate: 'letterPlate',
} as const satisfies Readonly<Record<DesignHardwareKind, keyof Design['heights']>>;

export interface PieceSpot {
  /** Of the centre, from the left edge of the leaf. */
  readonly x: number;
  /** Of the centre, above the bottom of the leaf. */
  readonly height: number;
}

/** The centre of the leaf; beside a slot, the middle of the wider solid part, as far as the handle leaves it free. */
export function pieceSpot(kind: DesignHardwareKind, leaf: BareLeaf, { heights }: Pick<Design, 'heights'>): PieceSpot {
  const height = heights[heightNames[kind]];
  const half = halfSizes[kind];
  const y = leaf.size.height - height;
  const centre = leaf.size.width / 2;
  const solids = solidsIn(leaf, y - half.high, y + half.high);
  if (solids.some(({ from, to }) => from <= centre - half.wide && to >= centre + half.wide)) {
    return { x: centre, height };
  }
  const widest = solids.reduce((wider, solid) => (solid.to - solid.from > wider.to - wider.from ? solid : wider));
  const free =
    leaf.hand === 'left'
      ? { ...widest, to: Math.min(widest.to, leaf.size.width - besideLock) }
      : { ...widest, from: Math.max(widest.from, besideLock) };
  return { x: (free.from + free.to) / 2, height };
}

/** Where the skin is whole over a band of the leaf, between its edges and its glass. */
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

/** The leaf that opens first, with the glass of the design that it carries. */
export const bareMaster = (item: Pick<Item, 'designId' | 'hand'>, size: Size, catalogue: Catalogue): BareLeaf => ({
  size,
  hand: item.hand,
  glass: lightSights(catalogue.design(item.designId), size),
});

export interface DoorOf {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

/** What handle and pieces take up on a face of the master leaf. */
export function coveredOn(face: DoorFace, leaf: BareLeaf, { item, catalogue }: DoorOf): readonly LeafBox[] {
  const design = catalogue.design(item.designId);
  const pieces = piecesOn[face]
    .filter((kind) => item.hardware.chosen[kind] !== null)
    .map((kind) => boxAround(pieceSpot(kind, leaf, design), leaf, halfSizes[kind]));
  return [...handleBoxes(face, leaf, { item, catalogue }), ...pieces];
}

/** Knocker and centre knob are bolted through and show nothing inside. */
const piecesOn: Readonly<Record<DoorFace, readonly DesignHardwareKind[]>> = {
  outside: ['knocker', 'doorKnob', 'spyhole', 'letterPlate'],
  inside: ['spyhole', 'letterPlate'],
};

/** Inside, every handle is a lever. */
function handleBoxes(
  face: DoorFace,
  { size, hand }: BareLeaf,
  { item: { hardware }, catalogue }: DoorOf,
): readonly LeafBox[] {
  if (hardware.handleType === null) return [];
  const { from, to } = (face === 'outside' && catalogue.handle(hardware.handleType).covers) || leverCovers;
  const x = hand === 'left' ? size.width - besideLock : 0;
  return [{ x, y: size.height - to, width: besideLock, height: to - from }];
}

const boxAround = (
  { x, height }: PieceSpot,
  { size }: BareLeaf,
  { wide, high }: { readonly wide: number; readonly high: number },
): LeafBox => ({ x: x - wide, y: size.height - height - high, width: 2 * wide, height: 2 * high });
