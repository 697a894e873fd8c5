import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GlassTheme } from '../catalogue/glass-rows.ts';
import { isGlazed } from '../catalogue/design-rows.ts';
import type { Glass, Glazing, Item } from '../model/item.ts';
import { glazedFrameParts } from '../model/parts.ts';

export type GlassPlace = 'door' | 'frame';

export const isSameGlazing = (one: Glazing, other: Glazing): boolean =>
  one.kind === 'theme' ? other.kind === 'theme' && one.themeId === other.themeId : one.kind === other.kind;

/** The glazing of sidelights and fanlight: their own, or the same as the door. */
export const frameGlazing = (glass: Glass): Glazing => (glass.frame.kind === 'own' ? glass.frame.glazing : glass.door);

export const glazingOf = (glass: Glass, place: GlassPlace): Glazing =>
  place === 'door' ? glass.door : frameGlazing(glass);

/** The row of the theme; undefined for a glazing without one. */
export const themeOf = (glazing: Glazing, catalogue: Catalogue): GlassTheme | undefined =>
  glazing.kind === 'theme' ? catalogue.theme(glazing.themeId) : undefined;

/** The themes made for the kind of system that this door is built in. */
export function themesForSystem({ systemId }: Pick<Item, 'systemId'>, { rows }: Catalogue): readonly GlassTheme[] {
  const typeId = rows.systems.find(({ id }) => id === systemId)?.typeId;
  return rows.themes.filter((theme) => theme.systemTypeId === undefined || theme.systemTypeId === typeId);
}

/** Whether the frame's glass is chosen by itself: apart from the door's, or because the door is solid. */
export const mayChooseFrameGlass = (item: Item, catalogue: Catalogue): boolean =>
  item.glass.frame.kind === 'own' || !isGlazed(catalogue.design(item.designId));

/** The glazing of the door's panes, then that of the panes around it; only where there are any. */
export const glazingsOf = (item: Item, catalogue: Catalogue): readonly Glazing[] => [
  ...(isGlazed(catalogue.design(item.designId)) ? [item.glass.door] : []),
  ...(glazedFrameParts(item.frame.parts).length > 0 ? [frameGlazing(item.glass)] : []),
];

/** Whether panes of this set have no glass chosen yet: those of the door, or those beside and above it. */
export const isGlassOpen = (item: Item, catalogue: Catalogue): boolean =>
  glazingsOf(item, catalogue).some(({ kind }) => kind === 'none-chosen');

/** False for a solid door without sidelights and fanlight, which has nothing to glaze. */
export const takesGlass = (item: Item, catalogue: Catalogue): boolean =>
  isGlazed(catalogue.design(item.designId)) || glazedFrameParts(item.frame.parts).length > 0;

export const isUnglazedSet = (glass: Glass): boolean =>
  glass.door.kind === 'unglazed' || (glass.frame.kind === 'own' && glass.frame.glazing.kind === 'unglazed');

/** True where glass is taken out of a door that had it: only a supplier who sells doors without glass allows that. */
export const isNewlyUnglazed = (was: Pick<Item, 'glass'>, now: Pick<Item, 'glass'>): boolean =>
  isUnglazedSet(now.glass) && !isUnglazedSet(was.glass);
