import type { Catalogue } from '../catalogue/catalogue.ts';
import type { DoorFace } from '../catalogue/stock-rows.ts';
import { lightSights } from '../formula/light-sights.ts';
import { type BareLeaf, type LeafBox, pieceSpot, type PieceSpot, piecePlaces } from '../hardware/piece-spot.ts';
import { hardwareTable, designHardwareKinds } from '../model/hardware-kinds.ts';
import type { Item } from '../model/item.ts';
import type { Size } from '../model/mm.ts';

/** Least distance between an extra and glass, mm. */
export const besideGlass = 25;

/** The master leaf with the glass of its design. */
export const bareMaster = (item: Pick<Item, 'designId' | 'hand'>, size: Size, catalogue: Catalogue): BareLeaf => ({
  size,
  hand: item.hand,
  glass: lightSights(catalogue.design(item.designId), size),
});

export interface DoorOf {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

/** The boxes that handle and other hardware cover on a face of the master leaf. */
export function coveredOn(face: DoorFace, leaf: BareLeaf, { item, catalogue }: DoorOf): readonly LeafBox[] {
  const places = piecePlaces(item, catalogue);
  const pieces = designHardwareKinds
    .filter((kind) => face === 'outside' || hardwareTable[kind].place.showsInside)
    .filter((kind) => item.hardware.chosen[kind] !== null)
    .map((kind) => boxAround(pieceSpot(kind, leaf, places), leaf, hardwareTable[kind].place.half));
  return [...handleBoxes(face, leaf, { item, catalogue }), ...pieces];
}

/** Inside, every handle is a lever. */
function handleBoxes(
  face: DoorFace,
  { size, hand }: BareLeaf,
  { item: { hardware }, catalogue }: DoorOf,
): readonly LeafBox[] {
  if (hardware.handleType === null) return [];
  const { besideEdge, ...lever } = catalogue.rows.clearances.handle;
  const { from, to } = (face === 'outside' && catalogue.handle(hardware.handleType).covers) || lever;
  const x = hand === 'left' ? size.width - besideEdge : 0;
  return [{ x, y: size.height - to, width: besideEdge, height: to - from }];
}

export const boxAround = (
  { x, height }: PieceSpot,
  { size }: BareLeaf,
  { wide, high }: { readonly wide: number; readonly high: number },
): LeafBox => ({ x: x - wide, y: size.height - height - high, width: 2 * wide, height: 2 * high });
