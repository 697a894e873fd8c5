import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Glazing, Item } from '../model/item.ts';
import type { GlazedFramePartKind } from '../model/parts.ts';

/** What the unit must be. A sealed decorative theme needs its own unit, whether or not laminated was chosen. */
type PaneNeed = 'plain' | 'laminated' | 'sealed';
type MakeUps = Readonly<Record<PaneNeed, string>>;

/** By slab thickness. Sealed decorative units are made 24 thick only. */
const inLeaf: Readonly<Record<Item['build']['slab'], MakeUps>> = {
  44: { plain: 'D24S', laminated: 'D24L', sealed: 'T24D' },
  48: { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
  70: { plain: 'T36E', laminated: 'T36E', sealed: 'T24D' },
};

/** A fanlight is out of reach, so its panes are not laminated. */
const inFrame: Readonly<Record<GlazedFramePartKind, MakeUps>> = {
  'left-sidelight': { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
  'right-sidelight': { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
  fanlight: { plain: 'D28S', laminated: 'D28S', sealed: 'T24D' },
};

/** Make-up of a unit with the words that describe its glass in an order. */
export interface Glazed {
  readonly makeUp: string;
  /** `Diamond Lead on Flemish`; null: glazed on site, so no unit is ordered. */
  readonly glass: string | null;
}

/** Code of the unit in the leaf's lights, such as `D24L`, whether glazed in the factory or on site. */
export const leafMakeUp = (item: Item, catalogue: Catalogue): string =>
  inLeaf[item.build.slab][needOf(item.glass.door, item, catalogue)];

export const isUnglazed = (glazing: Glazing, backing: string): boolean =>
  glazing.kind === 'unglazed' || backing === 'Unglazed';

export const glazedLeaf = (item: Item, catalogue: Catalogue): Glazed => ({
  makeUp: leafMakeUp(item, catalogue),
  glass: glassWords(item.glass.door, item.glass.doorBacking, catalogue),
});

export function glazedPart(item: Item, kind: GlazedFramePartKind, catalogue: Catalogue): Glazed {
  const { frame, door, doorBacking, partBacking } = item.glass;
  const glazing = frame.kind === 'own' ? frame.glazing : door;
  return {
    makeUp: inFrame[kind][needOf(glazing, item, catalogue)],
    glass: glassWords(glazing, partBacking[kind] ?? doorBacking, catalogue),
  };
}

function needOf(glazing: Glazing, item: Item, catalogue: Catalogue): PaneNeed {
  if (glazing.kind === 'theme' && catalogue.theme(glazing.themeId).sealed) return 'sealed';
  return item.build.laminated ? 'laminated' : 'plain';
}

function glassWords(glazing: Glazing, backing: string, catalogue: Catalogue): string | null {
  if (isUnglazed(glazing, backing)) return null;
  return glazing.kind === 'theme' ? `${catalogue.theme(glazing.themeId).name} on ${backing}` : backing;
}
