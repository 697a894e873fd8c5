import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { isGlazed } from '../../catalogue/rows/design-rows.ts';
import type { Backing } from '../../catalogue/rows/glass-rows.ts';
import { notOffered, type Option, refusalOf } from '../choice/option.ts';
import type { Apply, Check, RuleContext } from '../choice/rule.ts';
import { choosing } from '../model/choices.ts';
import { backedGlass } from './glass-of-choices.ts';
import type { Glazing, PartBacking } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { glazedFrameParts, type PanePlace } from '../model/parts.ts';
import { backingFor, backingOfPane, backingOfPart, backingsOf } from './backing.ts';
import { glazingOf, mayChooseFrameGlass } from './glass-of-set.ts';
import type { GlassPlace } from './glazing.ts';
import { optionsOfBackings } from './glass-options.ts';

/** Where this set has panes whose backing can be chosen by themselves. */
export const panesOfSet = (item: Item, catalogue: Catalogue): readonly PanePlace[] => [
  ...(isGlazed(catalogue.design(item.designId)) ? (['door'] as const) : []),
  ...glazedFrameParts(item.frame.parts),
];

/** Whether panes that take a backing have different ones. */
export function backingsDiffer(item: Item, catalogue: Catalogue): boolean {
  const backed = panesOfSet(item, catalogue).filter(
    (pane) => backingsOf(glazingOf(item.glass, pane), catalogue).length > 0,
  );
  return new Set(backed.map((pane) => backingOfPane(item, pane))).size > 1;
}

/** The backings of one pane; [] where its glass takes none. */
export function paneBackingOptions(item: Item, pane: PanePlace, context: RuleContext): readonly Option<Backing>[] {
  const { catalogue } = context;
  if (!panesOfSet(item, catalogue).includes(pane)) return [];
  const glazing = glazingOf(item.glass, pane);
  if (backingsOf(glazing, catalogue).length === 0) return [];
  // A part that follows the door gets another glass with it.
  const place = mayChooseFrameGlass(item, catalogue) ? pane : 'door';
  return optionsOfBackings({ glazing, place, present: backingOfPane(item, pane) }, context);
}

export const paneBackingIsOffered: Check<'glass.choosePaneBacking'> = (item, { pane, backing }, context) =>
  refusalOf(
    paneBackingOptions(item, pane, context),
    ({ name }) => name === backing,
    notOffered('glass', context.messages.notOffered.backing),
  );

/** Only this pane changes: the others, which may have followed the door, keep the backing that they show. */
export const choosePaneBacking: Apply<'glass.choosePaneBacking'> = ({ choices, glass, frame }, { pane, backing }) => {
  const parts = glazedFrameParts(frame.parts).map((kind) => [backedGlass(kind, glass), backingOfPart(glass, kind)]);
  const own = { ...Object.fromEntries(parts), [backedGlass(pane, glass)]: backing };
  return choosing(choices, { backings: { ...choices.backings, ...own } });
};

/** What stands behind a place with an offered glazing: the backing that comes with it, or the present one where it is chosen already. */
export function backingWith(
  { value, chosen }: Option<Glazing>,
  item: Item,
  { place, catalogue }: { readonly place: GlassPlace; readonly catalogue: Catalogue },
): PartBacking {
  const usual = backingFor(value, catalogue);
  if (!chosen) return place === 'door' ? usual.door : usual.parts;
  const pane = place === 'frame' ? glazedFrameParts(item.frame.parts)[0] : place;
  return pane === undefined ? usual.parts : backingOfPane(item, pane);
}
