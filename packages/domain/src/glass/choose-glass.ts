import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Configured } from '../item/action.ts';
import type { Glazing, Item } from '../item/item.ts';
import { notOffered, refusalOf } from '../item/offering.ts';
import { glazedFrameParts } from '../item/parts.ts';
import { type Check, quietly, type Rule } from '../item/rule.ts';
import { type BackingFor, backingFor, doorBackingAfter, onEveryPart } from './backing.ts';
import { isSameGlazing, themeOf } from './glazing.ts';
import { offeredBackings, offeredGlazing } from './offer-glass.ts';
import { isMadeForFrame } from './theme-shapes.ts';

/** A theme for the door is one for the frame too, unless that has glass of its own. */
export const chooseDoorGlass: Rule<'glass.chooseForDoor'> = (item, { glazing }, catalogue) => {
  const backing = backingFor(glazing, catalogue);
  const frameFollows = item.glass.frame.kind === 'same-as-door';
  const partBacking = frameFollows ? onEveryPart(item, backing.parts) : item.glass.partBacking;
  return saying(
    { ...item, glass: { ...item.glass, door: glazing, doorBacking: backing.door, partBacking } },
    backing,
    catalogue,
  );
};

export const chooseFrameGlass: Rule<'glass.chooseForFrame'> = (item, { glazing }, catalogue) => {
  const backing = backingFor(glazing, catalogue);
  const partBacking = onEveryPart(item, backing.parts);
  return saying(
    { ...item, glass: { ...item.glass, frame: { kind: 'own', glazing }, partBacking } },
    backing,
    catalogue,
  );
};

const saying = (item: Item, { wasReset }: BackingFor, { words }: Catalogue): Configured => ({
  item,
  effects: wasReset ? [{ type: 'notify', message: words.glass.backingReset }] : [],
});

/** Switched on, the frame begins with the glass that it has. Switched off, it is glazed like the door again. */
export const chooseDifferentFrame: Rule<'glass.differentFrame'> = (item, { on }, catalogue) => {
  if (on === (item.glass.frame.kind === 'own')) return quietly(item);
  const glass = on
    ? { ...item.glass, frame: { kind: 'own', glazing: item.glass.door } as const }
    : { ...item.glass, frame: { kind: 'same-as-door' } as const, partBacking: likeDoor(item) };
  const { wasReset, door } = backingFor(item.glass.door, catalogue);
  return saying({ ...item, glass }, { door, parts: door, wasReset: wasReset && !on }, catalogue);
};

/** Unglazed parts have a word of their own; that one, settling puts in. */
const likeDoor = (item: Item): Item['glass']['partBacking'] => onEveryPart(item, item.glass.doorBacking);

/** Behind the door and every part; where a part's own theme is not made with it, that theme's first one stands. */
export const chooseBacking: Rule<'glass.chooseBacking'> = (item, { backing }, catalogue) =>
  quietly({
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
