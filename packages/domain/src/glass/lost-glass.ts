import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../catalogue/design-rows.ts';
import type { Effect } from '../item/action.ts';
import type { Item } from '../item/item.ts';
import { themeOf } from './glazing.ts';
import { isMadeFor, shapesOf } from './theme-shapes.ts';

/** A theme that a new design cannot take goes; whoever chose it should hear so. */
export function lostGlass({ glass }: Item, design: Design, catalogue: Catalogue): readonly Effect[] {
  const theme = themeOf(glass.door, catalogue);
  return !theme || isMadeFor(theme, shapesOf(design))
    ? []
    : [{ type: 'notify', message: catalogue.words.glass.lost(theme.name, design.name) }];
}
