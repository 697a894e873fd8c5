import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PaneNeed } from '../catalogue/production-rows.ts';
import type { Glazing, Item } from '../model/item.ts';

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
