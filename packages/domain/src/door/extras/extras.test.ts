import { contextOf } from '../../testing/a-context.ts';
import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { configure } from '../configure/configure.ts';
import { describeItem } from '../configure/describe-item.ts';
import { designId, stockCode } from '../model/ids.ts';
import { type ExtraKind, extraKinds } from '../model/extra-kinds.ts';
import type { Item } from '../model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor, afterChoosing, choosing, refusalOfChoosing, withChoices } from '../../testing/a-door.ts';
import { figuresOf } from '../glass/house-number.ts';
import { extraRowOf, figuresBox } from './extra-places.ts';
import { noExtras } from '../model/plain-item.ts';
import { extraOptions } from './extra-options.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const extra = (kind: ExtraKind, code: string | null): Action => ({
  type: 'extra.choose',
  kind,
  stock: code === null ? null : stockCode(code),
});
const design = (id: number): Action => ({ type: 'design.choose', designId: designId(id) });
const inSuite = (suite: 'chrome' | 'black' | 'white'): Action => ({ type: 'hardware.chooseSuite', suite });

const door = withChoices(aDoor('single-door'), { houseNumber: '28a' });
const flush = 15;
const openingOut = withChoices(door, { opens: 'Out' });
const chosenOn = (item: Item) =>
  extraKinds.flatMap((kind) => (item.extras.chosen[kind] === null ? [] : [item.extras.chosen[kind]]));

describe('what the trade may add to a door', () => {
  test.each([
    ['doorChain', ['CH-STD-GD']],
    ['doorCloser', ['CL-3-GD', 'CL-CON']],
    ['kickPlateOutside', ['KP-150-GD']],
    ['kickPlateInside', ['KP-150-GD']],
    ['pushPlate', ['PP-300-GD']],
    ['numerals', ['NU-75-GD']],
    ['vent1', ['VT2500']],
    ['vent2', ['VT2500']],
    ['headDrip', ['HD']],
  ] as const)('%s, in the finish of its hardware: %j', (kind, codes) => {
    const options = extraOptions(door, kind, context);
    expect(options.map(({ value }) => value?.code ?? null)).toEqual([null, ...codes]);
    expect(options.filter(({ disabledReason }) => disabledReason !== null)).toEqual([]);
    expect(options[0]?.chosen).toBe(true);
  });

  test('a new door has no extras', () => {
    expect(door.extras).toEqual(noExtras);
  });
});

describe('what a door cannot carry', () => {
  const wide = afterChoosing(door, { type: 'size.changeOverall', overall: size(1060, 2100) });
  const heavy: Item = { ...wide, build: { ...wide.build, slab: 48 } };
  const longBar = afterChoosing(
    door,
    { type: 'size.changeOverall', overall: size(1000, 2200) },
    design(flush),
    { type: 'hardware.chooseHandleType', handleType: 'pull-bar-1800' },
    inSuite('black'),
  );
  test.each<[string, Item, Action, string]>([
    ['of another finish', door, extra('doorChain', 'CH-STD-CH'), 'extra.not-offered'],
    ['of another kind', door, extra('doorChain', 'KP-150-GD'), 'extra.not-offered'],
    ['a push plate where one pulls', openingOut, extra('pushPlate', 'PP-300-GD'), 'extra.not-for-door'],
    ['a closer too weak for the leaf', heavy, extra('doorCloser', 'CL-3-GD'), 'extra.closer-too-weak'],
    ['a kick plate below a long bar', longBar, extra('kickPlateOutside', 'KP-150-BK'), 'extra.no-room'],
    [
      'a number that nobody has said',
      withChoices(door, { houseNumber: undefined }),
      extra('numerals', 'NU-75-GD'),
      'extra.no-number',
    ],
    [
      'the name of a house',
      withChoices(door, { houseNumber: 'The Old Forge' }),
      extra('numerals', 'NU-75-GD'),
      'extra.no-number',
    ],
    ['a closer moved that is not there', door, { type: 'extra.placeCloser', position: 'leaf' }, 'extra.not-offered'],
    ['a number moved that is not there', door, { type: 'extra.placeNumerals', at: null }, 'extra.not-offered'],
  ])('%s', (_, item, action, code) => {
    expect(refusalOfChoosing(item, action)).toBe(code);
  });

  test('the fix for a long pull bar in the way is a lever [3.24]', () => {
    const requested = extraOptions(longBar, 'kickPlateOutside', context).find(({ value }) => value !== null);
    const fix = requested?.disabledReason?.fix;
    expect(fix).toEqual({
      label: 'Use Lever both sides',
      action: { type: 'hardware.chooseHandleType', handleType: 'lever-lever' },
    });
    if (!fix) throw new Error('There is no fix.');
    const fixed = afterChoosing(longBar, fix.action);
    expect(refusalOfChoosing(fixed, extra('kickPlateOutside', 'KP-150-BK'))).toBe('accepted');
    expect(refusalOfChoosing(longBar, extra('kickPlateInside', 'KP-150-BK'))).toBe('accepted');
  });

  test('the concealed closer is one size stronger', () => {
    expect(refusalOfChoosing(heavy, extra('doorCloser', 'CL-CON'))).toBe('accepted');
  });
});

describe('what follows from other choices', () => {
  const fittedOut = afterChoosing(
    door,
    extra('doorChain', 'CH-STD-GD'),
    extra('kickPlateOutside', 'KP-150-GD'),
    extra('numerals', 'NU-75-GD'),
    extra('headDrip', 'HD'),
  );

  test('a new finish changes the extras too and removes their old stock', () => {
    const { item, effects } = choosing(fittedOut, inSuite('black'));
    expect(chosenOn(item)).toEqual(['CH-STD-BK', 'KP-150-BK', 'NU-75-BK', 'HD']);
    expect(effects).toContainEqual({
      type: 'removeStockFor',
      dropdowns: ['doorChain', 'kickPlateOutside', 'numerals'],
    });
    expect(effects.filter(({ type }) => type === 'notify')).toEqual([]);
  });

  test('an extra that is not made in the finish is removed with a notice', () => {
    const { item, effects } = choosing(fittedOut, inSuite('white'));
    expect(chosenOn(item)).toEqual(['KP-150-WH', 'NU-75-WH', 'HD']);
    expect(effects).toContainEqual({
      type: 'notify',
      message: 'Door chain: no longer fits this door and was taken off.',
    });
  });

  test('an extra that a person removes causes no notice', () => {
    const { item, effects } = choosing(fittedOut, extra('doorChain', null));
    expect(item.extras.chosen.doorChain).toBeNull();
    expect(effects).toEqual([{ type: 'removeStockFor', dropdowns: ['doorChain'] }]);
  });

  test('removing all hardware removes the extras of the leaf and keeps those of the frame', () => {
    expect(chosenOn(afterChoosing(fittedOut, { type: 'hardware.clearAll' }))).toEqual(['HD']);
  });

  test('the description lists only the extras that were added', () => {
    const about = (item: Item) =>
      describeItem(item, context)
        .filter((line) => extraKinds.some((kind) => kind === line.about))
        .map(({ term, value }) => `${term}: ${value}`);
    expect(about(door)).toEqual([]);
    expect(about(fittedOut)).toEqual([
      'Door chain: CH-STD',
      'Kick plate outside: KP-150',
      'House number: 28a, NU-75',
      'Head drip: HD',
    ]);
  });
});

describe('a closer', () => {
  const closed = (item: Item) => afterChoosing(item, extra('doorCloser', 'CL-3-GD'));
  const onFrame: Action = { type: 'extra.placeCloser', position: 'frame' };

  test('is offered on the frame only of a door that opens out', () => {
    expect(refusalOfChoosing(closed(door), onFrame)).toBe('extra.closer-not-on-frame');
    expect(afterChoosing(closed(openingOut), onFrame).extras.closerPosition).toBe('frame');
  });

  test('moves from the frame to the leaf when a vent takes its place', () => {
    const above = afterChoosing(closed(openingOut), onFrame);
    const vented = afterChoosing(above, extra('vent1', 'VT2500'));
    expect(vented.extras.closerPosition).toBe('leaf');
    expect(refusalOfChoosing(vented, onFrame)).toBe('extra.closer-not-on-frame');
    const underFanlight = afterChoosing(
      closed(withChoices(aDoor('surround'), { opens: 'Out' })),
      extra('vent1', 'VT2500'),
      onFrame,
    );
    expect(underFanlight.extras.closerPosition).toBe('frame');
  });

  test('that is removed leaves no position behind', () => {
    const gone = afterChoosing(closed(openingOut), onFrame, extra('doorCloser', null));
    expect(gone.extras).toEqual(noExtras);
  });

  test('let into the edge has no choice of position', () => {
    expect(refusalOfChoosing(afterChoosing(openingOut, extra('doorCloser', 'CL-CON')), onFrame)).toBe(
      'extra.not-offered',
    );
  });
});

describe('a house number', () => {
  const numbered = (item: Item) => afterChoosing(item, extra('numerals', 'NU-75-GD'));
  const placeOf = (item: Item) => {
    const fit = extraRowOf('numerals', stockCode('NU-75-GD'), catalogue)?.fit;
    const box = fit?.at === 'figures' ? figuresBox(fit, { item, catalogue }) : null;
    return box && { middle: box.x + box.width / 2, height: 1955 - box.y - box.height / 2 };
  };

  test.each([
    ['7', '7'],
    [' 28a ', '28a'],
    ['12-14', '12-14'],
    ['3/4', '3/4'],
    ['', ''],
    ['a7', ''],
    ['123456', ''],
    ['Rose Cottage', ''],
  ])('%j is cut as %j', (numerals, figures) => {
    expect(figuresOf(numerals)).toBe(figures);
  });

  test('is in the middle at 1600 where nothing is in the way', () => {
    expect(placeOf(afterChoosing(door, design(flush)))).toEqual({ middle: 442.5, height: 1600 });
  });

  const moved: Action = { type: 'extra.placeNumerals', at: { fromLeft: mm(250), height: mm(1700) } };

  test('is where a person placed it, as long as it has room there', () => {
    const flushDoor = numbered(afterChoosing(door, design(flush)));
    expect(placeOf(afterChoosing(flushDoor, moved))).toEqual({ middle: 250, height: 1700 });
    expect(
      refusalOfChoosing(flushDoor, { type: 'extra.placeNumerals', at: { fromLeft: mm(20), height: mm(1700) } }),
    ).toBe('extra.no-room');
    const glazed = choosing(afterChoosing(flushDoor, moved), design(4)).item;
    expect(glazed.extras.numeralsAt).toBeNull();
  });

  test('can be undone', () => {
    const before = numbered(afterChoosing(door, design(flush)));
    const after = configure(before, moved, context);
    expect(after.ok && after.value.item.extras.numeralsAt).not.toBeNull();
    expect(before.extras.numeralsAt).toBeNull();
  });
});
