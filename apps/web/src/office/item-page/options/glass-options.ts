import { backingOfPane } from '@door/domain/door/glass/backing';
import { glazingOf, mayChooseFrameGlass } from '@door/domain/door/glass/glass-of-set';
import { type GlassPlace, themeOf } from '@door/domain/door/glass/glazing';
import { glazingAction, glazingOptions } from '@door/domain/door/glass/glass-options';
import { paneBackingOptions, panesOfSet } from '@door/domain/door/glass/pane-backing';
import type { BackingName, Glazing } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { glazedFrameParts, type PanePlace } from '@door/domain/door/model/parts';
import { optionMessages as messages } from '../../messages/item.ts';
import { alwaysOffered, type ItemOption, type OptionContext, optionOf } from './option.ts';

/** The glass of the door and of what stands beside and above it, with the backing of each pane by itself. */
export const glassItemOptions = (context: OptionContext): readonly ItemOption[] => {
  const { item, catalogue } = context;
  const panes = panesOfSet(item, catalogue);
  const aside = glazedFrameParts(item.frame.parts).length > 0;
  return [
    ...(panes.includes('door') ? [glazing('door', context)] : []),
    ...(aside && panes.includes('door') ? [ownFrameGlass(context)] : []),
    ...(aside && mayChooseFrameGlass(item, catalogue) ? frameGlass(context) : []),
    ...panes.flatMap((pane) => backing(pane, context)),
  ];
};

/** That of all panes around the door and, where there are several, that of each. */
const frameGlass = (context: OptionContext): readonly ItemOption[] => {
  const parts = glazedFrameParts(context.item.frame.parts);
  return [glazing('frame', context), ...(parts.length > 1 ? parts.map((part) => glazing(part, context)) : [])];
};

const glazing = (place: GlassPlace, { item, plain, catalogue, context, showUnglazed }: OptionContext): ItemOption =>
  optionOf<Glazing>({
    id: `${place}Glass`,
    term: messages.terms.glass[place],
    present: glazingOf(item.glass, place),
    standard: glazingOf(plain.glass, place),
    options: () => glazingOptions(item, { context, place, showUnglazed }),
    keyOf: (value) => (value.kind === 'theme' ? String(value.themeId) : value.kind),
    labelOf: (value) =>
      value.kind === 'theme' ? (themeOf(value, catalogue)?.name ?? '') : messages.glazing[value.kind],
    actionOf: (value) => glazingAction(place, value),
  });

const isOwn = ({ glass }: Item): boolean => glass.frame.kind === 'own';

const ownFrameGlass = ({ item, plain }: OptionContext): ItemOption =>
  optionOf({
    id: 'differentFrame',
    term: messages.terms.differentFrame,
    present: isOwn(item),
    standard: isOwn(plain),
    options: () => alwaysOffered([false, true], isOwn(item)),
    keyOf: String,
    labelOf: messages.yesNo,
    actionOf: (on) => ({ type: 'glass.differentFrame', on }),
  });

/** [] where the glass of the pane has no backing to choose. */
function backing(pane: PanePlace, { item, plain, context }: OptionContext): readonly ItemOption[] {
  if (paneBackingOptions(item, pane, context).length === 0) return [];
  return [
    optionOf<BackingName>({
      id: `${pane}Backing`,
      term: messages.terms.backings[pane],
      present: backingOfPane(item, pane),
      standard: backingOfPane(plain, pane),
      options: () => paneBackingOptions(item, pane, context).map((option) => ({ ...option, value: option.value.name })),
      keyOf: (name) => name,
      labelOf: (name) => name,
      actionOf: (name) => ({ type: 'glass.choosePaneBacking', pane, backing: name }),
    }),
  ];
}
