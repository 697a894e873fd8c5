import { type Apply, type Change, type Check, chooses, type RuleContext, type Rules } from '../choice/rule.ts';
import type { Action, ActionType } from '../model/action.ts';
import { type Choices, choosing, withEntry } from '../model/choices.ts';
import type { Glazing } from '../model/door-values.ts';
import type { Glass, Item } from '../model/item.ts';
import { isGlazed } from '../../catalogue/rows/design-rows.ts';
import { notOffered, refusalOf } from '../choice/option.ts';
import type { Refusal } from '../model/result.ts';
import { type GlazedFramePartKind, glazedFramePartKinds, glazedFrameParts } from '../model/parts.ts';
import { recordOf } from '../../lib/records.ts';
import { backingFor, backingOfPart, clearBacking } from './backing.ts';
import { backedGlass } from './glass-of-choices.ts';
import { frameGlazing, type GlassPlace, glazingOfPart, isSameGlazing, themeOf } from './glazing.ts';
import { mayChooseFrameGlass } from './glass-of-set.ts';
import { backingOptions, glazingOptions } from './glass-options.ts';
import { isHouseNumber } from './house-number.ts';
import { isNumberPlace } from './choose-number-place.ts';
import { choosePaneBacking, paneBackingIsOffered } from './pane-backing.ts';
import { isMadeForFrame } from './theme-shapes.ts';

/** The frame gets the same glazing unless it has its own. A glass comes with its own backing; clear and unglazed take that of all parts with them. */
const chooseDoorGlass: Apply<'glass.chooseForDoor'> = ({ choices, glass }, { glazing }) => {
  if (isSameGlazing(glazing, glass.door)) return choosing(choices, { doorGlass: glazing });
  const parts =
    glazing.kind === 'theme' ? withEntry(choices.backings, 'door', undefined) : clearBackings(glass, glazing);
  return choosing(choices, { doorGlass: glazing, backings: parts });
};

/** Behind parts that have a glass of their own: clear with a clear door, the usual with an unglazed one. */
const clearBackings = ({ frame, ...glass }: Glass, door: Glazing): Choices['backings'] =>
  frame.kind === 'own' && door.kind === 'clear'
    ? recordOf(glazedFramePartKinds, (kind) => ({ of: backedGlass(kind, { ...glass, frame }), name: clearBacking }))
    : {};

const chooseFrameGlass: Apply<'glass.chooseForFrame'> = ({ choices }, { glazing }) =>
  choosing(choices, {
    ...{ ownFrameGlass: true, frameGlass: glazing, paneGlass: undefined },
    backings: onlyOfDoor(choices),
  });

const onlyOfDoor = ({ backings }: Choices): Choices['backings'] => (backings?.door ? { door: backings.door } : {});

/** Only this pane changes: the others, which may have followed the door, keep what they show. */
const choosePaneGlass: Apply<'glass.chooseForPane'> = ({ choices, glass, frame }, { pane, glazing }) => {
  const isShown = glass.frame.kind === 'own' && isSameGlazing(glazingOfPart(glass, pane), glazing);
  if (isShown) return choosing(choices, { ownFrameGlass: true });
  const own = ownedGlass(glass);
  const others = glazedFrameParts(frame.parts).filter((kind) => kind !== pane);
  return choosing(choices, {
    ownFrameGlass: true,
    frameGlass: frameGlazing(glass),
    paneGlass: withEntry(own.frame.ofPart, pane, glazing),
    backings: { ...onlyOfDoor(choices), ...shownBackings(glass, own, others) },
  });
};

/** The glass that the frame shows, as its own. */
const ownedGlass = ({ door, frame }: Glass) => ({
  door,
  frame: frame.kind === 'own' ? frame : ({ kind: 'own', glazing: door } as const),
});

/** The backings that parts show, chosen for a glass of their own. */
const shownBackings = (glass: Glass, own: Pick<Glass, 'door' | 'frame'>, kinds: readonly GlazedFramePartKind[]) =>
  recordOf(kinds, (kind) => ({ of: backedGlass(kind, own), name: backingOfPart(glass, kind) }));

/** On: the frame keeps the door's glass as its own, unless it had one before. Off: it is glazed like the door again. */
const chooseDifferentFrame: Apply<'glass.differentFrame'> = ({ choices, glass, frame }, { on }) => {
  if (on === (glass.frame.kind === 'own')) return choosing(choices, { ownFrameGlass: on });
  if (!on || choices.frameGlass) return choosing(choices, { ownFrameGlass: on });
  const shown = shownBackings(glass, ownedGlass(glass), glazedFrameParts(frame.parts));
  return choosing(choices, {
    ...{ ownFrameGlass: true, frameGlass: glass.door },
    backings: { ...choices.backings, ...shown },
  });
};

/** Behind the door and every part; a part whose theme is not made with it gets the theme's first backing. */
const chooseBacking: Apply<'glass.chooseBacking'> = ({ choices, glass }, { backing }) =>
  choosing(choices, { backings: recordOf(panePlaces, (pane) => ({ of: backedGlass(pane, glass), name: backing })) });

const panePlaces = ['door', ...glazedFramePartKinds] as const;

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
