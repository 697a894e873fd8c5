import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Glass, Item } from '../model/item.ts';
import { glazedFrameParts } from '../model/parts.ts';
import { doorBackingAfter, partBackingAfter } from './backing.ts';
import { themeOf } from './glazing.ts';
import { isMadeFor, isMadeForFrame, shapesOf } from './theme-shapes.ts';

/** Removes a theme that is not made for the door's panes. The frame does not count: it can have glass of its own. */
export function settleDoorTheme(item: Item, catalogue: Catalogue): Item {
  const theme = themeOf(item.glass.door, catalogue);
  const isValid = !theme || isMadeFor(theme, shapesOf(catalogue.design(item.designId)));
  return isValid ? item : withGlass(item, { door: { kind: 'none-chosen' } });
}

/** Removes frame glass where there is none to glaze; glazes the frame clear where the door's theme is not made for it. */
export function settleFrameGlass(item: Item, catalogue: Catalogue): Item {
  if (glazedFrameParts(item.frame.parts).length === 0) return withGlass(item, { frame: { kind: 'same-as-door' } });
  const doorTheme = themeOf(item.glass.door, catalogue);
  const cannotFollow = item.glass.frame.kind === 'same-as-door' && doorTheme && !isMadeForFrame(doorTheme);
  return cannotFollow ? withGlass(item, { frame: { kind: 'own', glazing: { kind: 'clear' } } }) : item;
}

/** Replaces a backing that its theme is not made with, and drops that of parts that take no glass. */
export const settleBackings = (item: Item, catalogue: Catalogue): Item =>
  withGlass(item, {
    doorBacking: doorBackingAfter(item.glass.door, item.glass.doorBacking, catalogue),
    partBacking: partBackingAfter(item, item.glass.partBacking, catalogue),
  });

const withGlass = (item: Item, glass: Partial<Glass>): Item => ({ ...item, glass: { ...item.glass, ...glass } });
