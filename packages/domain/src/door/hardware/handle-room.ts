import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Clearances } from '../../catalogue/rows/limit-rows.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import { type DoorFace, doorFaces, type HandleCover, type HandleOption } from '../../catalogue/rows/stock-rows.ts';
import { designOfLeaf } from '../design-fit/leaf-design.ts';
import type { Hand } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import type { Size } from '../../lib/mm.ts';
import { leafSizes, leavesByGroup } from '../sizes/leaf-sizes.ts';
import { isClearOfGlass } from './clear-of-glass.ts';
import type { LeafBox } from './piece-spot.ts';

/** A leaf of a design, and its hinge side. */
export interface HandledLeaf {
  readonly design: Pick<Design, 'lights' | 'cassette' | 'heights'>;
  readonly size: Size;
  readonly hand: Hand;
}

/** The boxes that a handle covers on a face of the leaf; both faces are seen from outside. */
export const handleBoxes = (
  covers: readonly HandleCover[],
  { design, size, hand }: Pick<HandledLeaf, 'size' | 'hand'> & { readonly design: Pick<Design, 'heights'> },
): readonly LeafBox[] =>
  covers.map(({ about, reach, from, to }) => {
    const y = size.height - design.heights.handle - to;
    const fromEdge = { y, width: reach, height: to - from };
    if (about === 'middle') return { ...fromEdge, x: size.width / 2 - reach, width: 2 * reach };
    return { ...fromEdge, x: hand === 'left' ? size.width - reach : 0 };
  });

/** All that a handle covers, on both faces. */
export const coversOf = ({ covers }: Pick<HandleOption, 'covers'>): readonly HandleCover[] =>
  doorFaces.flatMap((face) => covers[face]);

/** Whether what a handle covers keeps its distance from the glass of a leaf, and from the cassettes around it. */
export const hasRoomOnLeaf = (
  covers: readonly HandleCover[],
  leaf: HandledLeaf,
  clearances: Pick<Clearances, 'cassette' | 'hardware'>,
): boolean => isClearOfGlass(handleBoxes(covers, leaf), leaf, clearances);

/** Whether a handle has room on all leaves of a door. The fixed handle of a slave leaf is as the real one is inside. */
export const hasRoomOnDoor = (
  handle: HandleOption,
  item: Pick<Item, 'frame' | 'leaves' | 'designId' | 'hand'>,
  catalogue: Catalogue,
): boolean => {
  const { clearances } = catalogue.rows;
  return leavesByGroup(leafSizes(item, catalogue)).every(({ group, size }) => {
    const design = designOfLeaf(item, group, catalogue);
    if (group !== 'slave') return hasRoomOnLeaf(coversOf(handle), { design, size, hand: item.hand }, clearances);
    return hasRoomOnLeaf(handle.covers.inside, { design, size, hand: opposite[item.hand] }, clearances);
  });
};

const opposite: Readonly<Record<Hand, Hand>> = { left: 'right', right: 'left' };

/** The farthest that a handle reaches from the lock edge on a face, mm: the tip of its lever. */
export const reachOf = ({ covers }: Pick<HandleOption, 'covers'>, face: DoorFace): number =>
  Math.max(0, ...covers[face].filter(({ about }) => about === 'lock-edge').map(({ reach }) => reach));
