import { contextOf } from '../../testing/a-context.ts';
import { describe, expect, test } from 'vitest';
import { designId, stockCode, templateId } from '../model/ids.ts';
import { type HardwareKind, hardwareKinds, hardwareTable } from '../model/hardware-kinds.ts';
import { type Suite, suites } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor, afterChoosing, choosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { handleTypeOptions, hardwareOptions, hingeColourOptions, suiteOptions } from './hardware-options.ts';
import { defaultSuite } from './suites.ts';
import { noHardware } from '../model/plain-item.ts';
import { switchHardwareAction } from './choose-hardware.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const lists = hardwareKinds.map((kind) => hardwareTable[kind].list);
const inChrome = (template = 'single-door') => afterChoosing(aDoor(template), suite('chrome'));
const flush = { type: 'design.choose', designId: designId(15) } as const;
const centreSlot = { type: 'design.choose', designId: designId(18) } as const;
const noKnocker = { type: 'hardware.choose', kind: 'knocker', stock: null } as const;
const suite = (chosen: Suite) => ({ type: 'hardware.chooseSuite', suite: chosen }) as const;

test.each([
  [['gold', 'chrome', 'black'], 'chrome'],
  [['satin-chrome', 'black'], 'satin-chrome'],
] as const)('of %j the default finish is %s [4.24 4.25]', (allowed, expected) => {
  expect(defaultSuite(allowed)).toBe(expected);
});

describe('the finish', () => {
  test('a new door and all its hardware start in gold [9.6]', () => {
    const { hardware } = aDoor('single-door');
    expect(hardware).toMatchObject({
      suite: 'gold',
      handleType: 'lever-lever',
      letterPlateHeight: null,
      hingeColour: 'Gold',
    });
    expect(hardware.chosen).toEqual({
      ...noHardware,
      handle: 'HA-LL-GD',
      knocker: 'KN-URN-GD',
      spyhole: 'SP-180-GD',
      letterPlate: 'LP-310-GD',
    });
  });

  test('another finish loads the hardware of that finish [4.21]', () => {
    const { hardware } = inChrome();
    expect(hardware).toMatchObject({ suite: 'chrome', hingeColour: 'Chrome' });
    expect(hardware.chosen).toMatchObject({ handle: 'HA-LL-CH', knocker: 'KN-URN-CH' });
  });

  test.each([
    ['replaces a product', 'KN-BAR-CH', suite('gold'), 'KN-BAR is not made in gold: KN-URN takes its place.'],
    ['takes one off', 'KN-URN-CH', suite('white'), 'KN-URN is not made in white and was taken off.'],
    ['keeps every product', 'KN-BAR-CH', suite('satin-chrome'), null],
  ])('a finish that %s says so [4.23]', (_, knocker, action, notice) => {
    const door = afterChoosing(inChrome(), { type: 'hardware.choose', kind: 'knocker', stock: stockCode(knocker) });
    const notices = choosing(door, action).effects.filter(({ type }) => type === 'notify');
    expect(notices).toEqual(notice === null ? [] : [{ type: 'notify', message: notice }]);
  });

  test('a finish that brings a piece back says so', () => {
    const white = afterChoosing(inChrome(), suite('white'));
    expect(choosing(white, suite('gold')).effects).toContainEqual({ type: 'notify', message: 'KN-URN was added.' });
  });

  test('another finish keeps a product that is made in it and replaces one that is not', () => {
    const bar = afterChoosing(inChrome(), { type: 'hardware.choose', kind: 'knocker', stock: stockCode('KN-BAR-CH') });
    expect(afterChoosing(bar, suite('satin-chrome')).hardware.chosen.knocker).toBe('KN-BAR-SC');
    expect(afterChoosing(bar, suite('gold')).hardware.chosen.knocker).toBe('KN-URN-GD');
  });

  test('a knocker that is not made in a finish comes back with the next; one that a person removed does not [4.23]', () => {
    const lost = afterChoosing(inChrome(), suite('white'));
    expect(lost.hardware.chosen.knocker).toBeNull();
    expect(afterChoosing(lost, suite('black')).hardware.chosen.knocker).toBe('KN-URN-BK');
    expect(afterChoosing(inChrome(), noKnocker, suite('black')).hardware.chosen.knocker).toBeNull();
  });

  test('a removed piece removes its related stock', () => {
    expect(choosing(inChrome(), suite('white')).effects).toContainEqual({
      type: 'removeStockFor',
      dropdowns: ['handle', 'doorKnocker', 'spyhole1', 'letterPlate'],
    });
  });

  test('a hinge colour that a person chose stays; one that matched changes with the finish', () => {
    const white = afterChoosing(inChrome(), { type: 'hardware.chooseHingeColour', colour: 'White' }, suite('gold'));
    expect(white.hardware.hingeColour).toBe('White');
    expect(afterChoosing(inChrome(), suite('gold')).hardware.hingeColour).toBe('Gold');
  });

  test('only the finishes of the handle are offered; another handle is the fix for the rest [2.38 5.16]', () => {
    const knob = afterChoosing(inChrome(), { type: 'hardware.chooseHandleType', handleType: 'knob-slam' });
    const options = suiteOptions(knob, context);
    expect(options.filter(({ disabledReason }) => !disabledReason).map(({ value }) => value)).toEqual([
      'chrome',
      'gold',
      'black',
    ]);
    expect(options.find(({ value }) => value === 'white')?.disabledReason).toMatchObject({
      reason: 'This handle is not made in white',
      explanation: 'Heritage knob is made in chrome, gold and black.',
      fix: { label: 'Use Lever both sides' },
    });
    expect(refusalOfChoosing(knob, suite('white'))).toBe('hardware.suite-not-allowed');
  });
});

describe('the handle type', () => {
  test('another handle removes the related stock of the last one [4.30]', () => {
    const pulled = afterChoosing(inChrome(), flush, { type: 'hardware.chooseHandleType', handleType: 'pull-bar-600' });
    const { effects } = choosing(pulled, { type: 'hardware.chooseHandleType', handleType: 'lever-lever' });
    expect(effects).toMatchObject([{ dropdowns: expect.arrayContaining(['handle', 'escutcheon']) }]);
  });

  const pullBar = { type: 'hardware.chooseHandleType', handleType: 'pull-bar-600' } as const;
  const knob = { type: 'hardware.chooseHandleType', handleType: 'knob-slam' } as const;

  test('changes to the first finish in which it is made, with its handle [4.22]', () => {
    const { hardware } = afterChoosing(inChrome(), flush, pullBar);
    expect(hardware).toMatchObject({ suite: 'satin-chrome', handleType: 'pull-bar-600' });
    expect(hardware.chosen.handle).toBe('HA-PB600-SC');
  });

  test('keeps the present finish where it is made in it, the gold of a new door too [9.7]', () => {
    expect(afterChoosing(inChrome(), suite('black'), knob).hardware.suite).toBe('black');
    expect(afterChoosing(aDoor('single-door'), knob).hardware.suite).toBe('gold');
    expect(afterChoosing(inChrome(), suite('white'), knob).hardware.suite).toBe('chrome');
  });

  const disabledReason = (item: Item, handleType: string) =>
    handleTypeOptions(item, context).find(({ value }) => value.handleType === handleType)?.disabledReason?.code ??
    'offered';

  test.each([
    ['pull-bar-600', 'hardware.handle-not-for-design', 'offered'],
    ['knob-slam', 'offered', 'hardware.handle-not-for-design'],
    ['pull-bar-1800', 'hardware.handle-not-for-design', 'hardware.leaf-too-low'],
  ])('%s on a traditional door: %s; on a contemporary one: %s [5.15]', (handleType, traditional, contemporary) => {
    expect(disabledReason(inChrome(), handleType)).toBe(traditional);
    expect(disabledReason(afterChoosing(inChrome(), flush), handleType)).toBe(contemporary);
  });

  test('a leaf that is high enough takes the long bar; made lower again, it gets another handle', () => {
    const high = afterChoosing(
      inChrome(),
      flush,
      { type: 'size.changeOverall', overall: { ...inChrome().frame.overall, height: inChrome().frame.overall.height } },
      { type: 'size.chooseSill', stock: null },
      { type: 'size.chooseThreshold', stock: stockCode('TH-AL15') },
      { type: 'hardware.chooseHandleType', handleType: 'pull-bar-1800' },
    );
    expect(high.hardware.chosen.handle).toBe('HA-PB1800-SC');
    const low = afterChoosing(high, { type: 'size.chooseThreshold', stock: stockCode('TH-PVC') });
    expect(low.hardware).toMatchObject({ handleType: 'lever-lever', suite: 'chrome' });
    expect(low.hardware.chosen.handle).toBe('HA-LL-CH');
  });
});

describe('pieces', () => {
  const codes = (item: Item, kind: HardwareKind) =>
    hardwareOptions(item, kind, context).map(({ value }) => value?.code ?? 'None');

  test.each([
    ['handle', ['HA-LL-CH']],
    ['knocker', ['None', 'KN-URN-CH', 'KN-BAR-CH']],
    ['doorKnob', ['None', 'DK-RND-CH']],
    ['spyhole', ['None', 'SP-180-CH']],
    ['letterPlate', ['None', 'LP-310-CH']],
  ] as const)('%s in chrome: %j; fire-rated ones ask for a door that is [2.39 2.41]', (kind, expected) => {
    expect(codes(inChrome(), kind)).toEqual(expected);
  });

  test('a design that forbids a kind does not offer None either [2.40]', () => {
    const slot = afterChoosing(inChrome(), centreSlot);
    expect(codes(slot, 'letterPlate')).toEqual([]);
    expect(codes(slot, 'handle')).toEqual(['HA-LL-CH']);
  });

  test('every finish offers the same hinges, without None [2.42]', () => {
    const names = catalogue.rows.hinges.map(({ name }) => name);
    for (const each of suites) {
      const options = hingeColourOptions(afterChoosing(inChrome(), suite(each)), catalogue);
      expect(options.map(({ value, disabledReason }) => [value.name, disabledReason])).toEqual(
        names.map((name) => [name, null]),
      );
    }
    expect(names).not.toContain('None');
  });

  test('a door without any other hardware has hinges [5.14]', () => {
    const bare = afterChoosing(inChrome(), centreSlot, { type: 'hardware.clearAll' });
    expect(hingeColourOptions(bare, catalogue).filter(({ chosen }) => chosen)).toHaveLength(1);
  });

  test('removing a piece removes its related stock [4.30]', () => {
    const bar = afterChoosing(inChrome(), flush, { type: 'hardware.chooseHandleType', handleType: 'pull-bar-600' });
    const { effects } = choosing(bar, { type: 'hardware.chooseHandleType', handleType: 'lever-lever' });
    expect(effects).toMatchObject([{ dropdowns: expect.arrayContaining(['handle', 'escutcheon']) }]);
  });

  test.each([
    ['a handle of None', 'handle', null],
    ['a piece of another finish', 'knocker', 'KN-URN-BK'],
    ['a piece of another kind', 'knocker', 'LP-310-CH'],
    ['a fire-rated piece', 'spyhole', 'SP-FD-CH'],
  ] as const)('%s is refused', (_, kind, code) => {
    const stock = code === null ? null : stockCode(code);
    expect(refusalOfChoosing(inChrome(), { type: 'hardware.choose', kind, stock })).toBe('hardware.not-offered');
  });

  test('removing all hardware leaves only the hinges [4.26 4.27]', () => {
    const { item, effects } = choosing(inChrome('double'), { type: 'hardware.clearAll' });
    expect(item.hardware.handleType).toBeNull();
    expect(item.hardware.chosen).toEqual(noHardware);
    expect(item.hardware.hingeColour).toBe('Chrome');
    expect(item.leaves).toMatchObject({ slaveHandle: null });
    expect(effects).toEqual([{ type: 'removeStockFor', dropdowns: lists }]);
  });

  test('removing all hardware removes the related stock of the handle', () => {
    const pullBar = afterChoosing(inChrome(), flush, { type: 'hardware.chooseHandleType', handleType: 'pull-bar-600' });
    expect(choosing(pullBar, { type: 'hardware.clearAll' }).effects).toEqual([
      {
        type: 'removeStockFor',
        dropdowns: [...lists, 'escutcheon'],
      },
    ]);
  });

  test.each(['chrome', 'black'] as const)('a finish brings the defaults back, in %s [4.21]', (finish) => {
    const back = afterChoosing(inChrome(), noKnocker, { type: 'hardware.clearAll' }, suite(finish));
    expect(back.hardware).toEqual(afterChoosing(inChrome(), suite(finish)).hardware);
  });

  test('a handle type brings the defaults back', () => {
    const back = afterChoosing(
      inChrome(),
      { type: 'hardware.clearAll' },
      { type: 'hardware.chooseHandleType', handleType: 'lever-lever' },
    );
    expect(back.hardware).toEqual(inChrome().hardware);
  });
});

describe('a new design', () => {
  test('removes hardware that it forbids and restores what it allows again [4.18]', () => {
    const { item, effects } = choosing(inChrome(), centreSlot);
    expect(item.hardware.chosen).toMatchObject({ knocker: null, spyhole: null, letterPlate: null });
    expect(effects).toEqual([{ type: 'removeStockFor', dropdowns: ['doorKnocker', 'spyhole1', 'letterPlate'] }]);
    const back = afterChoosing(item, { type: 'design.choose', designId: designId(4) });
    expect(back.hardware).toEqual(inChrome().hardware);
  });

  test.each([
    ['that takes the handle too', { type: 'design.choose', designId: designId(8) } as const],
    ['that does not take it', flush],
  ])('the handle begins again with levers, in the same finish: on one %s [4.19]', (_, design) => {
    const knob = afterChoosing(inChrome(), { type: 'hardware.chooseHandleType', handleType: 'knob-slam' });
    expect(afterChoosing(knob, design).hardware).toMatchObject({
      handleType: 'lever-lever',
      suite: 'chrome',
      chosen: { handle: 'HA-LL-CH' },
    });
  });
});

describe('the slave leaf', () => {
  test('its dummy handle has the finish of the real handle', () => {
    expect(inChrome('double').leaves).toMatchObject({ slaveHandle: 'HA-DUMMY-CH' });
    expect(afterChoosing(inChrome('double'), suite('black')).leaves).toMatchObject({ slaveHandle: 'HA-DUMMY-BK' });
  });

  test('a single door has none', () => {
    const single = afterChoosing(inChrome('double'), { type: 'frame.choose', templateId: templateId('single-door') });
    expect(single.leaves).toEqual({ kind: 'single' });
  });
});

describe('switching a kind on or off', () => {
  const switching = (item: Item, kind: HardwareKind, on: boolean) => switchHardwareAction(item, { kind, on }, context);

  test.each([
    ['off', inChrome(), 'knocker', false, null],
    ['on again, what is fitted', inChrome(), 'knocker', true, 'KN-URN-CH'],
    ['on, the default', afterChoosing(inChrome(), noKnocker), 'knocker', true, 'KN-URN-CH'],
    ['on, the first where there is no default', inChrome(), 'doorKnob', true, 'DK-RND-CH'],
  ] as const)('%s', (_, item, kind, on, stock) => {
    expect(switching(item, kind, on)).toEqual({ ok: true, value: { type: 'hardware.choose', kind, stock } });
  });

  test('switching on a kind that the design forbids is refused', () => {
    expect(switching(afterChoosing(inChrome(), centreSlot), 'knocker', true)).toMatchObject({
      ok: false,
      refusal: { code: 'hardware.not-on-design' },
    });
  });
});
