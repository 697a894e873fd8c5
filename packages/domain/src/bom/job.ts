import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ColourPair } from '../catalogue/colour-rows.ts';
import type { FrameProfileRow } from '../catalogue/frame-rows.ts';
import type { WorksRows } from '../catalogue/works-rows.ts';
import { glassUnitOf, type PlacedRectangle } from '../formula/light-sights.ts';
import type { Item } from '../item/item.ts';
import { doorPart } from '../item/parts.ts';
import type { Size } from '../measure/mm.ts';
import { type GroupedLeaf, type LeafGroup, leavesByGroup } from '../sizes/leaf.ts';
import { type SizeSheet, type SizedCell, sizeSheet } from '../sizes/size-sheet.ts';
import { colourPairOf } from '../stock/colour-pair.ts';
import { leafWeight, lightsOf, takesDesign } from './leaf-weight.ts';

export interface Supplier {
  readonly catalogue: Catalogue;
  readonly works: WorksRows;
}

/** One item on its way to the works: what every rule of the bill of materials asks about. */
export interface Job extends Supplier {
  readonly item: Item;
  readonly sheet: SizeSheet;
  readonly door: SizedCell;
  readonly leaves: readonly JobLeaf[];
  /** The door's frame: `frame` where it is the only one (a lone door, a one-piece set), `door` in a coupled set. */
  readonly frameGroup: 'frame' | 'door';
  readonly profile: FrameProfileRow;
  /** null: the supplier has no bars in these colours. */
  readonly colours: ColourPair | null;
}

export interface JobLeaf {
  readonly group: LeafGroup;
  /** As the shop calls it: `leaf`, `master leaf`, `slave leaf`. */
  readonly name: string;
  readonly size: Size;
  readonly lights: readonly JobLight[];
  /** False where the design's lights would run into each other or into the edges. */
  readonly fitsDesign: boolean;
  readonly kg: number;
}

export interface JobLight {
  readonly sight: PlacedRectangle;
  readonly unit: Size;
}

export function jobOf(item: Item, supplier: Supplier): Job {
  const { catalogue } = supplier;
  const sheet = sizeSheet(item, catalogue);
  const { id } = doorPart(item.frame.parts);
  const door = sheet.cells.find((cell) => cell.partId === id);
  if (!door) throw new Error('A size sheet without a door cell was built.');
  const isOneFrame = item.frame.construction === 'one-piece' || sheet.cells.length === 1;
  return {
    ...supplier,
    item,
    sheet,
    door,
    leaves: leavesByGroup(sheet.leaves).map((leaf) => jobLeaf(leaf, item, supplier)),
    frameGroup: isOneFrame ? 'frame' : 'door',
    profile: catalogue.profile(item.frame.profile),
    colours: colourPairOf(item, catalogue),
  };
}

const names: Readonly<Record<LeafGroup, string>> = { door: 'leaf', master: 'master leaf', slave: 'slave leaf' };

function jobLeaf(leaf: GroupedLeaf, item: Item, { catalogue }: Supplier): JobLeaf {
  return {
    ...leaf,
    name: names[leaf.group],
    fitsDesign: takesDesign(leaf.size, catalogue.design(item.designId)),
    lights: lightsOf(leaf.size, item, catalogue).map((sight) => jobLight(sight, catalogue)),
    kg: leafWeight(leaf.size, item, catalogue),
  };
}

const jobLight = (sight: PlacedRectangle, catalogue: Catalogue): JobLight => ({
  sight,
  unit: glassUnitOf(sight, catalogue.rows.clearances),
});
