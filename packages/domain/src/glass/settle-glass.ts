import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Glass, Item } from '../item/item.ts';
import { glazedFrameParts } from '../item/parts.ts';
import { doorBackingAfter, partBackingAfter } from './backing.ts';
import { themeOf } from './glazing.ts';
import { isMadeFor, isMadeForFrame, shapesOf } from './theme-shapes.ts';

/** A theme that the door's panes cannot take goes; only the door itself decides, the frame can have its own. */
export function settleDoorTheme(item: Item, catalogue: Catalogue): Item {
  const theme = themeOf(item.glass.door, catalogue);
  const isLawful = !theme || isMadeFor(theme, shapesOf(catalogue.design(item.designId)));
  return isLawful ? item : withGlass(item, { door: { kind: 'none-chosen' } });
}

/** Frame glass of its own needs a frame with glass; a theme that is not made for frames stays in the door. */
export function settleFrameGlass(item: Item, catalogue: Catalogue): Item {
  if (glazedFrameParts(item.frame.parts).length === 0) return withGlass(item, { frame: { kind: 'same-as-door' } });
  const doorTheme = themeOf(item.glass.door, catalogue);
  const cannotFollow = item.glass.frame.kind === 'same-as-door' && doorTheme && !isMadeForFrame(doorTheme);
  return cannotFollow ? withGlass(item, { frame: { kind: 'own', glazing: { kind: 'clear' } } }) : item;
}

/** Each backing is one that its theme is made with, for exactly the parts that take glass. */
export const settleBackings = (item: Item, catalogue: Catalogue): Item =>
  withGlass(item, {
    doorBacking: doorBackingAfter(item.glass.door, item.glass.doorBacking, catalogue),
    partBacking: partBackingAfter(item, item.glass.partBacking, catalogue),
  });

const withGlass = (item: Item, glass: Partial<Glass>): Item => ({ ...item, glass: { ...item.glass, ...glass } });
