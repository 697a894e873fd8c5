import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Glazing, Item } from '../item/item.ts';
import type { GlazedFramePartKind } from '../item/parts.ts';

/** What the panes of a unit must be; a decorative layer needs a unit of its own, laminated or not. */
type PaneNeed = 'plain' | 'laminated' | 'sealed';
type MakeUps = Readonly<Record<PaneNeed, string>>;

/** By slab: the thicker leaf takes the thicker unit. Decorative units are only made 24 thick. */
const inLeaf: Readonly<Record<Item['build']['slab'], MakeUps>> = {
  44: { plain: 'D24S', laminated: 'D24L', sealed: 'T24D' },
  48: { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
  70: { plain: 'T36E', laminated: 'T36E', sealed: 'T24D' },
};

/** Nobody climbs in through a fanlight, so its panes are not laminated. */
const inFrame: Readonly<Record<GlazedFramePartKind, MakeUps>> = {
  'left-sidelight': { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
  'right-sidelight': { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
  fanlight: { plain: 'D28S', laminated: 'D28S', sealed: 'T24D' },
};

/** A unit's make-up, and the words that tell the glass works what is on it. */
export interface Glazed {
  readonly makeUp: string;
  /** `Diamond Lead on Flemish`; null when the fitter glazes on site and no unit is ordered. */
  readonly glass: string | null;
}

/** What the panes of a leaf are made of, whether they are glazed in the shop or on site. */
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
