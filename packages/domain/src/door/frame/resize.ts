import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Frame, Item } from '../model/item.ts';
import { minus, type Mm, mm, plus } from '../../lib/mm.ts';
import { doorPart, layoutOf, type Part, type PartKind, partOf } from '../model/parts.ts';
import { compositeSize, couplingWidths } from '../sizes/composite-size.ts';
import { shareBetweenSidelights } from '../sizes/share-between-sidelights.ts';
import { type SideWidths, sideWidthsOf } from '../sizes/side-widths.ts';
import { type CellPlan, partsOf } from './cells.ts';

export interface NewSizes {
  readonly frame: Frame;
  /** Typed by a person; null: the door keeps its width and the sidelights share the difference. */
  readonly sideWidths: SideWidths | null;
  /** Typed by a person; null: the door keeps its height under a fanlight, less what a wider coupling takes; else it fills the frame. */
  readonly doorHeight: Mm | null;
}

/** The set with its cells in their new sizes. It does not check whether they can be made. */
export function resize(item: Item, sizes: NewSizes, catalogue: Catalogue): Item {
  const plan = planOf(item, sizes, catalogue);
  const parts = partsOf(plan, keepPartIds(item), catalogue);
  return { ...item, frame: { ...sizes.frame, parts } };
}

/** As `resize`, where only the frame around the cells changed. */
export const resizeFrame = (item: Item, frame: Frame, catalogue: Catalogue): Item =>
  resize(item, { frame, sideWidths: null, doorHeight: null }, catalogue);

/** The parts that follow from the current cells: what `validateItem` compares an item with. */
export const expectedParts = (item: Item, catalogue: Catalogue): readonly Part[] =>
  resize(item, { frame: item.frame, sideWidths: sideWidthsOf(item.frame.parts), doorHeight: null }, catalogue).frame
    .parts;

function planOf(item: Item, { frame, sideWidths, doorHeight }: NewSizes, catalogue: Catalogue): CellPlan {
  const { sides, fanlight } = layoutOf(item.frame.parts);
  const door = doorPart(item.frame.parts);
  const composite = compositeSize(frame, catalogue);
  const before = couplingWidths(item.frame, catalogue);
  const joints = couplingWidths(frame, catalogue);
  const keptHeight = minus(plus(door.size.height, before.fanlight), joints.fanlight);
  return {
    doors: door.kind === 'double-door' ? 'double' : 'single',
    sides,
    fanlight,
    construction: frame.construction,
    composite,
    joints,
    sideWidths:
      sideWidths ?? shareNewWidth(item, { width: composite.width, before: upright(before), joints: upright(joints) }),
    doorHeight: fanlight ? (doorHeight ?? keptHeight) : composite.height,
  };
}

/**
 * Shares the width between the sidelights again only when it changed, so that typed widths survive a change of height, and
 * the door gives what a wider coupling takes.
 */
function shareNewWidth(item: Item, { before, joints, width }: NewWidth): SideWidths {
  const present = sideWidthsOf(item.frame.parts);
  const door = doorPart(item.frame.parts).size.width;
  const isUnchanged = present.left + door + present.right + before === width;
  return isUnchanged ? present : shareBetweenSidelights(mm(width - door - joints), layoutOf(item.frame.parts).sides);
}

interface NewWidth {
  /** Of the set. */
  readonly width: Mm;
  /** Of its upright joints together, as they were and as they will be. */
  readonly before: number;
  readonly joints: number;
}

const upright = (joints: CellPlan['joints']): number => joints['left-sidelight'] + joints['right-sidelight'];

/** A part keeps its id; a new part gets one derived from the item's id, so that page and server agree. */
export const keepPartIds =
  (item: Item) =>
  (kind: PartKind): string =>
    partOf(item.frame.parts, kind)?.id ?? `${item.id}-${kind}`;
