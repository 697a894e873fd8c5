import { describe, expect, test } from 'vitest';
import { describeItem } from '../configure/describe-item.ts';
import { validateItem } from '../configure/validate-item.ts';
import { moveMullion, mullionsOf } from '../frame/mullions.ts';
import type { Action } from '../model/action.ts';
import type { BuildPlace } from '../model/build-choices.ts';
import { designId, stockCode, systemId, templateId } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { leafSizes, masterOf } from '../sizes/leaf-sizes.ts';
import { sizeSheet } from '../sizes/size-sheet.ts';
import { doorPropsOf } from '../stock/door-props.ts';
import { isSecured } from '../system/item-system.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { contextOf } from '../../testing/a-context.ts';
import { aDoor, afterChoosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { tileFor } from '../../testing/tiles.ts';
import { productsOfSystem } from './products-of-system.ts';
import { stockAt } from './stock-at.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const door = aDoor('single-door');
const design = (id: number): Action => ({ type: 'design.choose', designId: designId(id) });
const system = (id: number): Action => ({ type: 'build.chooseSystem', systemId: systemId(id) });
const job = (jobType: Item['build']['jobType']): Action => ({ type: 'build.chooseJobType', jobType });
const secure = (on: boolean): Action => ({ type: 'build.secure', on });
const put = (place: BuildPlace, stock: string | null): Action => ({
  type: 'build.chooseStock',
  place,
  stock: stock === null ? null : stockCode(stock),
});
const threshold = (code: string): Action => ({ type: 'size.chooseThreshold', stock: stockCode(code) });
const solid = afterChoosing(door, design(15));
const fireDoor = afterChoosing(solid, system(2));
const answer = (item: Item, about: string) => doorPropsOf(item, catalogue)[about];

describe('a fire door', () => {
  test('has the slab, threshold, closer and seals with which it was tested [3.17]', () => {
    expect(fireDoor.frame.threshold).toBe('TH-AL15');
    expect(fireDoor.build.slab).toBe(44);
    expect(fireDoor.extras.chosen.doorCloser).toBe('CL-3-GD');
    expect(answer(fireDoor, 'fireIntegrity')).toBe('FD30S');
    expect(answer(fireDoor, 'smokeControl')).toBe('S');
    expect(validateItem(fireDoor, context)).toEqual([]);
  });

  test.each<[string, Item, Action, string]>([
    ['glass in the leaf stands in its way', door, system(2), 'build.needs-solid-design'],
    ['so does a sidelight', afterChoosing(aDoor('left'), design(15)), system(2), 'build.needs-lone-door'],
    ['so does Secured by Design', afterChoosing(solid, secure(true)), system(2), 'build.not-securable'],
    ['another slab was not tested', fireDoor, { type: 'build.chooseSlab', slab: 70 }, 'build.not-in-system'],
    ['its closer stays', fireDoor, { type: 'extra.choose', kind: 'doorCloser', stock: null }, 'extra.fire-door'],
    ['so do its seals', fireDoor, { type: 'build.sealAgainstSmoke', on: false }, 'build.fire-seals'],
    ['it takes no glass', fireDoor, design(8), 'build.needs-solid-design'],
    ['it takes no sidelight', fireDoor, { type: 'frame.choose', templateId: templateId('left') }, 'frame.not-offered'],
    ['a new build needs a door that is secured', fireDoor, job('new-build'), 'build.not-securable'],
  ])('%s', (_, item, action, code) => expect(refusalOfChoosing(item, action)).toBe(code));

  test.each<[string, Item, string]>([
    ['a design without glass', door, 'Use Flush'],
    ['a door alone', afterChoosing(aDoor('left'), design(15)), 'Use Single Door'],
    ['a door that is not secured', afterChoosing(solid, secure(true)), 'Make it without Secured by Design'],
    ['another job', afterChoosing(solid, job('new-build')), 'Use Replacement'],
  ])('the way to it: %s', (_, item, label) => {
    expect(tileFor(system(2), item, context)?.disabledReason?.fix?.label).toBe(label);
  });

  test('stays a fire door in another frame', () => {
    const other = afterChoosing(fireDoor, { type: 'frame.choose', templateId: templateId('double') });
    expect([other.designId, other.frame.threshold, other.systemId]).toEqual([15, 'TH-AL15', 2]);
  });
});

describe('Secured by Design', () => {
  const cheap = afterChoosing(door, put('cylinder', 'CY-1K'), { type: 'build.laminate', on: false });

  test('brings the cylinder with three stars, and laminated panes [3.18]', () => {
    expect(cheap.build).toMatchObject({ cylinder: 'CY-1K', laminated: false });
    const secured = afterChoosing(cheap, secure(true));
    expect(secured.build).toMatchObject({ cylinder: 'CY-3K', laminated: true });
    expect(refusalOfChoosing(secured, put('cylinder', 'CY-1K'))).toBe('build.too-few-stars');
    expect(refusalOfChoosing(secured, { type: 'build.laminate', on: false })).toBe('build.secured-laminated');
  });

  test('is demanded by a new build, and not by another job [3.17]', () => {
    const built = afterChoosing(door, job('new-build'));
    expect(isSecured(built)).toBe(true);
    expect(refusalOfChoosing(built, secure(false))).toBe('build.security-locked');
    expect(isSecured(afterChoosing(built, job('replacement')))).toBe(false);
  });
});

describe('lock', () => {
  const bar = afterChoosing(
    door,
    design(15),
    { type: 'hardware.chooseSuite', suite: 'black' },
    { type: 'hardware.chooseHandleType', handleType: 'pull-bar-600' },
  );

  test.each<[string, Item, string, string]>([
    ['a lever throws no slam lock', solid, 'ML-S', 'build.handle-not-for-lock'],
    ['a bar goes with the key-wound one too', bar, 'ML-K', 'accepted'],
    [
      'whose faceplate does not fit a high leaf',
      afterChoosing(bar, { type: 'size.changeOverall', overall: size(1000, 2200) }),
      'ML-K',
      'build.leaf-not-for-lock',
    ],
  ])('%s', (_, item, code, outcome) => expect(refusalOfChoosing(item, put('lockOptions', code))).toBe(outcome));

  test('another handle removes it', () => {
    const wound = afterChoosing(bar, put('lockOptions', 'ML-K'));
    const lever = afterChoosing(wound, { type: 'hardware.chooseHandleType', handleType: 'lever-lever' });
    expect([wound.build.lock, lever.build.lock]).toEqual(['ML-K', null]);
  });
});

describe('stock at a place', () => {
  test.each([
    ['escutcheon', 'ES-STD'],
    ['leftLining', 'LN100'],
    ['topArchitrave', 'AR45'],
    ['thresholdGtWalling', 'GT25'],
  ] as const)('%s: %s, and nothing again', (place, code) => {
    const with_ = afterChoosing(door, put(place, code));
    expect([stockAt(with_, place), answer(with_, place)]).toEqual([code, code]);
    expect(sizeSheet(with_, catalogue)).toEqual(sizeSheet(door, catalogue));
    expect(afterChoosing(with_, put(place, null))).toEqual(door);
  });

  test('a slave leaf may be without its handle until it is chosen again', () => {
    const double = aDoor('double');
    const bare = afterChoosing(double, put('slaveHandle', null));
    expect(stockAt(bare, 'slaveHandle')).toBe(null);
    expect(afterChoosing(bare, put('slaveHandle', stockAt(double, 'slaveHandle')))).toEqual(double);
    expect(refusalOfChoosing(door, put('slaveHandle', 'HA-DUMMY-GD'))).toBe('build.no-slave-leaf');
  });
});

describe('frame', () => {
  test('a narrow frame leaves a larger leaf', () => {
    const narrow = afterChoosing(door, { type: 'build.chooseProfile', profile: 'NFO' });
    expect([masterOf(leafSizes(door, catalogue)).width, masterOf(leafSizes(narrow, catalogue)).width]).toEqual([
      885, 917,
    ]);
  });

  test('another opening direction changes to the threshold that allows it', () => {
    const low = afterChoosing(door, threshold('TH-AL15'));
    const out = afterChoosing(low, { type: 'frame.chooseOpening', opens: 'Out' });
    expect([out.opens, catalogue.threshold(out.frame.threshold).opens]).not.toContain('In');
    expect(validateItem(out, context)).toEqual([]);
  });

  test.each<[string, number, number, string]>([
    ['a leaf of 1961 becomes 1924, and Raglan needs 1925', 2069, 1961, 'design.leaf-too-small'],
    ['a leaf of 1962 becomes 1925', 2070, 1962, 'accepted'],
  ])('opening out on a higher threshold: %s', (_, height, leaf, outcome) => {
    const raglan = afterChoosing(afterChoosing(door, threshold('TH-AL15')), design(7));
    const low = afterChoosing(raglan, { type: 'size.changeOverall', overall: size(1000, height) });
    expect(masterOf(leafSizes(low, catalogue)).height).toBe(leaf);
    expect(refusalOfChoosing(low, { type: 'frame.chooseOpening', opens: 'Out' })).toBe(outcome);
  });

  test.each<[string, Item, string]>([
    ['a PVC-u one goes round', aDoor('left'), 'build.needs-aluminium'],
    [
      'without a sidelight there is nothing to lie through under',
      afterChoosing(door, threshold('TH-AL15')),
      'build.needs-sidelights',
    ],
    ['an aluminium one beside a sidelight', afterChoosing(aDoor('left'), threshold('TH-AL15')), 'accepted'],
  ])('a threshold that lies through: %s', (_, item, outcome) => {
    expect(refusalOfChoosing(item, { type: 'build.chooseThresholdLayout', layout: 'full' })).toBe(outcome);
  });

  test('a threshold under the sidelights makes their panes higher', () => {
    const low = afterChoosing(aDoor('left'), threshold('TH-AL15'));
    const through = afterChoosing(low, { type: 'build.chooseThresholdLayout', layout: 'full' });
    const heights = [low, through].map((item) => sizeSheet(item, catalogue).fixedGlass[0]?.size.height ?? 0);
    expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBe(52 - 15);
    expect(afterChoosing(through, threshold('TH-PVC')).frame.thresholdLayout).toBe('door');
  });

  test('moving a mullion changes the width of the sidelight beside it [3.29]', () => {
    const set = aDoor('surround-mullion');
    expect(mullionsOf(set)).toEqual([460, 1440]);
    expect(mullionsOf(afterChoosing(set, moveMullion(set, 0, mm(480))))).toEqual([480, 1440]);
    expect(mullionsOf(afterChoosing(set, moveMullion(set, 1, mm(1420))))).toEqual([460, 1420]);
    expect(mullionsOf(aDoor('surround'))).toEqual([]);
  });
});

test('the description lists only what differs from a plain door', () => {
  const spoken = (item: Item) => describeItem(item, context).map(({ term, value }) => `${term}: ${value}`);
  const said = (item: Item) => spoken(item).filter((line) => !spoken(door).includes(line));
  expect(said(afterChoosing(door, job('new-build'), put('leftLining', 'LN100')))).toEqual([
    'Job type: New build',
    'Secured by Design: Yes',
    'Lining left: LN100',
  ]);
});

test.each([
  ['the PVC system', 1, ['letterPlate', 'spyhole1'], ['SP-180', 'LP-310']],
  ['the fire door', 2, ['spyhole1', 'cylinder'], ['SP-180', 'SP-FD', 'CY-1K', 'CY-3K']],
] as const)('products of %s [3.52]', (_, id, lists, codes) => {
  const products = productsOfSystem(systemId(id), catalogue).filter(({ dropdown }) =>
    lists.some((list) => list === dropdown),
  );
  expect(products.map(({ code }) => code)).toEqual(codes);
});
