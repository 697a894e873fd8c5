import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { GlassTheme } from '../../catalogue/rows/glass-rows.ts';
import type { Glazing } from '../model/door-values.ts';
import type { Glass, Item } from '../model/item.ts';
import type { GlazedFramePartKind, PanePlace } from '../model/parts.ts';

/** A pane, or all panes around the door together. */
export type GlassPlace = 'frame' | PanePlace;

export const isSameGlazing = (one: Glazing, other: Glazing): boolean =>
  one.kind === 'theme' ? other.kind === 'theme' && one.themeId === other.themeId : one.kind === other.kind;

/** The glazing of sidelights and fanlight, but of those that have their own: chosen for them, or the same as the door. */
export const frameGlazing = (glass: Pick<Glass, 'door' | 'frame'>): Glazing =>
  glass.frame.kind === 'own' ? glass.frame.glazing : glass.door;

export const glazingOfPart = (glass: Pick<Glass, 'door' | 'frame'>, kind: GlazedFramePartKind): Glazing =>
  (glass.frame.kind === 'own' ? glass.frame.ofPart?.[kind] : undefined) ?? frameGlazing(glass);

/** The row of the theme; undefined for a glazing without one. */
export const themeOf = (glazing: Glazing, catalogue: Catalogue): GlassTheme | undefined =>
  glazing.kind === 'theme' ? catalogue.theme(glazing.themeId) : undefined;

export const isUnglazedSet = (glass: Glass): boolean =>
  glass.door.kind === 'unglazed' ||
  (glass.frame.kind === 'own' &&
    [glass.frame.glazing, ...Object.values(glass.frame.ofPart ?? {})].some(({ kind }) => kind === 'unglazed'));

/** True where glass is taken out of a door that had it: only a supplier who sells doors without glass allows that. */
export const isNewlyUnglazed = (was: Pick<Item, 'glass'>, now: Pick<Item, 'glass'>): boolean =>
  isUnglazedSet(now.glass) && !isUnglazedSet(was.glass);
