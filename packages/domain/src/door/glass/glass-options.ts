import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import { type Design, isGlazed } from '../../catalogue/rows/design-rows.ts';
import type { Backing, GlassTheme, ThemeSize } from '../../catalogue/rows/glass-rows.ts';
import { type Option, optionsOf, type DisabledReason, disabledReason, disabledButFixedBy } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { otherDesigns } from '../design-fit/other-designs.ts';
import type { Action } from '../model/action.ts';
import type { Glazing, PartBacking } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { glazedFrameParts } from '../model/parts.ts';
import { backingOfPart, backingsOf } from './backing.ts';
import { glazingOf, partsDiffer, themesForSystem } from './glass-of-set.ts';
import { type GlassPlace, glazingOfPart, isSameGlazing, themeOf } from './glazing.ts';
import { isMadeFor, missingShapes, shapesNeeded, shapesOf } from './theme-shapes.ts';

export interface GlazingQuestion {
  readonly context: RuleContext;
  readonly place: GlassPlace;
  /** The supplier's setting: whether doors are sold without glass, to be glazed on site. A door that is so already stays so. */
  readonly showUnglazed: boolean;
}

/** Clear first, then the themes of the item's kind of system. []: a solid door, or a set without sidelights and fanlight. */
export function glazingOptions(item: Item, question: GlazingQuestion): readonly Option<Glazing>[] {
  const { place, context, showUnglazed } = question;
  const { catalogue } = context;
  if (!hasPanes(place, item, catalogue)) return [];
  // Where parts differ there is no glass of all of them.
  const present: Glazing =
    place === 'frame' && partsDiffer(item.glass) ? { kind: 'none-chosen' } : glazingOf(item.glass, place);
  const option = (value: Glazing, disabledReason: DisabledReason | null): Option<Glazing> => ({
    value,
    chosen: isSameGlazing(value, present),
    disabledReason,
  });
  return [
    option({ kind: 'clear' }, null),
    ...(showUnglazed || present.kind === 'unglazed' ? [option({ kind: 'unglazed' }, null)] : []),
    ...optionsOf(listedThemes(themesForSystem(item, catalogue)), (theme) => theme === themeOf(present, catalogue), {
      isSold: catalogue.isSold,
      disabledReason: (theme) => disabledReasonForTheme(theme, item, question),
    }).map(({ value: { id }, ...theme }): Option<Glazing> => ({ ...theme, value: { kind: 'theme', themeId: id } })),
  ];
}

function hasPanes(place: GlassPlace, item: Item, catalogue: Catalogue): boolean {
  if (place === 'door') return isGlazed(catalogue.design(item.designId));
  const parts = glazedFrameParts(item.frame.parts);
  return place === 'frame' ? parts.length > 0 : parts.includes(place);
}

function disabledReasonForTheme(
  theme: GlassTheme,
  item: Item,
  { place, context }: GlazingQuestion,
): DisabledReason | null {
  const { catalogue } = context;
  const [missing] = missingShapes(theme, shapesNeeded(item, place, catalogue));
  if (missing === undefined) return null;
  const { messages } = context;
  const design = catalogue.design(item.designId);
  const isForFrameOnly = isMadeFor(theme, shapesOf(design));
  const reason = {
    code: 'glass.wrong-shape',
    reason: messages.glass.notForPanes(missing),
    explanation: messages.glass.notInShape(theme.name, missing, isForFrameOnly ? null : design.name),
  } as const;
  if (place !== 'door') return disabledReason(reason);
  if (isForFrameOnly)
    return disabledButFixedBy(reason, messages.glass.useOwnFrameGlass, { type: 'glass.differentFrame', on: true });
  const other = designThatTakes(theme, item, context);
  return other
    ? disabledButFixedBy(reason, messages.use(other.name), { type: 'design.choose', designId: other.id })
    : disabledReason(reason);
}

/** The most similar other design that takes this theme. */
const designThatTakes = (theme: GlassTheme, item: Item, context: RuleContext): Design | undefined =>
  otherDesigns(item, context).find(
    (design) =>
      isGlazed(design) && isMadeFor(theme, shapesNeeded({ ...item, designId: design.id }, 'door', context.catalogue)),
  );

/**
 * The backings of the door's glass; of the glass around it where the door has none to choose: a solid or unglazed door. []
 * hides the section: nothing here takes a backing.
 */
export function backingOptions(item: Item, context: RuleContext): readonly Option<Backing>[] {
  const { catalogue } = context;
  const { glass } = item;
  const takesBacking = (glazing: Glazing) => backingsOf(glazing, catalogue).length > 0;
  if (isGlazed(catalogue.design(item.designId)) && takesBacking(glass.door)) {
    return optionsOfBackings({ glazing: glass.door, place: 'door', present: glass.doorBacking }, context);
  }
  const part = glazedFrameParts(item.frame.parts).find((kind) => takesBacking(glazingOfPart(glass, kind)));
  if (!part) return [];
  const place = partsDiffer(glass) ? part : 'frame';
  return optionsOfBackings(
    { glazing: glazingOfPart(glass, part), place, present: backingOfPart(glass, part) },
    context,
  );
}

interface BackedPane {
  readonly glazing: Glazing;
  readonly place: GlassPlace;
  readonly present: PartBacking;
}

/** Every backing of the supplier, with the reason why the pane's theme is not made with it. */
export function optionsOfBackings(
  { glazing, place, present }: BackedPane,
  context: RuleContext,
): readonly Option<Backing>[] {
  const { catalogue } = context;
  const allowed = backingsOf(glazing, catalogue);
  const theme = themeOf(glazing, catalogue);
  return optionsOf(catalogue.rows.backings, ({ name }) => name === present, {
    isSold: catalogue.isSold,
    disabledReason: (backing) =>
      theme && !allowed.includes(backing.name) ? disabledReasonForBacking(backing, { theme, place }, context) : null,
  });
}

/** The fix is clear glass, which takes every backing. */
const disabledReasonForBacking = (
  backing: Backing,
  { theme, place }: { readonly theme: GlassTheme; readonly place: GlassPlace },
  { messages }: RuleContext,
): DisabledReason =>
  disabledButFixedBy(
    {
      code: 'glass.backing-not-allowed',
      reason: messages.glass.notMadeWith(theme.name),
      explanation: messages.glass.madeWithOthers({ theme: theme.name, backing: backing.name, others: theme.backings }),
    },
    messages.glass.useClear,
    glazingAction(place, { kind: 'clear' }),
  );

/** The choice of a glass for that place. */
export function glazingAction(place: GlassPlace, glazing: Glazing): Action {
  if (place === 'door') return { type: 'glass.chooseForDoor', glazing };
  return place === 'frame'
    ? { type: 'glass.chooseForFrame', glazing }
    : { type: 'glass.chooseForPane', pane: place, glazing };
}

/** True for a theme with a large picture (from 300 × 801) or a slot (any width, up to 6000 high): only those are listed. */
export const isListedSize = (row: ThemeSize): boolean =>
  (row.minWidth === 300 && row.minHeight === 801) || (row.minWidth === 1 && row.maxHeight === 6000);

/** Themes that the list shows, each name once. */
function listedThemes(themes: readonly GlassTheme[]): readonly GlassTheme[] {
  const listed = themes.filter(({ sizes }) => sizes.some(isListedSize));
  return listed.filter((theme, index) => listed.findIndex(({ name }) => name === theme.name) === index);
}
