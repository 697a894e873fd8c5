import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { bareHead, type HeadExtras, type LeafFace, type PlacedExtra } from '@door/domain/extras/placed-extra';
import type { Item } from '@door/domain/model/item';
import type { PaneArea } from '@door/domain/model/parts';
import type { DrawingFacts, LeafFacts } from './facts.ts';
import type { ThemeNamed } from './glass/field.ts';
import { firstHardware, type HardwareDrawers } from './hardware/hardware-drawers.ts';
import type { Group, Shape } from './scene.ts';

/** Drawings that only some doors need. The caller passes in those that it has loaded, so that a page fetches no others. */
export interface Drawers extends ExtraDrawers {
  readonly theme: ThemeNamed;
  readonly hardware: HardwareDrawers;
}

/** Drawings of what the trade adds to a door. */
export interface ExtraDrawers {
  readonly places: ExtraPlaces;
  /** The number of the house in each pane, where a glass shows it: with the drawings of themes. */
  readonly numberInPanes: NumberInPanes;
  /** Metal on a leaf, in the leaf's own coordinates. */
  readonly extrasOnLeaf: (leaf: LeafFacts) => readonly Group[];
  /** Vents and the drip on the head of the set. */
  readonly extrasOnHead: (facts: DrawingFacts) => readonly Shape[];
  /** Couplings that set two frames apart. */
  readonly couplings: (facts: DrawingFacts) => readonly Shape[];
}

export type NumberInPanes = (item: Item, catalogue: Catalogue) => (area: PaneArea, index: number) => string;

/** Where the extras of an item sit. */
export interface ExtraPlaces {
  /** In the leaf's own coordinates. */
  onLeaf(leaf: LeafFace, item: Item, catalogue: Catalogue): readonly PlacedExtra[];
  onHead(item: Item, catalogue: Catalogue): HeadExtras;
}

/** For a door with plain glass, usual hardware and no extras, as a visitor first sees it. */
export const plainDrawers: Drawers = {
  theme: () => null,
  hardware: firstHardware,
  places: { onLeaf: () => [], onHead: () => bareHead },
  numberInPanes: () => () => '',
  extrasOnLeaf: () => [],
  extrasOnHead: () => [],
  couplings: () => [],
};
