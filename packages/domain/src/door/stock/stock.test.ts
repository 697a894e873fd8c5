import { describe, expect, test } from 'vitest';
import { colourId, stockCode } from '../model/ids.ts';
import type { FrameFinish } from '../model/door-values.ts';
import { stockAdjustment } from '../sizes/composite-size.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { colourPairOf } from './colour-pair.ts';
import { meetsCriteria } from './criteria.ts';
import { doorMeets, doorPropsOf } from './door-props.ts';
import { relatedTo } from './related-stock.ts';
import { defaultStockFor, handleStockFor, stockFittingDoor, stockOfMaster } from './stock-of-master.ts';

const catalogue = workedExampleCatalogue();

describe('criteria', () => {
  const low = doorPropsOf(doubleDoor, workedExampleCatalogue());
  test.each([
    [{}, true],
    [{ threshold: ['TH-AL15'], doorsOpen: ['In'] }, true],
    [{ threshold: ['TH-PVC', 'TH-AL15'] }, true],
    [{ threshold: ['TH-AL15'], doorsOpen: ['Out'] }, false],
    [{ doorThickness: ['70'] }, false],
    [{ fireIntegrity: ['FD30S'] }, false],
    [{ threshold: [] }, false],
  ])('%j [5.12]', (criteria, met) => {
    expect(meetsCriteria(criteria, low)).toBe(met);
    expect(doorMeets(criteria, doubleDoor, workedExampleCatalogue())).toBe(met);
  });
});

describe('properties of a door', () => {
  test('its parts and choices', () => {
    expect(doorPropsOf(doubleDoor, workedExampleCatalogue())).toMatchObject({
      doorType: 'double',
      doorThickness: '44',
      fireIntegrity: 'None',
      smokeControl: 'None',
      sbd: 'No',
      threshold: 'TH-AL15',
      handleType: 'lever-lever',
      letterPlate: 'LP-310-CH',
      slaveHandle: 'HA-DUMMY-CH',
    });
  });
  test.each(['subsill', 'doorKnocker', 'escutcheon', 'leftLining', 'top1Packer'])(
    '%s is absent without such a part',
    (key) => {
      expect(doorPropsOf(doubleDoor, workedExampleCatalogue())).not.toHaveProperty(key);
    },
  );
});

test.each([
  ['AO10', 10],
  ['AO38', 38],
  ['TP10', 10],
  ['SC150', 30],
  ['CP20', 20],
])('%s adds %i to the set [3.60 9.16]', (code, adjustment) => {
  expect(stockAdjustment(catalogue.sizeStock(stockCode(code)))).toBe(adjustment);
});

describe('the variant of a product', () => {
  test.each([
    ['in its suite', 3, 'gold', 'LP-310-GD'],
    ['not stocked in that suite', 4, 'gold', undefined],
    ['without finish', 6, 'gold', 'CY-3K'],
  ] as const)('%s', (_, masterId, suite, code) => {
    expect(stockOfMaster(masterId, suite, catalogue)?.code).toBe(code);
  });

  test('of a product whose variants have criteria', () => {
    expect(stockFittingDoor(10, doubleDoor, catalogue)?.code).toBe('WB-IN');
    expect(stockFittingDoor(10, { ...doubleDoor, opens: 'Out' }, catalogue)?.code).toBe('WB-OUT');
    expect(stockFittingDoor(10, singleDoor, catalogue)).toBeNull();
  });

  test('that is the default of a suite', () => {
    expect(defaultStockFor('letterPlate', 'gold', catalogue)?.code).toBe('LP-310-GD');
    expect(defaultStockFor('knocker', 'gold', catalogue)).toBeNull();
    expect(defaultStockFor('doorKnob', 'chrome', catalogue)).toBeNull();
  });

  test('that belongs to a handle type', () => {
    expect(handleStockFor('lever-lever', 'gold', catalogue)?.code).toBe('HA-LL-GD');
    expect(handleStockFor('pull-bar-600', 'gold', catalogue)).toBeNull();
    expect(handleStockFor('knob-slam', 'gold', catalogue)).toBeNull();
  });
});

describe('related stock', () => {
  const comesWith = (code: string) => relatedTo(catalogue.stock(stockCode(code)), singleDoor, catalogue);
  test('of a black pull bar is its escutcheon in black, also on a door with chrome levers [4.31]', () => {
    expect(singleDoor.hardware).toMatchObject({ suite: 'chrome', handleType: 'lever-lever' });
    expect(comesWith('HA-PB600-BK').map(({ related, stock }) => [related.dropdown, stock?.code])).toEqual([
      ['escutcheon', 'ES-2S-BK'],
    ]);
  });
  test('of a letter plate is nothing', () => {
    expect(comesWith('LP-310-CH')).toEqual([]);
  });
});

describe('a frame is bought in a pair of colours', () => {
  const white: FrameFinish = { kind: 'frame-colour', colourId: colourId(101) };
  const anthracite: FrameFinish = { kind: 'frame-colour', colourId: colourId(104) };
  const premium: FrameFinish = { kind: 'door-colour' };
  test.each([
    ['white', white, white, 'WHWH', 0],
    ['foil outside', anthracite, white, 'AGWH', 1],
    ['the door colour outside', premium, white, 'RLWH', 3],
    ['the door colour on both sides', premium, premium, 'RLRL', 4],
    ['foil inside only', white, anthracite, undefined, undefined],
    ['the door colour inside only', white, premium, undefined, undefined],
  ] as const)('%s', (_, frameExternal, frameInternal, appendix, priceGroup) => {
    const painted = { colours: { ...singleDoor.colours, doorExternal: colourId(22), frameExternal, frameInternal } };
    const pair = colourPairOf(painted, catalogue);
    expect(pair?.appendix).toBe(appendix);
    expect(pair?.priceGroup).toBe(priceGroup);
  });
});
