import type { Action } from '@door/domain/door/model/action';
import type { ExtraKind } from '@door/domain/door/model/extra-kinds';
import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { colourId, designId, stockCode, themeId } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';
import { doorPropsOf } from '@door/domain/door/stock/door-props';
import { aCatalogue } from '@door/domain/testing/a-catalogue';
import { contextOf } from '@door/domain/testing/a-context';
import { aDoor, afterChoosing, aRecordOf, withChoices } from '@door/domain/testing/a-door';
import { randomWalk } from '@door/domain/testing/random-walk';
import { describe, expect, test } from 'vitest';
import { itemFromWire } from './item-from-wire.ts';
import { itemToWire } from './item-to-wire.ts';
import fc from 'fast-check';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const templates = catalogue.rows.templates.map(({ id }) => id);
const dated = { lastUpdated: '2026-11-21T04:00:00.000Z', bomUpdated: null };
const onTheWire = (item: ReturnType<typeof aDoor>) => itemToWire({ ...aRecordOf(item), ...dated }, catalogue);
const propsOf = (item: ReturnType<typeof aDoor>): Readonly<Record<string, unknown>> =>
  JSON.parse(onTheWire(item).Props);

describe('an item keeps everything on its way over the wire', () => {
  test.each(templates)('%s, as new', (template) => {
    const item = aDoor(template);
    expect(itemFromWire(JSON.parse(JSON.stringify(onTheWire(item))), catalogue)).toEqual({
      ok: true,
      value: aRecordOf(item),
    });
  });

  test('with the narrow frame, which only a single door can have', () => {
    const item = afterChoosing(aDoor('single-door'), { type: 'build.chooseProfile', profile: 'NFO' });
    expect(propsOf(item)).toMatchObject({ liniarFrameCode: 'NFO' });
    expect(itemFromWire(JSON.parse(JSON.stringify(onTheWire(item))), catalogue)).toEqual({
      ok: true,
      value: aRecordOf(item),
    });
  });

  test('after any walk of choices', () => {
    const walks = fc.record({
      template: fc.constantFrom(...templates),
      rolls: fc.array(fc.nat(100_000), { minLength: 200, maxLength: 200 }),
    });
    fc.assert(
      fc.property(walks, ({ template, rolls }) => {
        let roll = 0;
        const random = (below: number) => (rolls[(roll += 1) % rolls.length] ?? 0) % below;
        randomWalk(aDoor(template), { context, random, steps: 25 }, (item) => {
          expect(itemFromWire(JSON.parse(JSON.stringify(onTheWire(item))), catalogue)).toEqual({
            ok: true,
            value: aRecordOf(item),
          });
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('the wire spells as the specification does', () => {
  const item = aDoor(templates[0] ?? '');

  test('columns [3.1-3.3]', () => {
    expect(Object.keys(onTheWire(item))).toEqual([
      ...['Id', 'SystemId', 'TemplateId', 'DesignId', 'Type', 'Currency', 'Numerals', 'Address', 'LastUpdated'],
      ...['BomUpdated', 'Props', 'Choices', 'ItemSubAssembly', 'ItemSashPanel', 'ItemHardware'],
      ...['ExternalFrameColourCode', 'InternalFrameColourCode', 'ExternalSashColourCode', 'InternalSashColourCode'],
      ...['SameInternalSashColour', 'externalFramePremiumColourSelected', 'internalFramePremiumColourSelected'],
      ...['externalExtraSelected', 'internalExtraSelected'],
      ...['DifferentFrameGlassTheme', 'SashGlassTheme', 'FrameGlassTheme'],
    ]);
  });

  test('properties hold what stock options ask of the door, word for word', () => {
    expect(propsOf(item)).toMatchObject(doorPropsOf(item, catalogue));
  });

  test.each`
    property                                | value
    ${'doorHanding'}                        | ${'left'}
    ${'hardwareSuite'}                      | ${'gold'}
    ${'handleType'}                         | ${'lever-lever'}
    ${'externalFramePremiumColourSelected'} | ${'false'}
    ${'doorColourOption'}                   | ${'dual'}
    ${'frameConfig'}                        | ${'door-only'}
    ${'overallWidth'}                       | ${1000}
    ${'masterWidth'}                        | ${null}
  `('$property of a new single door is $value [9.8]', ({ property, value }: { property: string; value: unknown }) => {
    expect(propsOf(item)[property]).toBe(value);
  });

  test('hardware by the routing machine’s names [3.4 9.23]', () => {
    const names = onTheWire(item).ItemHardware.map(({ CncName }) => CncName);
    expect(names).toEqual(hardwareKinds);
    expect(names.slice(0, 5)).toEqual(['handle', 'knocker', 'doorKnob', 'spyhole', 'letterPlate']);
  });
});

describe('the wire says what was chosen', () => {
  const violetDoor: Action = { type: 'colour.chooseDoor', colourId: colourId(22) };
  const painted: Action = { type: 'colour.chooseFrameExternal', finish: { kind: 'door-colour' } };
  const paintedInside: Action = { type: 'colour.chooseFrameInternal', finish: { kind: 'door-colour' } };
  const foil: Action = {
    type: 'colour.chooseFrameExternal',
    finish: { kind: 'frame-colour', colourId: colourId(104) },
  };

  test.each([
    ['the door’s colour outside sets that flag', [violetDoor, painted], 'true', 'false'],
    ['the door’s colour on both sides sets both', [violetDoor, painted, paintedInside], 'true', 'true'],
    ['a standard colour clears the flags', [violetDoor, painted, paintedInside, foil], 'false', 'false'],
  ])('premium: %s [3.8 4.49 4.50]', (_, actions, external, internal) => {
    const item = afterChoosing(aDoor('single-door'), ...actions);
    const flags = {
      externalFramePremiumColourSelected: external,
      internalFramePremiumColourSelected: internal,
    };
    expect(onTheWire(item)).toMatchObject(flags);
    expect(propsOf(item)).toMatchObject(flags);
  });

  test('frame glass stands on every part of the layout by id, name and price group [3.7 4.44 4.45]', () => {
    const item = afterChoosing(
      aDoor('surround'),
      { type: 'glass.differentFrame', on: true },
      { type: 'glass.chooseForFrame', glazing: { kind: 'theme', themeId: themeId(5) } },
    );
    for (const part of ['leftSidelight', 'rightSidelight', 'fanlight'])
      expect(propsOf(item)).toMatchObject({
        [`${part}GlassTheme`]: 5,
        [`${part}GlassThemeName`]: 'Bevel Cluster',
        [`${part}GlassThemePriceGroup`]: 'B',
        [`${part}BackingGlass`]: 'Minster',
      });
    const { ItemSubAssembly, FrameGlassTheme, SashGlassTheme } = onTheWire(item);
    expect([SashGlassTheme, FrameGlassTheme]).toEqual(['', 'Bevel Cluster']);
    expect(
      ItemSubAssembly.map(({ SubAssemblyType, glassTheme, glassThemePriceGroup, backingGlass }) =>
        [SubAssemblyType, glassTheme, glassThemePriceGroup, backingGlass].join(' '),
      ),
    ).toEqual([
      'left-sidelight Bevel Cluster B Minster',
      'single-door   ',
      'right-sidelight Bevel Cluster B Minster',
      'fanlight Bevel Cluster B Minster',
    ]);
  });

  test('after all hardware was turned off every kind is off and every property empty [4.26 4.29]', () => {
    const item = afterChoosing(aDoor('single-door'), { type: 'hardware.clearAll' });
    expect(onTheWire(item).ItemHardware.filter(({ On }) => On)).toEqual([]);
    expect(propsOf(item)).toMatchObject({
      handleType: '',
      handleStockCode: '',
      doorKnockerStockCode: '',
      doorKnobStockCode: '',
      spyhole1StockCode: '',
      letterPlateStockCode: '',
    });
    expect(propsOf(item)).not.toHaveProperty('doorKnocker');
  });

  test('what the trade added stands under the specification’s names [3.19 3.24]', () => {
    const flush: Action = { type: 'design.choose', designId: designId(15) };
    const extra = (kind: ExtraKind, code: string): Action => ({ type: 'extra.choose', kind, stock: stockCode(code) });
    const item = afterChoosing(
      withChoices(aDoor('single-door'), { houseNumber: '28a', opens: 'Out' }),
      flush,
      extra('doorChain', 'CH-STD-GD'),
      extra('doorCloser', 'CL-3-GD'),
      { type: 'extra.placeCloser', position: 'frame' },
      extra('kickPlateOutside', 'KP-150-GD'),
      extra('numerals', 'NU-75-GD'),
      { type: 'extra.placeNumerals', at: { fromLeft: mm(250), height: mm(1700) } },
    );
    expect(propsOf(item)).toMatchObject({
      doorChain: 'CH-STD-GD',
      doorChainStockCode: 'CH-STD-GD',
      doorCloserStockCode: 'CL-3-GD',
      doorCloserPosition: 'frame',
      kickPlateOutsideStockCode: 'KP-150-GD',
      kickPlateInsideStockCode: '',
      numerals: '28a',
      numeralsStockCode: 'NU-75-GD',
      numeralsFromLeft: 250,
      numeralsHeight: 1700,
      vent1StockCode: '',
    });
    expect(itemFromWire(onTheWire(item), catalogue)).toEqual({ ok: true, value: aRecordOf(item) });
  });
});

test('what only the trade sets stands under the specification’s names [3.17-3.19 3.25]', () => {
  const item = afterChoosing(
    { ...aDoor('double'), houseNumber: '28a' },
    { type: 'build.chooseJobType', jobType: 'new-build' },
    { type: 'build.sealAgainstSmoke', on: true },
    { type: 'build.chooseSlab', slab: 48 },
    { type: 'build.chooseStock', place: 'escutcheon', stock: stockCode('ES-STD') },
    { type: 'build.chooseStock', place: 'leftLining', stock: stockCode('LN100') },
    { type: 'build.chooseStock', place: 'slaveHandle', stock: null },
  );
  expect(propsOf(item)).toMatchObject({
    jobType: 'new-build',
    sbd: 'Yes',
    sbdLocked: true,
    smokeControl: 'S',
    fireIntegrity: 'None',
    doorsOpen: 'In',
    doorThickness: '48',
    liniarFrameCode: 'WFO',
    thresholdLayout: 'door',
    lockOptionsStockCode: '',
    escutcheon: 'ES-STD',
    escutcheonStockCode: 'ES-STD',
    leftLining: 'LN100',
    leftLiningStockCode: 'LN100',
    topArchitraveStockCode: '',
    thresholdGtWallingStockCode: '',
    slaveHandleStockCode: '',
    laminatedGlass: true,
  });
  expect(itemFromWire(onTheWire(item), catalogue)).toEqual({ ok: true, value: aRecordOf(item) });
});

test('couplings that are not flat stand beside the sizes of their parts; without the properties each is flat', () => {
  const joined = afterChoosing(
    aDoor('surround'),
    { type: 'build.chooseCoupling', joint: 'left-sidelight', stock: stockCode('CP20') },
    { type: 'build.chooseCoupling', joint: 'fanlight', stock: stockCode('CP20') },
  );
  expect(propsOf(joined)).toMatchObject({
    leftSidelightCouplingStockCode: 'CP20',
    rightSidelightCouplingStockCode: '',
    fanlightCouplingStockCode: 'CP20',
    doorWidth: 960,
    doorHeight: 2030,
  });
  expect(itemFromWire(onTheWire(joined), catalogue)).toEqual({ ok: true, value: aRecordOf(joined) });
  const plain = onTheWire(aDoor('surround'));
  const older = Object.entries(propsOf(aDoor('surround'))).filter(([key]) => !key.endsWith('CouplingStockCode'));
  const read = itemFromWire({ ...plain, Props: JSON.stringify(Object.fromEntries(older)) }, catalogue);
  expect(read).toEqual({ ok: true, value: aRecordOf(aDoor('surround')) });
});

describe('what cannot be read is refused by name', () => {
  const item = aDoor(templates[0] ?? '');
  const wire = onTheWire(item);
  const withProps = (change: object) => ({ ...wire, Props: JSON.stringify({ ...propsOf(item), ...change }) });

  test.each([
    ['nothing', undefined, 'Props must be text'],
    ['Props that are no JSON', { ...wire, Props: '{' }, 'Props must be JSON text'],
    ['an unknown colour', withProps({ externalColourId: 9999 }), 'Props.externalColourId names no colour'],
    ['an unknown design', { ...wire, DesignId: -5 }, 'DesignId names no design'],
    ['a prototype key', { ...wire, SashGlassTheme: '__proto__' }, 'SashGlassTheme names no glass theme'],
    ['a hand that is none', withProps({ doorHanding: 'both' }), 'Props.doorHanding must be one of: left, right'],
    ['a door without a door', { ...wire, ItemSubAssembly: [] }, 'ItemSubAssembly must hold one single-door'],
    ['a single door with two leaves', { ...wire, Type: 'double door' }, 'ItemSubAssembly must hold one double-door'],
    ['a width in words', withProps({ overallWidth: 'wide' }), 'Props.overallWidth must be a number'],
  ])('%s', (_, given, sentence) => {
    const read = itemFromWire(given, catalogue);
    expect(read.ok ? 'accepted' : read.refusal.message).toContain(sentence);
  });
});
