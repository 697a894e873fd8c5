import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { isGlazed } from '../../catalogue/rows/design-rows.ts';
import type { GlassTheme } from '../../catalogue/rows/glass-rows.ts';
import type { Glazing } from '../model/door-values.ts';
import type { Glass, Item } from '../model/item.ts';
import { glazedFrameParts } from '../model/parts.ts';
import { frameGlazing, type GlassPlace, glazingOfPart } from './glazing.ts';

export function glazingOf(glass: Glass, place: GlassPlace): Glazing {
  if (place === 'door') return glass.door;
  return place === 'frame' ? frameGlazing(glass) : glazingOfPart(glass, place);
}

/** Whether a sidelight or the fanlight has another glass than the others. */
export const partsDiffer = ({ frame }: Glass): boolean => frame.kind === 'own' && frame.ofPart !== undefined;

/** The themes made for the kind of system that this door is built in. */
export function themesForSystem({ systemId }: Pick<Item, 'systemId'>, { rows }: Catalogue): readonly GlassTheme[] {
  const typeId = rows.systems.find(({ id }) => id === systemId)?.typeId;
  return rows.themes.filter((theme) => theme.systemTypeId === undefined || theme.systemTypeId === typeId);
}

/** Whether the frame's glass is chosen by itself: apart from the door's, or because the door is solid. */
export const mayChooseFrameGlass = (item: Item, catalogue: Catalogue): boolean =>
  item.glass.frame.kind === 'own' || !isGlazed(catalogue.design(item.designId));

/** The glazing of the door's panes, then that of each part around it; only where there are any. */
export const glazingsOf = (item: Item, catalogue: Catalogue): readonly Glazing[] => [
  ...(isGlazed(catalogue.design(item.designId)) ? [item.glass.door] : []),
  ...glazedFrameParts(item.frame.parts).map((kind) => glazingOfPart(item.glass, kind)),
];

/** Whether panes of this set have no glass chosen yet: those of the door, or those beside and above it. */
export const isGlassOpen = (item: Item, catalogue: Catalogue): boolean =>
  glazingsOf(item, catalogue).some(({ kind }) => kind === 'none-chosen');

/** False for a solid door without sidelights and fanlight, which has nothing to glaze. */
export const takesGlass = (item: Item, catalogue: Catalogue): boolean =>
  isGlazed(catalogue.design(item.designId)) || glazedFrameParts(item.frame.parts).length > 0;
