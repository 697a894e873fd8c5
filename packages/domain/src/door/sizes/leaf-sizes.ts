import type { LeafGroup } from '../model/parts.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../model/item.ts';
import { type Mm, type Size, mm, shareEqually, size } from '../../lib/mm.ts';
import { cellsOf, edgesOf } from './edges.ts';

export type LeafSizes =
  | { readonly kind: 'single'; readonly leaf: Size }
  | { readonly kind: 'double'; readonly master: Size; readonly slave: Size };

/** Leaf sizes: the door cell less its frame edges and the gaps round the leaf. */
export function leafSizes(item: Pick<Item, 'frame' | 'leaves'>, catalogue: Catalogue): LeafSizes {
  const { hinge, lock, meeting } = catalogue.rows.clearances;
  const between = spaceForLeaves(item, catalogue);
  if (item.leaves.kind === 'single') {
    return { kind: 'single', leaf: size(between.width - hinge - lock, between.height) };
  }
  const [master, slave] = leafWidths(mm(between.width - 2 * hinge - meeting), item.leaves.masterWidth);
  return { kind: 'double', master: size(master, between.height), slave: size(slave, between.height) };
}

export interface GroupedLeaf {
  readonly group: LeafGroup;
  readonly size: Size;
}

/** The only leaf, or the master before the slave. */
export const leavesByGroup = (leaves: LeafSizes): readonly [GroupedLeaf, ...GroupedLeaf[]] =>
  leaves.kind === 'single'
    ? [{ group: 'door', size: leaves.leaf }]
    : [
        { group: 'master', size: leaves.master },
        { group: 'slave', size: leaves.slave },
      ];

/** The leaf that opens first and carries the lock: of a single door, its only one. */
export const masterOf = (leaves: LeafSizes): Size => (leaves.kind === 'single' ? leaves.leaf : leaves.master);

/** Between the rebate floors, less the gaps above and below. */
function spaceForLeaves({ frame }: Pick<Item, 'frame'>, catalogue: Catalogue): Size {
  const door = cellsOf(frame.parts).find((cell) => cell.kind === 'single-door' || cell.kind === 'double-door');
  if (!door) throw new Error('A frame without a door cell was built.');
  const { top, bottom } = catalogue.rows.clearances;
  const edges = edgesOf(door, frame, catalogue);
  return size(door.size.width - edges.left - edges.right, door.size.height - edges.top - top - edges.bottom - bottom);
}

/** Shared equally, the odd millimetre to the master, unless a person typed the master's width. */
const leafWidths = (sum: Mm, masterWidth: Mm | null): readonly [Mm, Mm] =>
  masterWidth === null ? shareEqually(sum) : [masterWidth, mm(sum - masterWidth)];
