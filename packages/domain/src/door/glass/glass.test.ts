import { contextOf } from '../../testing/a-context.ts';
import { describe, expect, test } from 'vitest';
import { designId, templateId, themeId } from '../model/ids.ts';
import type { Glazing } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { mm } from '../../lib/mm.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor, afterChoosing, choosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { glazedSisters } from '../design-fit/other-designs.ts';
import { describeItem } from '../configure/describe-item.ts';
import { backingFor, backingOfPart } from './backing.ts';
import { lacksHouseNumber, showsHouseNumber } from './house-number.ts';
import { backingOptions, glazingOptions, isListedSize } from './glass-options.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const theme = (id: number): Glazing => ({ kind: 'theme', themeId: themeId(id) });
const diamond = theme(1);
const bevel = theme(5);
const starburst = theme(7);
const houseNumber = theme(17);
const orphan = theme(90);
const reset = [{ type: 'notify', message: 'Backing Glass has been Reset' }];

describe('a glass theme that a new design cannot take', () => {
  const lost = (name: string, design: string) => [
    { type: 'notify', message: `${name} is not made for the panes of ${design}. Choose another glass for the door.` },
  ];
  const glazed = (glazing: Glazing, design: number) =>
    afterChoosing(
      aDoor('single-door'),
      { type: 'design.choose', designId: designId(design) },
      { type: 'glass.chooseForDoor', glazing },
    );

  test('is removed with a notice', () => {
    const { item, effects } = choosing(glazed(starburst, 10), { type: 'design.choose', designId: designId(4) });
    expect(item.glass.door).toEqual({ kind: 'none-chosen' });
    expect(effects.filter(({ type }) => type === 'notify')).toEqual(lost('Starburst Bevel', 'Four Panel Two Light'));
  });

  test('is removed by a frame that changes the design too', () => {
    const { effects } = choosing(glazed(starburst, 10), { type: 'frame.choose', templateId: templateId('double') });
    expect(effects.filter(({ type }) => type === 'notify')).toEqual([
      { type: 'notify', message: 'Carisbrooke Fan does not fit this door, so it shows Half Glaze Square.' },
      ...lost('Starburst Bevel', 'Half Glaze Square'),
    ]);
  });

  test('a theme that the design can take stays without a notice', () => {
    const { item, effects } = choosing(glazed(bevel, 10), { type: 'design.choose', designId: designId(4) });
    expect(item.glass.door).toEqual(bevel);
    expect(effects.filter(({ type }) => type === 'notify')).toEqual([]);
  });
});

describe('backing glass follows the glazing', () => {
  test.each([
    ['clear', { kind: 'clear' }, 'Clear', 'Clear', false],
    ['unglazed', { kind: 'unglazed' }, 'Clear', 'Unglazed', false],
    ['a theme', bevel, 'Minster', 'Minster', false],
    ['a theme without backing', orphan, 'Clear', 'Clear', true],
  ] as const)('%s [4.37 4.38]', (_, glazing, door, parts, wasReset) => {
    expect(backingFor(glazing, catalogue)).toEqual({ door, parts, wasReset });
  });
});

describe('glass for the door', () => {
  const chosen = (glazing: Glazing) => choosing(aDoor('surround'), { type: 'glass.chooseForDoor', glazing });

  test('glazes every part too, with the first backing of the theme [4.39 4.41]', () => {
    expect(chosen(bevel).item.glass).toEqual({
      door: bevel,
      doorBacking: 'Minster',
      frame: { kind: 'same-as-door' },
      partBacking: {},
      houseNumberAt: null,
    });
  });

  test('a theme without backing resets it with a notice [4.40]', () => {
    const { item, effects } = chosen(orphan);
    expect(item.glass.doorBacking).toBe('Clear');
    expect(effects).toEqual(reset);
  });

  test('clear glass causes no notice', () => {
    expect(chosen({ kind: 'clear' }).effects).toEqual([]);
  });

  test('a door alone has no part to glaze [4.8]', () => {
    expect(
      choosing(aDoor('single-door'), { type: 'glass.chooseForDoor', glazing: bevel }).item.glass.partBacking,
    ).toEqual({});
  });
});

describe('different frame glass', () => {
  const separate = () =>
    afterChoosing(
      aDoor('left'),
      { type: 'glass.chooseForDoor', glazing: diamond },
      { type: 'glass.differentFrame', on: true },
    );

  test('starts with the glass of the door [4.42]', () => {
    expect(separate().glass.frame).toEqual({ kind: 'own', glazing: diamond });
  });

  test('from then on door and frame change independently [4.42]', () => {
    const item = afterChoosing(
      separate(),
      { type: 'glass.chooseForDoor', glazing: bevel },
      { type: 'glass.chooseForFrame', glazing: houseNumber },
    );
    expect(item.glass).toMatchObject({
      door: bevel,
      doorBacking: 'Minster',
      partBacking: { 'left-sidelight': 'Satin' },
    });
  });

  test('the backing behind the frame stays when the door changes', () => {
    const flemish = afterChoosing(separate(), { type: 'glass.chooseBacking', backing: 'Flemish' });
    const { glass } = afterChoosing(flemish, { type: 'glass.chooseForDoor', glazing: bevel });
    expect(glass).toMatchObject({ doorBacking: 'Minster', partBacking: { 'left-sidelight': 'Flemish' } });
  });

  test('switched off, nothing is chosen for its parts, and they are glazed like the door again [4.43]', () => {
    const { glass } = afterChoosing(
      separate(),
      { type: 'glass.chooseBacking', backing: 'Flemish' },
      { type: 'glass.chooseForFrame', glazing: { kind: 'unglazed' } },
      { type: 'glass.differentFrame', on: false },
    );
    expect(glass).toMatchObject({ frame: { kind: 'same-as-door' }, doorBacking: 'Flemish', partBacking: {} });
    expect(backingOfPart(glass, 'left-sidelight')).toBe('Flemish');
  });

  test.each([
    ['clear', 'Clear'],
    ['unglazed', 'Clear'],
  ] as const)('a door made %s clears the backing of parts with glass of their own [4.37 4.38]', (kind, backing) => {
    const item = afterChoosing(
      separate(),
      { type: 'glass.chooseForFrame', glazing: { kind: 'clear' } },
      { type: 'glass.chooseBacking', backing: 'Flemish' },
      { type: 'glass.chooseForDoor', glazing: { kind } },
    );
    expect(item.glass.partBacking).toEqual({ 'left-sidelight': backing });
  });

  test.each([
    ['a frame without glass', 'single-door', 'glass.no-frame-glass'],
    ['a frame with a sidelight', 'left', 'accepted'],
  ])('%s [2.51]', (_, template, expected) => {
    expect(refusalOfChoosing(aDoor(template), { type: 'glass.differentFrame', on: true })).toBe(expected);
  });

  test('frame glass is refused while it follows the door', () => {
    expect(refusalOfChoosing(aDoor('left'), { type: 'glass.chooseForFrame', glazing: bevel })).toBe(
      'glass.frame-follows-door',
    );
  });
});

describe('backing glass', () => {
  const diamondDoor = () => afterChoosing(aDoor('surround'), { type: 'glass.chooseForDoor', glazing: diamond });

  test('is set for the door and every part [4.36]', () => {
    const { glass } = afterChoosing(diamondDoor(), { type: 'glass.chooseBacking', backing: 'Flemish' });
    const panes = ['left-sidelight', 'right-sidelight', 'fanlight'] as const;
    expect([glass.doorBacking, ...panes.map((pane) => backingOfPart(glass, pane))]).toEqual(Array(4).fill('Flemish'));
  });

  test('a part keeps what its own theme is made with', () => {
    const { glass } = afterChoosing(
      diamondDoor(),
      { type: 'glass.differentFrame', on: true },
      { type: 'glass.chooseForFrame', glazing: houseNumber },
      { type: 'glass.chooseBacking', backing: 'Flemish' },
    );
    expect(glass).toMatchObject({ doorBacking: 'Flemish', partBacking: { fanlight: 'Satin' } });
  });

  test.each([
    ['before a glass is chosen', { kind: 'none-chosen' }, []],
    ['unglazed', { kind: 'unglazed' }, []],
    ['clear glass', { kind: 'clear' }, ['Clear', 'Flemish', 'Minster', 'Stippolyte', 'Satin']],
    ['a theme', diamond, ['Clear', 'Flemish', 'Stippolyte']],
    ['a theme without backing', orphan, []],
  ] as const)('%s offers %j [2.48-2.50 5.21]', (_, door, names) => {
    const item = aDoor('single-door');
    const options = backingOptions({ ...item, glass: { ...item.glass, door } }, context);
    expect(options.filter(({ disabledReason }) => !disabledReason).map(({ value }) => value.name)).toEqual(names);
  });

  test('a backing that the theme is not made with names those that it is made with, and clear glass as the fix', () => {
    const minster = backingOptions(diamondDoor(), context).find(({ value }) => value.name === 'Minster');
    expect(minster?.disabledReason).toMatchObject({
      code: 'glass.backing-not-allowed',
      explanation: 'Diamond Lead is not made with Minster behind it, but with Clear, Flemish or Stippolyte.',
      fix: { label: 'Use clear glass', action: { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } } },
    });
    expect(refusalOfChoosing(diamondDoor(), { type: 'glass.chooseBacking', backing: 'Minster' })).toBe(
      'glass.backing-not-allowed',
    );
  });
});

describe('themes offered', () => {
  const names = (showUnglazed: boolean) =>
    glazingOptions(aDoor('surround'), { context, place: 'door', showUnglazed }).map(({ value }) =>
      value.kind === 'theme' ? catalogue.theme(value.themeId).name : value.kind,
    );

  test('each name once, none without a large picture or a slot; unglazed only where the setting shows it [2.46 2.47 5.19 5.20]', () => {
    const themes = ['Diamond Lead', 'Bevel Cluster', 'Starburst Bevel', 'House Number', 'Orphan'];
    expect(names(false)).toEqual(['clear', ...themes]);
    expect(names(true)).toEqual(['clear', 'unglazed', ...themes]);
  });

  test.each([
    [300, 1200, 801, 6000, true],
    [1, 299, 801, 6000, true],
    [1, 299, 1, 800, false],
    [300, 1200, 1, 800, false],
    [301, 1200, 801, 6000, false],
    [300, 1200, 802, 6000, false],
    [300, 1200, 801, 900, true],
    [1, 299, 801, 5999, false],
  ])(
    'a picture from %i to %i wide and %i to %i high: %s [5.18 9.10]',
    (minWidth, maxWidth, minHeight, maxHeight, listed) => {
      const row = {
        minWidth: mm(minWidth),
        maxWidth: mm(maxWidth),
        minHeight: mm(minHeight),
        maxHeight: mm(maxHeight),
      };
      expect(isListedSize(row)).toBe(listed);
    },
  );

  test('a set without sidelights and fanlight has no frame glass to choose [2.52]', () => {
    expect(glazingOptions(aDoor('single-door'), { context, place: 'frame', showUnglazed: true })).toEqual([]);
  });

  const disabledReason = (template: string, design: number, glazing: Glazing) =>
    glazingOptions(afterChoosing(aDoor(template), { type: 'design.choose', designId: designId(design) }), {
      context,
      place: 'door',
      showUnglazed: false,
    }).find(({ value }) => JSON.stringify(value) === JSON.stringify(glazing))?.disabledReason;

  test('the fix of a theme not made in the shape of the panes is a design that takes it', () => {
    expect(disabledReason('single-door', 10, diamond)).toMatchObject({
      code: 'glass.wrong-shape',
      reason: 'Not made for quarter-round panes',
      fix: { label: 'Use Four Panel Two Light' },
    });
  });

  test('no design is the fix while the glass around the door is in the way', () => {
    expect(disabledReason('left', 4, starburst)).toMatchObject({ code: 'glass.wrong-shape', fix: null });
    expect(disabledReason('single-door', 4, starburst)?.fix?.label).toBe('Use Carisbrooke Fan');
  });

  test('the fix of a theme that only the frame cannot take is different frame glass', () => {
    expect(disabledReason('left', 10, starburst)?.fix).toEqual({
      label: 'Use different frame glass',
      action: { type: 'glass.differentFrame', on: true },
    });
    expect(disabledReason('single-door', 10, starburst)).toBeNull();
  });
});

describe('glass that shows the number of the house', () => {
  const shown = afterChoosing(
    aDoor('single-door'),
    { type: 'design.choose', designId: designId(8) },
    { type: 'glass.chooseForDoor', glazing: houseNumber },
  );
  const number = (typed: string) => ({ type: 'glass.chooseHouseNumber', houseNumber: typed }) as const;

  test('asks for it, and not where no pane shows it', () => {
    expect([showsHouseNumber(shown, catalogue), lacksHouseNumber(shown, catalogue)]).toEqual([true, true]);
    expect(showsHouseNumber(aDoor('single-door'), catalogue)).toBe(false);
    const solid = afterChoosing(shown, { type: 'design.choose', designId: designId(15) });
    expect(showsHouseNumber(solid, catalogue)).toBe(false);
  });

  test.each([
    ['28', '28'],
    [' 28a ', '28a'],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => {
    const numbered = afterChoosing(shown, number('7'), number(typed));
    expect(numbered.houseNumber).toBe(kept);
    expect(lacksHouseNumber(numbered, catalogue)).toBe(kept === '');
  });

  test.each(['Rose Cottage', '1234567', 'x'])('%j is refused with a sentence', (typed) => {
    expect(refusalOfChoosing(shown, number(typed))).toBe('glass.not-a-house-number');
  });

  test('the description names it, or says that it is missing', () => {
    const glassOf = (item: Item) => describeItem(item, context).find(({ about }) => about === 'doorGlass')?.value;
    expect(glassOf(shown)).toMatch(/, number not given/);
    expect(glassOf(afterChoosing(shown, number('28a')))).toMatch(/ 28a/);
  });
});

describe('a solid door', () => {
  const solid = (template: string) => afterChoosing(aDoor(template), { type: 'design.choose', designId: designId(15) });
  const clear: Glazing = { kind: 'clear' };
  const offered = (template: string, place: 'door' | 'frame') =>
    glazingOptions(solid(template), { context, place, showUnglazed: true });

  test('has no glass to choose, and says so', () => {
    expect(offered('single-door', 'door')).toEqual([]);
    expect(refusalOfChoosing(solid('single-door'), { type: 'glass.chooseForDoor', glazing: diamond })).toBe(
      'glass.solid-door',
    );
    expect(backingOptions(solid('single-door'), context)).toEqual([]);
  });

  test('has the glass of its frame to choose, with a backing of its own', () => {
    expect(offered('left', 'door')).toEqual([]);
    expect(offered('left', 'frame')).not.toEqual([]);
    const glazed = afterChoosing(
      solid('left'),
      { type: 'glass.chooseForFrame', glazing: clear },
      { type: 'glass.chooseBacking', backing: 'Minster' },
    );
    expect(glazed.glass).toMatchObject({
      frame: { kind: 'own', glazing: clear },
      partBacking: { 'left-sidelight': 'Minster' },
    });
    expect(backingOptions(glazed, context).find(({ chosen }) => chosen)?.value.name).toBe('Minster');
  });

  test('shows the designs of its family that have glass', () => {
    const sisters = glazedSisters(solid('single-door'), catalogue);
    expect(sisters.length).toBeGreaterThan(0);
    for (const sister of sisters) expect(sister).toMatchObject({ family: 'contemporary' });
    expect(sisters.every(({ lights }) => lights.length > 0)).toBe(true);
  });
});

test('an unglazed door with frame glass of its own has the backing of its sidelights to choose', () => {
  const item = afterChoosing(
    aDoor('left'),
    { type: 'glass.chooseForDoor', glazing: { kind: 'unglazed' } },
    { type: 'glass.differentFrame', on: true },
    { type: 'glass.chooseForFrame', glazing: { kind: 'clear' } },
  );
  expect(backingOptions(item, context)).not.toEqual([]);
  const { glass } = afterChoosing(item, { type: 'glass.chooseBacking', backing: 'Minster' });
  expect(glass).toMatchObject({ doorBacking: 'Clear', partBacking: { 'left-sidelight': 'Minster' } });
});

describe('glass after another choice', () => {
  const starburstFan = () =>
    afterChoosing(
      aDoor('single-door'),
      { type: 'design.choose', designId: designId(10) },
      { type: 'glass.chooseForDoor', glazing: starburst },
    );

  test('a design whose panes the theme is not made for removes it', () => {
    const { glass } = afterChoosing(starburstFan(), { type: 'design.choose', designId: designId(7) });
    expect(glass).toMatchObject({ door: { kind: 'none-chosen' }, doorBacking: 'Clear' });
  });

  test('a solid door keeps the theme for the next glazed design', () => {
    const { glass } = afterChoosing(starburstFan(), { type: 'design.choose', designId: designId(15) });
    expect(glass.door).toEqual(starburst);
  });

  test('a new sidelight that cannot take it is glazed clear', () => {
    const { glass } = afterChoosing(starburstFan(), { type: 'frame.choose', templateId: templateId('left') });
    expect(glass).toMatchObject({ door: starburst, frame: { kind: 'own', glazing: { kind: 'clear' } } });
    const again = { type: 'glass.differentFrame', on: false } as const;
    expect(refusalOfChoosing({ ...aDoor('left'), designId: designId(10), glass }, again)).toBe(
      'glass.door-theme-not-for-frame',
    );
  });

  test('without sidelights and fanlight there is no frame glass', () => {
    const item = afterChoosing(
      aDoor('left'),
      { type: 'glass.differentFrame', on: true },
      { type: 'frame.choose', templateId: templateId('single-door') },
    );
    expect(item.glass).toMatchObject({ frame: { kind: 'same-as-door' }, partBacking: {} });
  });
});
