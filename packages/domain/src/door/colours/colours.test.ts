import { contextOf } from '../../testing/a-context.ts';
import { describe, expect, test } from 'vitest';
import { colourId } from '../model/ids.ts';
import type { FrameFinish } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor, afterChoosing, choosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { doorColourOptions, frameColourOptions } from './colour-options.ts';
import { frameColourOf, internalDoorColour, isNonStandard } from './colour-of-part.ts';
import { doorColourOption } from './colours-as-ordered.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const violet = colourId(22);
const anthracite = colourId(4);
const slate = colourId(5);
const white = 101;
const slateFoil = 107;
const doorColour: FrameFinish = { kind: 'door-colour' };
const foil = (id: number): FrameFinish => ({ kind: 'frame-colour', colourId: colourId(id) });

const shown = (item: Item) => ({
  door: catalogue.colour(item.colours.doorExternal).name,
  inside: internalDoorColour(item, catalogue).name,
  frame: frameColourOf(item, 'external', catalogue).name,
  frameInternal: frameColourOf(item, 'internal', catalogue).name,
});
const paintedOutside = () =>
  afterChoosing(
    aDoor('single-door'),
    { type: 'colour.chooseDoor', colourId: violet },
    { type: 'colour.chooseFrameExternal', finish: doorColour },
  );
const paintedBothSides = () =>
  afterChoosing(paintedOutside(), { type: 'colour.chooseFrameInternal', finish: doorColour });

test('a new door has the default colours, white inside [4.15]', () => {
  expect(shown(aDoor('single-door'))).toEqual({
    door: 'Anthracite Grey',
    inside: 'Matt White',
    frame: 'Matt White',
    frameInternal: 'Matt White',
  });
});

test('colours without a star come first [2.55]', () => {
  const stars = doorColourOptions(aDoor('single-door'), catalogue).map(({ value }) => isNonStandard(value));
  expect(stars).toEqual([false, false, false, false, true, true]);
});

describe('same internal colour', () => {
  test('on: the inside follows the outside, also when that changes [4.52 4.53]', () => {
    const item = afterChoosing(
      aDoor('single-door'),
      { type: 'colour.sameInternal', on: true },
      { type: 'colour.chooseDoor', colourId: slate },
    );
    expect(shown(item).inside).toBe('Slate Grey');
  });

  test.each([
    ['its internal frame colour', foil(white), 'Matt White'],
    ['another internal frame colour', foil(104), 'Anthracite Grey'],
  ])('off: back to %s [4.54]', (_, finish, inside) => {
    const item = afterChoosing(
      aDoor('single-door'),
      { type: 'colour.chooseFrameExternal', finish: foil(104) },
      { type: 'colour.sameInternal', on: true },
      { type: 'colour.chooseFrameInternal', finish },
      { type: 'colour.sameInternal', on: false },
    );
    expect(shown(item).inside).toBe(inside);
  });

  test('off: without a standard colour inside it becomes the first standard one, and the premium inside ends [4.55]', () => {
    const item = afterChoosing(
      paintedBothSides(),
      { type: 'colour.sameInternal', on: true },
      { type: 'colour.sameInternal', on: false },
    );
    expect(shown(item)).toEqual({
      door: 'Signal Violet',
      inside: 'Matt White',
      frame: 'Signal Violet',
      frameInternal: 'Matt White',
    });
  });
});

describe('frame colours', () => {
  test('a standard frame colour inside changes the leaf inside too [4.46]', () => {
    const item = afterChoosing(
      aDoor('single-door'),
      { type: 'colour.chooseFrameExternal', finish: foil(104) },
      { type: 'colour.chooseFrameInternal', finish: foil(104) },
    );
    expect(shown(item).inside).toBe('Anthracite Grey');
  });

  test('but not a leaf that follows its outside [4.47]', () => {
    const item = afterChoosing(
      aDoor('single-door'),
      { type: 'colour.chooseDoor', colourId: slate },
      { type: 'colour.sameInternal', on: true },
      { type: 'colour.chooseFrameInternal', finish: foil(white) },
    );
    expect(shown(item).inside).toBe('Slate Grey');
  });

  test('what is standard outside only is not offered inside [2.58]', () => {
    const names = (side: 'external' | 'internal') =>
      frameColourOptions(aDoor('single-door'), { side, context, showExtraInternalColour: true }).standard.map(
        ({ value }) => value.name,
      );
    expect(names('external')).toEqual(['Matt White', 'Anthracite Grey', 'Slate Grey']);
    expect(names('internal')).toEqual(['Matt White', 'Anthracite Grey']);
  });

  test('an inside colour not paired with the outside is refused, and replaced when the outside changes [4.52]', () => {
    const bothAnthracite = afterChoosing(
      aDoor('single-door'),
      { type: 'colour.chooseFrameExternal', finish: foil(104) },
      { type: 'colour.chooseFrameInternal', finish: foil(104) },
    );
    const slateOutside = afterChoosing(bothAnthracite, { type: 'colour.chooseFrameExternal', finish: foil(slateFoil) });
    expect(shown(slateOutside)).toMatchObject({ frameInternal: 'Matt White', inside: 'Matt White' });
    expect(refusalOfChoosing(slateOutside, { type: 'colour.chooseFrameInternal', finish: foil(104) })).toBe(
      'colour.no-such-pair',
    );
  });
});

describe('a frame painted on both sides that becomes foil outside', () => {
  const becomes = (colour: number) =>
    choosing(paintedBothSides(), { type: 'colour.chooseFrameExternal', finish: foil(colour) });

  test('has the same foil inside where the two are made together [4.49]', () => {
    const { item, effects } = becomes(104);
    expect(shown(item)).toMatchObject({ frame: 'Anthracite Grey', frameInternal: 'Anthracite Grey' });
    expect(effects).toEqual([]);
  });

  test('says what the inside is now where they are not [4.49]', () => {
    const { item, effects } = becomes(slateFoil);
    expect(shown(item)).toMatchObject({ frame: 'Slate Grey', frameInternal: 'Matt White' });
    expect(effects).toEqual([
      {
        type: 'notify',
        message:
          'The frame is Slate Grey outside and Matt White inside now: the two sides are not made alike in that colour.',
      },
    ]);
  });
});

describe('the door colour on the frame', () => {
  const premium = (item: Item, side: 'external' | 'internal', showExtraInternalColour: boolean) =>
    frameColourOptions(item, { side, context, showExtraInternalColour }).premium;
  const violetDoor = () => afterChoosing(aDoor('single-door'), { type: 'colour.chooseDoor', colourId: violet });

  test.each([
    ['outside, door in a standard frame colour', () => aDoor('single-door'), 'external', true, false],
    ['outside, door in another colour', violetDoor, 'external', true, true],
    ['outside, whatever the setting', violetDoor, 'external', false, true],
    ['inside, before the outside', violetDoor, 'internal', true, false],
    ['inside, after the outside', paintedOutside, 'internal', true, true],
    ['inside, against the setting', paintedOutside, 'internal', false, false],
  ] as const)('%s [2.57 2.59 2.61]', (_, door, side, setting, offered) => {
    expect(premium(door(), side, setting) !== null).toBe(offered);
  });

  test('a frame in the door colour changes with the door [4.51]', () => {
    expect(
      shown(afterChoosing(paintedBothSides(), { type: 'colour.chooseDoor', colourId: colourId(11) })),
    ).toMatchObject({
      frame: 'Fir Green',
      frameInternal: 'Fir Green',
    });
  });

  test('a door in a standard frame colour ends the premium: the frame is that foil [4.51]', () => {
    const item = afterChoosing(paintedBothSides(), { type: 'colour.chooseDoor', colourId: anthracite });
    expect(item.colours).toMatchObject({ frameExternal: foil(104), frameInternal: foil(104) });
  });

  test('a standard colour outside ends the premium on both sides', () => {
    const item = afterChoosing(paintedBothSides(), { type: 'colour.chooseFrameExternal', finish: foil(104) });
    expect(item.colours).toMatchObject({ frameExternal: foil(104), frameInternal: foil(104) });
  });

  test('it is refused where it is not offered', () => {
    const refusal = (finish: FrameFinish) =>
      refusalOfChoosing(aDoor('single-door'), { type: 'colour.chooseFrameInternal', finish });
    expect(refusal(doorColour)).toBe('colour.premium-outside-first');
    expect(refusalOfChoosing(aDoor('single-door'), { type: 'colour.chooseFrameExternal', finish: doorColour })).toBe(
      'colour.premium-not-needed',
    );
  });
});

test.each([
  ['same as outside', { kind: 'same-as-external' }, 'single'],
  ['the same colour of its own', { kind: 'own', colourId: anthracite }, 'single'],
  ['another', { kind: 'own', colourId: colourId(white) }, 'dual'],
] as const)('the inside is %s: %s [4.48]', (_, doorInternal, expected) => {
  expect(doorColourOption({ ...aDoor('single-door').colours, doorInternal })).toBe(expected);
});

test('a frame colour cannot be chosen for the door', () => {
  expect(refusalOfChoosing(aDoor('single-door'), { type: 'colour.chooseDoor', colourId: colourId(white) })).toBe(
    'colour.not-offered',
  );
});
