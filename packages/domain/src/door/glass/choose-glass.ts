import { type Apply, type Change, type Check, chooses, type RuleContext, type Rules } from '../choice/rule.ts';
import type { Action, ActionType } from '../model/action.ts';
import { type Choices, choosing, withEntry } from '../model/choices.ts';
import type { Glazing, PartBacking } from '../model/door-values.ts';
import type { Glass, Item } from '../model/item.ts';
import { isGlazed } from '../../catalogue/rows/design-rows.ts';
import { notOffered, refusalOf } from '../choice/option.ts';
import type { Refusal } from '../model/result.ts';
import { glazedFramePartKinds, glazedFrameParts, type PanePlace } from '../model/parts.ts';
import { backingFor, backingOfPart, clearBacking } from './backing.ts';
import { backedGlass } from './glass-of-choices.ts';
import { frameGlazing, type GlassPlace, glazingOfPart, isSameGlazing, themeOf } from './glazing.ts';
import { mayChooseFrameGlass } from './glass-of-set.ts';
import { backingOptions, glazingOptions } from './glass-options.ts';
import { isHouseNumber } from './house-number.ts';
import { isNumberPlace } from './choose-number-place.ts';
import { choosePaneBacking, paneBackingIsOffered } from './pane-backing.ts';
import { isMadeForFrame } from './theme-shapes.ts';

/** The frame gets the same glazing unless it has its own. A glass comes with its own backing; a clear or unglazed door takes that of all parts with it. */
const chooseDoorGlass: Apply<'glass.chooseForDoor'> = ({ choices, glass }, { glazing }) => {
  if (isSameGlazing(glazing, glass.door)) return choosing(choices, { doorGlass: glazing });
  const glazed = { ...glass, door: glazing };
  const renewed = glazing.kind === 'theme' ? (['door'] as const) : (['door', ...glazedFramePartKinds] as const);
  const usual = withoutBackings(choices, renewed, glazed);
  const isClear = glazing.kind === 'clear' && glass.frame.kind === 'own';
  const clear = isClear ? chosenBehind(glazedFramePartKinds, glazed, () => clearBacking) : {};
  return choosing(choices, { doorGlass: glazing, backings: { ...usual, ...clear } });
};

const chooseFrameGlass: Apply<'glass.chooseForFrame'> = ({ choices, glass }, { glazing }) =>
  choosing(choices, {
    ownFrameGlass: true,
    frameGlass: glazing,
    paneGlass: undefined,
    backings: withoutBackings(choices, glazedFramePartKinds, { ...glass, frame: { kind: 'own', glazing } }),
  });

/** A new glass begins with the usual backing. */
function withoutBackings({ backings }: Choices, panes: readonly PanePlace[], glass: Glazed): Choices['backings'] {
  const renewed = new Set(panes.map((pane) => backedGlass(pane, glass)));
  return Object.fromEntries(Object.entries(backings ?? {}).filter(([of]) => !renewed.has(of)));
}

/** A backing for each of these panes, as its glass is. */
const chosenBehind = <Pane extends PanePlace>(
  panes: readonly Pane[],
  glass: Glazed,
  nameOf: (pane: Pane) => PartBacking,
): NonNullable<Choices['backings']> =>
  Object.fromEntries(panes.map((pane) => [backedGlass(pane, glass), nameOf(pane)]));

type Glazed = Pick<Glass, 'door' | 'frame'>;

/** Only this pane changes: the others, which may have followed the door, keep what they show. */
const choosePaneGlass: Apply<'glass.chooseForPane'> = ({ choices, glass, frame }, { pane, glazing }) => {
  const isShown = glass.frame.kind === 'own' && isSameGlazing(glazingOfPart(glass, pane), glazing);
  if (isShown) return choosing(choices, { ownFrameGlass: true });
  const own = ownedGlass(glass);
  const others = glazedFrameParts(frame.parts).filter((kind) => kind !== pane);
  const paneGlass = withEntry(own.frame.ofPart, pane, glazing);
  const usual = withoutBackings(choices, [pane], { ...own, frame: { ...own.frame, ofPart: paneGlass } });
  return choosing(choices, {
    ownFrameGlass: true,
    frameGlass: frameGlazing(glass),
    paneGlass,
    backings: { ...usual, ...chosenBehind(others, own, (kind) => backingOfPart(glass, kind)) },
  });
};

/** The glass that the frame shows, as its own. */
const ownedGlass = ({ door, frame }: Glass) => ({
  door,
  frame: frame.kind === 'own' ? frame : ({ kind: 'own', glazing: door } as const),
});

/** On: the frame keeps the door's glass as its own, unless it had one before. Off: it is glazed like the door again. */
const chooseDifferentFrame: Apply<'glass.differentFrame'> = ({ choices, glass, frame }, { on }) => {
  const isSo = on === (glass.frame.kind === 'own');
  if (isSo || !on || choices.frameGlass) return choosing(choices, { ownFrameGlass: on });
  const shown = chosenBehind(glazedFrameParts(frame.parts), ownedGlass(glass), (kind) => backingOfPart(glass, kind));
  return choosing(choices, {
    ownFrameGlass: true,
    frameGlass: glass.door,
    backings: { ...choices.backings, ...shown },
  });
};

/** Behind the door and every part; a part whose theme is not made with it gets the theme's first backing. */
const chooseBacking: Apply<'glass.chooseBacking'> = ({ choices, glass }, { backing }) =>
  choosing(choices, {
    backings: { ...choices.backings, ...chosenBehind(['door', ...glazedFramePartKinds], glass, () => backing) },
  });

/** Where a new glass has no backing: the one that was chosen is reset. */
const backingReset =
  <T extends GlassAction>(glazingOf: (change: Change<T>) => Glazing | null) =>
  (change: Change<T>, { catalogue, messages }: RuleContext): readonly string[] => {
    const glazing = glazingOf(change);
    return glazing && backingFor(glazing, catalogue).wasReset ? [messages.glass.backingReset] : [];
  };

type GlassAction = Extract<ActionType, `glass.${string}`>;

export const doorGlassIsOffered: Check<'glass.chooseForDoor'> = (item, { glazing }, context) => {
  const { catalogue, messages } = context;
  const design = catalogue.design(item.designId);
  if (!isGlazed(design)) return { code: 'glass.solid-door', message: messages.glass.solidDoor(design.name) };
  return refusalOf(
    glazingOptions(item, { context, place: 'door', showUnglazed: true }),
    isThisGlazing(glazing),
    notOffered('glass', messages.notOffered.glass.door),
  );
};

export const frameGlassIsOffered: Check<'glass.chooseForFrame'> = (item, { glazing }, context) =>
  disabledReasonAround(item, { place: 'frame', glazing }, context);

export const paneGlassIsOffered: Check<'glass.chooseForPane'> = (item, { pane, glazing }, context) =>
  disabledReasonAround(item, { place: pane, glazing }, context);

const disabledReasonAround = (
  item: Item,
  { place, glazing }: { readonly place: GlassPlace; readonly glazing: Glazing },
  context: RuleContext,
): Refusal | null =>
  mayChooseFrameGlass(item, context.catalogue)
    ? refusalOf(
        glazingOptions(item, { context, place, showUnglazed: true }),
        isThisGlazing(glazing),
        notOffered('glass', context.messages.notOffered.glass.frame),
      )
    : { code: 'glass.frame-follows-door', message: context.messages.glass.frameFollowsDoor };

const isThisGlazing = (requested: Glazing) => (value: Glazing) => isSameGlazing(value, requested);

export const differentFrameIsOffered: Check<'glass.differentFrame'> = (item, { on }, { catalogue, messages }) => {
  if (on && glazedFrameParts(item.frame.parts).length === 0) {
    return {
      code: 'glass.no-frame-glass',
      message: messages.glass.noFrameGlass,
    };
  }
  const theme = themeOf(item.glass.door, catalogue);
  if (on || !theme || isMadeForFrame(theme)) return null;
  return {
    code: 'glass.door-theme-not-for-frame',
    message: messages.glass.doorThemeNotForFrame(theme.name),
  };
};

export const backingIsOffered: Check<'glass.chooseBacking'> = (item, { backing }, context) =>
  refusalOf(
    backingOptions(item, context),
    ({ name }) => name === backing,
    notOffered('glass', context.messages.notOffered.backing),
  );

export const glassRules: Rules<Extract<Action, { readonly type: GlassAction }>> = {
  'glass.chooseForDoor': {
    check: doorGlassIsOffered,
    apply: chooseDoorGlass,
    notices: backingReset(({ action }) => action.glazing),
  },
  'glass.chooseBacking': { check: backingIsOffered, apply: chooseBacking },
  'glass.differentFrame': {
    check: differentFrameIsOffered,
    apply: chooseDifferentFrame,
    notices: backingReset(({ was, now }) =>
      was.glass.frame.kind === 'own' && now.glass.frame.kind !== 'own' ? now.glass.door : null,
    ),
  },
  'glass.chooseForFrame': {
    check: frameGlassIsOffered,
    apply: chooseFrameGlass,
    notices: backingReset(({ action }) => action.glazing),
  },
  'glass.chooseForPane': {
    check: paneGlassIsOffered,
    apply: choosePaneGlass,
    notices: backingReset(({ action }) => action.glazing),
  },
  'glass.choosePaneBacking': { check: paneBackingIsOffered, apply: choosePaneBacking },
  'glass.chooseHouseNumber': {
    check: isHouseNumber,
    apply: chooses(({ houseNumber }) => ({ houseNumber: houseNumber.trim() || undefined })),
  },
  // null leaves it to the usual place.
  'glass.placeHouseNumber': { check: isNumberPlace, apply: chooses(({ at }) => ({ houseNumberAt: at ?? undefined })) },
};
