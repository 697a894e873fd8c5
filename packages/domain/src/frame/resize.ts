import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Frame, Item } from '../model/item.ts';
import { type Part, type PartKind, doorPart, layoutOf, partOf } from '../model/parts.ts';
import { type Mm, minus, mm } from '../model/mm.ts';
import { compositeSize } from '../sizes/composite-size.ts';
import { type SideWidths, shareBetweenSidelights } from '../sizes/share-between-sidelights.ts';
import { type CellPlan, partsOf } from './cells.ts';

export interface NewSizes {
  readonly frame: Frame;
  /** Typed by a person; null: the door keeps its width and the sidelights share the difference. */
  readonly sideWidths: SideWidths | null;
  /** Typed by a person; null: the door keeps its height under a fanlight, else it fills the frame. */
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
  resize(item, { frame: item.frame, sideWidths: sideWidthsOf(item), doorHeight: null }, catalogue).frame.parts;

function planOf(item: Item, { frame, sideWidths, doorHeight }: NewSizes, catalogue: Catalogue): CellPlan {
  const { sides, fanlight } = layoutOf(item.frame.parts);
  const door = doorPart(item.frame.parts);
  const composite = compositeSize(frame, catalogue);
  return {
    doors: door.kind === 'double-door' ? 'double' : 'single',
    sides,
    fanlight,
    construction: frame.construction,
    composite,
    sideWidths: sideWidths ?? shareNewWidth(item, composite.width),
    doorHeight: fanlight ? (doorHeight ?? door.size.height) : composite.height,
  };
}

/** Shares the width between the sidelights again only when it changed, so that typed widths survive a change of height. */
function shareNewWidth(item: Item, width: Mm): SideWidths {
  const present = sideWidthsOf(item);
  const door = doorPart(item.frame.parts).size.width;
  const isUnchanged = present.left + door + present.right === width;
  return isUnchanged ? present : shareBetweenSidelights(minus(width, door), layoutOf(item.frame.parts).sides);
}

const sideWidthsOf = ({ frame }: Item): SideWidths => ({
  left: partOf(frame.parts, 'left-sidelight')?.size.width ?? mm(0),
  right: partOf(frame.parts, 'right-sidelight')?.size.width ?? mm(0),
});

/** A part keeps its id; a new part gets one derived from the item's id, so that page and server agree. */
export const keepPartIds =
  (item: Item) =>
  (kind: PartKind): string =>
    partOf(item.frame.parts, kind)?.id ?? `${item.id}-${kind}`;
