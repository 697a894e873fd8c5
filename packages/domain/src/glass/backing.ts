import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BackingName, Glazing, Item, PartBacking } from '../item/item.ts';
import { glazedFrameParts } from '../item/parts.ts';
import { frameGlazing } from './glazing.ts';

/** What stands behind a pane when nothing was chosen, and behind a theme without backing. */
export const clearBacking: BackingName = 'Clear';
const unglazedPart: PartBacking = 'Unglazed';

export interface BackingFor {
  readonly door: BackingName;
  readonly parts: PartBacking;
  /** The theme comes without backing glass: a person should hear that theirs is gone. */
  readonly wasReset: boolean;
}

/** The backing that a glazing brings along. An unglazed door keeps its clear backing; unglazed parts have none. */
export function backingFor(glazing: Glazing, catalogue: Catalogue): BackingFor {
  if (glazing.kind === 'unglazed') return { door: clearBacking, parts: unglazedPart, wasReset: false };
  if (glazing.kind !== 'theme') return { door: clearBacking, parts: clearBacking, wasReset: false };
  const [first] = catalogue.theme(glazing.themeId).backings;
  return { door: first ?? clearBacking, parts: first ?? clearBacking, wasReset: first === undefined };
}

/** In the order of the theme; behind clear glass every texture may stand, behind nothing none. */
export function backingsOf(glazing: Glazing, catalogue: Catalogue): readonly BackingName[] {
  if (glazing.kind === 'theme') return catalogue.theme(glazing.themeId).backings;
  return glazing.kind === 'clear' ? catalogue.rows.backings.map(({ name }) => name) : [];
}

/** Fixed values stand where nothing may be chosen. */
const mayStandBehind = (backing: PartBacking, glazing: Glazing, catalogue: Catalogue): boolean =>
  backingsOf(glazing, catalogue).includes(backing);

export const doorBackingAfter = (glazing: Glazing, wished: BackingName, catalogue: Catalogue): BackingName =>
  mayStandBehind(wished, glazing, catalogue) ? wished : backingFor(glazing, catalogue).door;

/** Every glazed part with its backing: what is wished for it if its glazing takes that, else what its glazing brings. */
export const partBackingAfter = (
  item: Item,
  wished: Item['glass']['partBacking'],
  catalogue: Catalogue,
): Item['glass']['partBacking'] => {
  const glazing = frameGlazing(item.glass);
  const usual = backingFor(glazing, catalogue).parts;
  return Object.fromEntries(
    glazedFrameParts(item.frame.parts).map((kind) => {
      const backing = wished[kind] ?? usual;
      return [kind, mayStandBehind(backing, glazing, catalogue) ? backing : usual];
    }),
  );
};

/** One backing wished for all parts. */
export const onEveryPart = (item: Item, backing: PartBacking): Item['glass']['partBacking'] =>
  Object.fromEntries(glazedFrameParts(item.frame.parts).map((kind) => [kind, backing]));
