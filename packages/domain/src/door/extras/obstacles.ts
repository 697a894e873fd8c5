import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { DoorFace, HandleCover } from '../../catalogue/rows/stock-rows.ts';
import { lightSights } from '../formula/light-sights.ts';
import { handleBoxes } from '../hardware/handle-room.ts';
import { type BareLeaf, type LeafBox, pieceSpot, type PieceSpot, piecePlaces } from '../hardware/piece-spot.ts';
import { hardwareTable, designHardwareKinds } from '../model/hardware-kinds.ts';
import type { Item } from '../model/item.ts';
import { mm, type Size } from '../../lib/mm.ts';

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
  return [...coveredByHandle(face, leaf, { item, catalogue }), ...pieces];
}

/** What the handle covers there, and the whole strip beside the lock edge, which is left to the hand. */
function coveredByHandle(
  face: DoorFace,
  { size, hand }: BareLeaf,
  { item: { hardware, designId }, catalogue }: DoorOf,
): readonly LeafBox[] {
  if (hardware.handleType === null) return [];
  const covers = catalogue.handle(hardware.handleType).covers[face];
  const atEdge = covers.filter(({ about }) => about === 'lock-edge');
  const strip: HandleCover = {
    about: 'lock-edge',
    reach: catalogue.rows.clearances.handle.besideEdge,
    from: mm(Math.min(...atEdge.map(({ from }) => from))),
    to: mm(Math.max(...atEdge.map(({ to }) => to))),
  };
  return handleBoxes(atEdge.length > 0 ? [strip, ...covers] : covers, {
    design: catalogue.design(designId),
    size: { width: mm(size.width), height: mm(size.height) },
    hand,
  });
}

export const boxAround = (
  { x, height }: PieceSpot,
  { size }: BareLeaf,
  { wide, high }: { readonly wide: number; readonly high: number },
): LeafBox => ({ x: x - wide, y: size.height - height - high, width: 2 * wide, height: 2 * high });
