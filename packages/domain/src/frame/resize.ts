import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Frame, Item } from '../item/item.ts';
import { type Part, type PartKind, doorPart, layoutOf, partOf } from '../item/parts.ts';
import { type Mm, minus, mm } from '../measure/mm.ts';
import { compositeSize } from '../sizes/composite.ts';
import { type SideWidths, shareBetweenSidelights } from '../sizes/share.ts';
import { type CellPlan, partsOf } from './cells.ts';

export interface NewSizes {
  readonly frame: Frame;
  /** Typed by a person; null: the door keeps its width, and the sidelights share what is new. */
  readonly sideWidths: SideWidths | null;
  /** Typed by a person; null: the door keeps its height under a fanlight, else it fills the frame. */
  readonly doorHeight: Mm | null;
}

/** The set with every cell as its new sizes make it. Whether it can be made is asked afterwards. */
export function resized(item: Item, sizes: NewSizes, catalogue: Catalogue): Item {
  const plan = planOf(item, sizes, catalogue);
  const parts = partsOf(plan, keepingIds(item), catalogue);
  return { ...item, frame: { ...sizes.frame, parts } };
}

/** As `resized`, where only the frame around the cells changed. */
export const refilled = (item: Item, frame: Frame, catalogue: Catalogue): Item =>
  resized(item, { frame, sideWidths: null, doorHeight: null }, catalogue);

/** The cells as they are now, bars and one-piece frame put where they belong. */
export const asItStands = (item: Item, catalogue: Catalogue): readonly Part[] =>
  resized(item, { frame: item.frame, sideWidths: sideWidthsOf(item), doorHeight: null }, catalogue).frame.parts;

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
    sideWidths: sideWidths ?? sharedSides(item, composite.width),
    doorHeight: fanlight ? (doorHeight ?? door.size.height) : composite.height,
  };
}

/** Only a new width is shared anew: widths that a person typed outlast a change of height. */
function sharedSides(item: Item, width: Mm): SideWidths {
  const present = sideWidthsOf(item);
  const door = doorPart(item.frame.parts).size.width;
  const isUnchanged = present.left + door + present.right === width;
  return isUnchanged ? present : shareBetweenSidelights(minus(width, door), layoutOf(item.frame.parts).sides);
}

const sideWidthsOf = ({ frame }: Item): SideWidths => ({
  left: partOf(frame.parts, 'left-sidelight')?.size.width ?? mm(0),
  right: partOf(frame.parts, 'right-sidelight')?.size.width ?? mm(0),
});

/** A part keeps its id for life; a new one gets a name that page and server both come to by themselves. */
export const keepingIds =
  (item: Item) =>
  (kind: PartKind): string =>
    partOf(item.frame.parts, kind)?.id ?? `${item.id}-${kind}`;
