import type { Catalogue, ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import type { Design } from '../../catalogue/rows/design-rows.ts';
import { designOfLeaf } from '../../door/design-fit/leaf-design.ts';
import type { ColourPair } from '../../catalogue/rows/colour-rows.ts';
import type { FrameProfileRow } from '../../catalogue/rows/frame-rows.ts';
import { glassUnitOf, type PlacedRectangle } from '../../door/formula/light-sights.ts';
import type { Hand } from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';
import { doorPart, type LeafGroup } from '../../door/model/parts.ts';
import type { Size } from '../../lib/mm.ts';
import { type GroupedLeaf, leavesByGroup } from '../../door/sizes/leaf-sizes.ts';
import { type SizeSheet, type SizedCell, sizeSheet } from '../../door/sizes/size-sheet.ts';
import { colourPairOf } from '../../door/stock/colour-pair.ts';
import type { GlassOutline, LightNumber } from './bom-piece.ts';
import { leafWeight, lightsOf, takesDesign } from '../../door/weight/leaf-weight.ts';

/** An item with everything that the rules of the bill look up: sizes, leaves, frame profile, colour pair. */
export interface ResolvedItem extends ProductionCatalogue {
  readonly item: Item;
  readonly sheet: SizeSheet;
  readonly door: SizedCell;
  /** The only leaf, or master and slave. */
  readonly leaves: readonly [ResolvedLeaf, ...ResolvedLeaf[]];
  /** The door's frame: `frame` where it is the only one (a lone door, a one-piece set), `door` in a coupled set. */
  readonly frameGroup: 'frame' | 'door';
  readonly profile: FrameProfileRow;
  /** null: the supplier has no bars in these colours. */
  readonly colours: ColourPair | null;
}

export interface ResolvedLeaf {
  readonly group: LeafGroup;
  /** Its hinge side, seen from outside: the slave hangs opposite the master. */
  readonly hand: Hand;
  /** `leaf`, `master leaf`, `slave leaf`. */
  readonly name: string;
  readonly size: Size;
  /** The slave's is the mirror image of the master's. */
  readonly design: Design;
  readonly lights: readonly ResolvedLight[];
  /** False when the leaf is smaller than the design's minimum. */
  readonly fitsDesign: boolean;
  readonly kg: number;
}

export interface ResolvedLight {
  readonly light: LightNumber;
  readonly outline: GlassOutline;
  readonly sight: PlacedRectangle;
  readonly unit: Size;
}

export function resolveItem(item: Item, productionCatalogue: ProductionCatalogue): ResolvedItem {
  const { catalogue } = productionCatalogue;
  const sheet = sizeSheet(item, catalogue);
  const { id } = doorPart(item.frame.parts);
  const door = sheet.cells.find((cell) => cell.partId === id);
  if (!door) throw new Error('A size sheet without a door cell was built.');
  const [main, ...others] = leavesByGroup(sheet.leaves);
  const resolve = (leaf: GroupedLeaf) => resolveLeaf(leaf, item, productionCatalogue);
  const isOneFrame = item.frame.construction === 'one-piece' || sheet.cells.length === 1;
  return {
    ...productionCatalogue,
    item,
    sheet,
    door,
    leaves: [resolve(main), ...others.map(resolve)],
    frameGroup: isOneFrame ? 'frame' : 'door',
    profile: catalogue.profile(item.frame.profile),
    colours: colourPairOf(item, catalogue),
  };
}

const names: Readonly<Record<LeafGroup, string>> = { door: 'leaf', master: 'master leaf', slave: 'slave leaf' };

function resolveLeaf(leaf: GroupedLeaf, item: Item, { catalogue }: ProductionCatalogue): ResolvedLeaf {
  const design = designOfLeaf(item, leaf.group, catalogue);
  return {
    ...leaf,
    name: names[leaf.group],
    hand: leaf.group === 'slave' ? opposite[item.hand] : item.hand,
    design,
    fitsDesign: takesDesign(leaf.size, design),
    lights: lightsIn(leaf, design, catalogue),
    kg: leafWeight(leaf.size, item, catalogue),
  };
}

const opposite = { left: 'right', right: 'left' } as const;

function lightsIn({ size }: GroupedLeaf, design: Design, catalogue: Catalogue): readonly ResolvedLight[] {
  const { lights } = design;
  const sights = lightsOf(size, design);
  return lights.flatMap(({ shape, turn, head }, index) => {
    const sight = sights[index];
    if (!sight) return [];
    return [
      {
        light: { number: index + 1, of: lights.length },
        outline: { shape, turn, head },
        sight,
        unit: glassUnitOf(sight, catalogue.rows.clearances),
      },
    ];
  });
}
