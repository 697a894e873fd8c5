import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Glass, Glazing, Item, OwnFrameGlass } from '../model/item.ts';
import { type GlazedFramePartKind, glazedFrameParts } from '../model/parts.ts';
import { doorBackingAfter, partBackingAfter } from './backing.ts';
import { isSameGlazing, themeOf } from './glazing.ts';
import { isMadeFor, isMadeForFrame, shapesOf } from './theme-shapes.ts';

/** Removes a theme that is not made for the door's panes. The frame does not count: it can have glass of its own. */
export function settleDoorTheme(item: Item, catalogue: Catalogue): Item {
  const theme = themeOf(item.glass.door, catalogue);
  const isValid = !theme || isMadeFor(theme, shapesOf(catalogue.design(item.designId)));
  return isValid ? item : withGlass(item, { door: { kind: 'none-chosen' } });
}

/** Removes frame glass where there is none to glaze; glazes the frame clear where the door's theme is not made for it. */
export function settleFrameGlass(item: Item, catalogue: Catalogue): Item {
  const parts = glazedFrameParts(item.frame.parts);
  if (parts.length === 0) return withGlass(item, { frame: { kind: 'same-as-door' } });
  if (item.glass.frame.kind === 'own') return withGlass(item, { frame: settledOwn(item.glass.frame, parts) });
  const doorTheme = themeOf(item.glass.door, catalogue);
  const cannotFollow = doorTheme && !isMadeForFrame(doorTheme);
  return cannotFollow ? withGlass(item, { frame: { kind: 'own', glazing: { kind: 'clear' } } }) : item;
}

/**
 * The glass of a part of its own is dropped with the part, and where it is that of the others, so that equal doors are equal data.
 * Where each part has its own, that of the first stands for all.
 */
function settledOwn({ glazing, ofPart = {} }: OwnFrameGlass, parts: readonly GlazedFramePartKind[]): OwnFrameGlass {
  const all = parts.map((kind) => [kind, ofPart[kind] ?? glazing] as const);
  const others = (common: Glazing) => all.filter(([, each]) => !isSameGlazing(each, common));
  const common = others(glazing).length === all.length ? (all[0]?.[1] ?? glazing) : glazing;
  const own = others(common);
  return { kind: 'own', glazing: common, ...(own.length > 0 && { ofPart: Object.fromEntries(own) }) };
}

/** Replaces a backing that its theme is not made with, and drops that of parts that take no glass. */
export const settleBackings = (item: Item, catalogue: Catalogue): Item =>
  withGlass(item, {
    doorBacking: doorBackingAfter(item.glass.door, item.glass.doorBacking, catalogue),
    partBacking: partBackingAfter(item, item.glass.partBacking, catalogue),
  });

const withGlass = (item: Item, glass: Partial<Glass>): Item => ({ ...item, glass: { ...item.glass, ...glass } });
