import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { BackingName, Glazing, PartBacking } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import type { GlazedFramePartKind, PanePlace } from '../model/parts.ts';

/** The backing of a pane when none was chosen, and of a theme that has none. */
export const clearBacking: BackingName = 'Clear';
const unglazedPart: PartBacking = 'Unglazed';

export interface BackingFor {
  readonly door: BackingName;
  readonly parts: PartBacking;
  /** True when the theme has no backing glass: a notice says that the chosen one was reset. */
  readonly wasReset: boolean;
}

/** The backing that comes with a glazing. An unglazed door keeps clear backing; unglazed parts are `Unglazed`. */
export function backingFor(glazing: Glazing, catalogue: Catalogue): BackingFor {
  if (glazing.kind === 'unglazed') return { door: clearBacking, parts: unglazedPart, wasReset: false };
  if (glazing.kind !== 'theme') return { door: clearBacking, parts: clearBacking, wasReset: false };
  const first = catalogue.theme(glazing.themeId).backings.find((name) => catalogue.isSold(catalogue.backing(name)));
  return { door: first ?? clearBacking, parts: first ?? clearBacking, wasReset: first === undefined };
}

/** The backings that a glazing may have, in the order of the theme: all of them for clear glass, none for unglazed. */
export function backingsOf(glazing: Glazing, catalogue: Catalogue): readonly BackingName[] {
  if (glazing.kind === 'theme') return catalogue.theme(glazing.themeId).backings;
  return glazing.kind === 'clear' ? catalogue.rows.backings.map(({ name }) => name) : [];
}

/** The backing behind a part's pane: its own, else that of the door. */
export const backingOfPart = ({ partBacking, doorBacking }: Item['glass'], kind: GlazedFramePartKind): PartBacking =>
  partBacking[kind] ?? doorBacking;

export const backingOfPane = ({ glass }: Pick<Item, 'glass'>, pane: PanePlace): PartBacking =>
  pane === 'door' ? glass.doorBacking : backingOfPart(glass, pane);
