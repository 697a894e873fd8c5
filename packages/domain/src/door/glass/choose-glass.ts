import type { RuleContext, Rules } from '../choice/rule.ts';
import type { Configured, Action } from '../model/action.ts';
import type { Glazing, Item, PartBacking } from '../model/item.ts';
import { isGlazed } from '../../catalogue/rows/design-rows.ts';
import { notOffered, refusalOf } from '../choice/option.ts';
import type { Refusal } from '../model/result.ts';
import { glazedFrameParts } from '../model/parts.ts';
import { recordOf } from '../../lib/records.ts';
import { type Check, withoutEffects, type Apply } from '../choice/rule.ts';
import { type BackingFor, backingFor, backingOfPart, doorBackingAfter } from './backing.ts';
import { frameGlazing, type GlassPlace, isSameGlazing, themeOf } from './glazing.ts';
import { mayChooseFrameGlass } from './glass-of-set.ts';
import { backingOptions, glazingOptions } from './glass-options.ts';
import { chooseHouseNumber, isHouseNumber } from './house-number.ts';
import { isNumberPlace, placeHouseNumber } from './choose-number-place.ts';
import { choosePaneBacking, paneBackingIsOffered } from './pane-backing.ts';
import { isMadeForFrame } from './theme-shapes.ts';

/** The frame gets the same glazing unless it has its own. Clear and unglazed doors take the backing of all parts with them. */
export const chooseDoorGlass: Apply<'glass.chooseForDoor'> = (item, { glazing }, context) => {
  const { catalogue } = context;
  const backing = backingFor(glazing, catalogue);
  const partsFollow = item.glass.frame.kind === 'same-as-door' || glazing.kind !== 'theme';
  const partBacking = partsFollow ? onEveryPart(item, backing.parts) : item.glass.partBacking;
  return withResetNotice(
    { ...item, glass: { ...item.glass, door: glazing, doorBacking: backing.door, partBacking } },
    backing,
    context,
  );
};

export const chooseFrameGlass: Apply<'glass.chooseForFrame'> = (item, { glazing }, context) => {
  const { catalogue } = context;
  const backing = backingFor(glazing, catalogue);
  const partBacking = onEveryPart(item, backing.parts);
  return withResetNotice(
    { ...item, glass: { ...item.glass, frame: { kind: 'own', glazing }, partBacking } },
    backing,
    context,
  );
};

/** Only this pane changes: the others, which may have followed the door, keep what they show. */
export const choosePaneGlass: Apply<'glass.chooseForPane'> = (item, { pane, glazing }, context) => {
  const { glass } = item;
  const backing = backingFor(glazing, context.catalogue);
  const ofPart = { ...(glass.frame.kind === 'own' ? glass.frame.ofPart : {}), [pane]: glazing };
  const shown = recordOf(glazedFrameParts(item.frame.parts), (kind) => backingOfPart(glass, kind));
  const frame = { kind: 'own', glazing: frameGlazing(glass), ofPart } as const;
  const partBacking = { ...shown, [pane]: backing.parts };
  return withResetNotice({ ...item, glass: { ...glass, frame, partBacking } }, backing, context);
};

const withResetNotice = (item: Item, { wasReset }: BackingFor, { messages }: RuleContext): Configured => ({
  item,
  effects: wasReset ? [{ type: 'notify', message: messages.glass.backingReset }] : [],
});

/** On: the frame keeps the door's glass as its own. Off: nothing is chosen for its parts, so it is glazed like the door again. */
export const chooseDifferentFrame: Apply<'glass.differentFrame'> = (item, { on }, context) => {
  const { catalogue } = context;
  if (on === (item.glass.frame.kind === 'own')) return withoutEffects(item);
  const glass = on
    ? { ...item.glass, frame: { kind: 'own', glazing: item.glass.door } as const }
    : { ...item.glass, frame: { kind: 'same-as-door' } as const, partBacking: {} };
  const { wasReset, door } = backingFor(item.glass.door, catalogue);
  return withResetNotice({ ...item, glass }, { door, parts: door, wasReset: wasReset && !on }, context);
};

/** Sets the backing of the door and of every part; a part whose theme is not made with it gets the theme's first backing. */
export const chooseBacking: Apply<'glass.chooseBacking'> = (item, { backing }, { catalogue }) =>
  withoutEffects({
    ...item,
    glass: {
      ...item.glass,
      doorBacking: doorBackingAfter(item.glass.door, backing, catalogue),
      partBacking: onEveryPart(item, backing),
    },
  });

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

export const glassRules: Rules<Extract<Action, { readonly type: `glass.${string}` }>> = {
  'glass.chooseForDoor': { check: doorGlassIsOffered, apply: chooseDoorGlass },
  'glass.chooseBacking': { check: backingIsOffered, apply: chooseBacking },
  'glass.differentFrame': { check: differentFrameIsOffered, apply: chooseDifferentFrame },
  'glass.chooseForFrame': { check: frameGlassIsOffered, apply: chooseFrameGlass },
  'glass.chooseForPane': { check: paneGlassIsOffered, apply: choosePaneGlass },
  'glass.choosePaneBacking': { check: paneBackingIsOffered, apply: choosePaneBacking },
  'glass.chooseHouseNumber': { check: isHouseNumber, apply: chooseHouseNumber },
  'glass.placeHouseNumber': { check: isNumberPlace, apply: placeHouseNumber },
};

/** The same backing for every glazed part. */
const onEveryPart = (item: Item, backing: PartBacking): Item['glass']['partBacking'] =>
  Object.fromEntries(glazedFrameParts(item.frame.parts).map((kind) => [kind, backing]));
