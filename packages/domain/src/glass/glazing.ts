import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GlassTheme } from '../catalogue/glass-rows.ts';
import { isGlazed } from '../design/glazed.ts';
import type { Glass, Glazing, Item } from '../item/item.ts';
import { glazedFrameParts } from '../item/parts.ts';

export type GlassPlace = 'door' | 'frame';

export const isSameGlazing = (one: Glazing, other: Glazing): boolean =>
  one.kind === 'theme' ? other.kind === 'theme' && one.themeId === other.themeId : one.kind === other.kind;

/** What sidelights and fanlight are glazed with, whether chosen for them or copied from the door. */
export const frameGlazing = (glass: Glass): Glazing => (glass.frame.kind === 'own' ? glass.frame.glazing : glass.door);

export const glazingOf = (glass: Glass, place: GlassPlace): Glazing =>
  place === 'door' ? glass.door : frameGlazing(glass);

/** The theme's row; undefined for the glazings that are none. */
export const themeOf = (glazing: Glazing, catalogue: Catalogue): GlassTheme | undefined =>
  glazing.kind === 'theme' ? catalogue.theme(glazing.themeId) : undefined;

/** The themes made for the kind of system that this door is built in. */
export function themesForSystem({ systemId }: Pick<Item, 'systemId'>, { rows }: Catalogue): readonly GlassTheme[] {
  const typeId = rows.systems.find(({ id }) => id === systemId)?.typeId;
  return rows.themes.filter((theme) => theme.systemTypeId === undefined || theme.systemTypeId === typeId);
}

/** False for a solid door without sidelights and fanlight: then a page may say that there is nothing to glaze. */
export const takesGlass = (item: Item, catalogue: Catalogue): boolean =>
  isGlazed(catalogue.design(item.designId)) || glazedFrameParts(item.frame.parts).length > 0;
