import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ColourPair } from '../catalogue/colour-rows.ts';
import type { FrameProfileRow } from '../catalogue/frame-rows.ts';
import type { ProductionRows } from '../catalogue/production-rows.ts';
import { glassUnitOf, type PlacedRectangle } from '../formula/light-sights.ts';
import type { Item } from '../model/item.ts';
import { doorPart } from '../model/parts.ts';
import type { Size } from '../model/mm.ts';
import { type GroupedLeaf, type LeafGroup, leavesByGroup } from '../sizes/leaf-sizes.ts';
import { type SizeSheet, type SizedCell, sizeSheet } from '../sizes/size-sheet.ts';
import { colourPairOf } from '../stock/colour-pair.ts';
import { leafWeight, lightsOf, takesDesign } from './leaf-weight.ts';

export interface ProductionCatalogue {
  readonly catalogue: Catalogue;
  readonly production: ProductionRows;
}

/** An item with everything that the rules of the bill look up: sizes, leaves, frame profile, colour pair. */
export interface ResolvedItem extends ProductionCatalogue {
  readonly item: Item;
  readonly sheet: SizeSheet;
  readonly door: SizedCell;
  readonly leaves: readonly ResolvedLeaf[];
  /** The door's frame: `frame` where it is the only one (a lone door, a one-piece set), `door` in a coupled set. */
  readonly frameGroup: 'frame' | 'door';
  readonly profile: FrameProfileRow;
  /** null: the supplier has no bars in these colours. */
  readonly colours: ColourPair | null;
}

export interface ResolvedLeaf {
  readonly group: LeafGroup;
  /** `leaf`, `master leaf`, `slave leaf`. */
  readonly name: string;
  readonly size: Size;
  readonly lights: readonly ResolvedLight[];
  /** False when the leaf is smaller than the design's minimum. */
  readonly fitsDesign: boolean;
  readonly kg: number;
}

export interface ResolvedLight {
  readonly sight: PlacedRectangle;
  readonly unit: Size;
}

export function resolveItem(item: Item, productionCatalogue: ProductionCatalogue): ResolvedItem {
  const { catalogue } = productionCatalogue;
  const sheet = sizeSheet(item, catalogue);
  const { id } = doorPart(item.frame.parts);
  const door = sheet.cells.find((cell) => cell.partId === id);
  if (!door) throw new Error('A size sheet without a door cell was built.');
  const isOneFrame = item.frame.construction === 'one-piece' || sheet.cells.length === 1;
  return {
    ...productionCatalogue,
    item,
    sheet,
    door,
    leaves: leavesByGroup(sheet.leaves).map((leaf) => resolveLeaf(leaf, item, productionCatalogue)),
    frameGroup: isOneFrame ? 'frame' : 'door',
    profile: catalogue.profile(item.frame.profile),
    colours: colourPairOf(item, catalogue),
  };
}

const names: Readonly<Record<LeafGroup, string>> = { door: 'leaf', master: 'master leaf', slave: 'slave leaf' };

function resolveLeaf(leaf: GroupedLeaf, item: Item, { catalogue }: ProductionCatalogue): ResolvedLeaf {
  return {
    ...leaf,
    name: names[leaf.group],
    fitsDesign: takesDesign(leaf.size, catalogue.design(item.designId)),
    lights: lightsOf(leaf.size, item, catalogue).map((sight) => resolveLight(sight, catalogue)),
    kg: leafWeight(leaf.size, item, catalogue),
  };
}

const resolveLight = (sight: PlacedRectangle, catalogue: Catalogue): ResolvedLight => ({
  sight,
  unit: glassUnitOf(sight, catalogue.rows.clearances),
});
