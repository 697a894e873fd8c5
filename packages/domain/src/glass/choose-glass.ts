import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Configured } from '../model/action.ts';
import type { Glazing, Item } from '../model/item.ts';
import { notOffered, refusalOf } from '../choice/offer.ts';
import { glazedFrameParts } from '../model/parts.ts';
import { type Check, withoutEffects, type Rule } from '../choice/rule.ts';
import { type BackingFor, backingFor, doorBackingAfter, onEveryPart } from './backing.ts';
import { isSameGlazing, themeOf } from './glazing.ts';
import { offeredBackings, offeredGlazing } from './offer-glass.ts';
import { isMadeForFrame } from './theme-shapes.ts';

/** The frame gets the same glazing unless it has its own. */
export const chooseDoorGlass: Rule<'glass.chooseForDoor'> = (item, { glazing }, catalogue) => {
  const backing = backingFor(glazing, catalogue);
  const frameFollows = item.glass.frame.kind === 'same-as-door';
  const partBacking = frameFollows ? onEveryPart(item, backing.parts) : item.glass.partBacking;
  return withResetNotice(
    { ...item, glass: { ...item.glass, door: glazing, doorBacking: backing.door, partBacking } },
    backing,
    catalogue,
  );
};

export const chooseFrameGlass: Rule<'glass.chooseForFrame'> = (item, { glazing }, catalogue) => {
  const backing = backingFor(glazing, catalogue);
  const partBacking = onEveryPart(item, backing.parts);
  return withResetNotice(
    { ...item, glass: { ...item.glass, frame: { kind: 'own', glazing }, partBacking } },
    backing,
    catalogue,
  );
};

const withResetNotice = (item: Item, { wasReset }: BackingFor, { words }: Catalogue): Configured => ({
  item,
  effects: wasReset ? [{ type: 'notify', message: words.glass.backingReset }] : [],
});

/** On: the frame keeps the door's glass as its own. Off: the frame is glazed like the door again. */
export const chooseDifferentFrame: Rule<'glass.differentFrame'> = (item, { on }, catalogue) => {
  if (on === (item.glass.frame.kind === 'own')) return withoutEffects(item);
  const glass = on
    ? { ...item.glass, frame: { kind: 'own', glazing: item.glass.door } as const }
    : { ...item.glass, frame: { kind: 'same-as-door' } as const, partBacking: likeDoor(item) };
  const { wasReset, door } = backingFor(item.glass.door, catalogue);
  return withResetNotice({ ...item, glass }, { door, parts: door, wasReset: wasReset && !on }, catalogue);
};

/** For unglazed parts `settleBackings` replaces it by `Unglazed`. */
const likeDoor = (item: Item): Item['glass']['partBacking'] => onEveryPart(item, item.glass.doorBacking);

/** Sets the backing of the door and of every part; a part whose theme is not made with it gets the theme's first backing. */
export const chooseBacking: Rule<'glass.chooseBacking'> = (item, { backing }, catalogue) =>
  withoutEffects({
    ...item,
    glass: {
      ...item.glass,
      doorBacking: doorBackingAfter(item.glass.door, backing, catalogue),
      partBacking: onEveryPart(item, backing),
    },
  });

export const doorGlassIsOffered: Check<'glass.chooseForDoor'> = (item, { glazing }, catalogue) =>
  refusalOf(
    offeredGlazing(item, { catalogue, place: 'door', showUnglazed: true }),
    isThisGlazing(glazing),
    notOffered('glass', catalogue.words.notOffered.glass.door),
  );

export const frameGlassIsOffered: Check<'glass.chooseForFrame'> = (item, { glazing }, catalogue) =>
  item.glass.frame.kind === 'own'
    ? refusalOf(
        offeredGlazing(item, { catalogue, place: 'frame', showUnglazed: true }),
        isThisGlazing(glazing),
        notOffered('glass', catalogue.words.notOffered.glass.frame),
      )
    : { code: 'glass.frame-follows-door', message: catalogue.words.glass.frameFollowsDoor };

const isThisGlazing = (wished: Glazing) => (value: Glazing) => isSameGlazing(value, wished);

export const differentFrameIsOffered: Check<'glass.differentFrame'> = (item, { on }, catalogue) => {
  if (on && glazedFrameParts(item.frame.parts).length === 0) {
    return {
      code: 'glass.no-frame-glass',
      message: catalogue.words.glass.noFrameGlass,
    };
  }
  const theme = themeOf(item.glass.door, catalogue);
  if (on || !theme || isMadeForFrame(theme)) return null;
  return {
    code: 'glass.door-theme-not-for-frame',
    message: catalogue.words.glass.doorThemeNotForFrame(theme.name),
  };
};

export const backingIsOffered: Check<'glass.chooseBacking'> = (item, { backing }, catalogue) =>
  refusalOf(
    offeredBackings(item, catalogue),
    ({ name }) => name === backing,
    notOffered('glass', catalogue.words.notOffered.backing),
  );
