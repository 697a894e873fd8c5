import type { Catalogue, ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import type { PaneNeed } from '../../catalogue/rows/production-rows.ts';
import type { Glazing } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import type { GlazedFramePartKind } from '../model/parts.ts';
import { isSecured } from '../system/item-system.ts';
import { backingOfPart } from './backing.ts';
import { glazingOfPart } from './glazing.ts';

/** Make-up of a unit with the words that describe its glass in an order. */
export interface Glazed {
  readonly makeUp: string;
  /** `Diamond Lead on Flemish`; null: glazed on site, so no unit is ordered. */
  readonly glass: string | null;
}

/** Code of the unit in the leaf's lights, such as `D24L`, whether glazed in the factory or on site. */
export const leafMakeUp = (item: Item, { catalogue, production }: ProductionCatalogue): string =>
  production.glazing.leaf[item.build.slab][leafPaneNeed(item, catalogue)];

export function glazedPart(
  item: Item,
  kind: GlazedFramePartKind,
  { catalogue, production }: ProductionCatalogue,
): Glazed {
  const glazing = glazingOfPart(item.glass, kind);
  return {
    makeUp: production.glazing.frame[item.build.slab][paneNeedOf(glazing, isLaminated(kind, item), catalogue)],
    glass: glassWords(glazing, backingOfPart(item.glass, kind), catalogue),
  };
}

/** A fanlight is out of reach, so laminated glass was not asked for there; under Secured by Design every pane is laminated. */
const isLaminated = (kind: GlazedFramePartKind, item: Item): boolean =>
  kind === 'fanlight' ? isSecured(item) : item.build.laminated;

function glassWords(glazing: Glazing, backing: string, catalogue: Catalogue): string | null {
  if (isUnglazed(glazing, backing)) return null;
  return glazing.kind === 'theme' ? `${catalogue.theme(glazing.themeId).name} on ${backing}` : backing;
}

/** What the panes in a leaf must be. */
export const leafPaneNeed = (item: Item, catalogue: Catalogue): PaneNeed =>
  paneNeedOf(item.glass.door, item.build.laminated, catalogue);

export const isUnglazed = (glazing: Glazing, backing: string): boolean =>
  glazing.kind === 'unglazed' || backing === 'Unglazed';

/** What a pane of this glass must be: a sealed unit where its theme is made as one. */
export function paneNeedOf(glazing: Glazing, laminated: boolean, catalogue: Catalogue): PaneNeed {
  if (glazing.kind === 'theme' && catalogue.theme(glazing.themeId).sealed) return 'sealed';
  return laminated ? 'laminated' : 'plain';
}
