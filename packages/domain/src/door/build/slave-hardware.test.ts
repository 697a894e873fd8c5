import { describe, expect, test } from 'vitest';
import { describeItem } from '../configure/describe-item.ts';
import { validateItem } from '../configure/validate-item.ts';
import type { Action } from '../model/action.ts';
import type { BuildPlace } from '../model/build-choices.ts';
import { slavePlaces } from '../model/slave-pieces.ts';
import { designId, stockCode } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { contextOf } from '../../testing/a-context.ts';
import { aDoor, afterChoosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { stockOptions } from './stock-options.ts';
import { stockAt } from './stock-at.ts';

const context = contextOf(aCatalogue());
const put = (place: BuildPlace, stock: string | null): Action => ({
  type: 'build.chooseStock',
  place,
  stock: stock === null ? null : stockCode(stock),
});
const flush: Action = { type: 'design.choose', designId: designId(15) };
const inBlack: Action = { type: 'hardware.chooseSuite', suite: 'black' };
const double = afterChoosing(aDoor('double'), flush);
const fitted = afterChoosing(double, put('slaveSpyhole1', 'SP-180-GD'), put('slaveLetterPlate', 'LP-310-GD'));
const onSlave = (item: Item) => slavePlaces.map((place) => stockAt(item, place));

describe('hardware of a slave leaf besides its handle [3.25]', () => {
  test.each([
    ['slaveDoorKnocker', []],
    ['slaveDoorKnob', ['DK-RND-GD']],
    ['slaveSpyhole1', ['SP-180-GD']],
    ['slaveLetterPlate', ['LP-310-GD']],
  ] as const)('%s: what its design allows, in the finish of the door', (place, codes) => {
    const options = stockOptions(double, place, context);
    expect(options.map(({ value }) => value?.code ?? null)).toEqual([null, ...codes]);
    expect(options.map(({ chosen }) => chosen)).toEqual(options.map(({ value }) => value === null));
  });

  test('is described, is valid, and leaves nothing behind when it is taken off', () => {
    expect(onSlave(fitted)).toEqual([null, null, 'SP-180-GD', 'LP-310-GD']);
    expect(validateItem(fitted, context)).toEqual([]);
    expect(describeItem(fitted, context).map(({ term }) => term)).toContain('Letter plate in the slave leaf');
    expect(afterChoosing(fitted, put('slaveSpyhole1', null), put('slaveLetterPlate', null))).toEqual(double);
  });

  test.each<[string, Item, (string | null)[]]>([
    ['follows the finish', afterChoosing(fitted, inBlack), [null, null, 'SP-180-BK', 'LP-310-BK']],
    [
      'goes with a design that forbids it',
      afterChoosing(fitted, { type: 'design.choose', designId: designId(8) }),
      [null, null, null, 'LP-310-GD'],
    ],
    ['goes with all hardware', afterChoosing(fitted, { type: 'hardware.clearAll' }), [null, null, null, null]],
  ])('%s', (_, item, expected) => expect(onSlave(item)).toEqual(expected));

  test.each<[string, Item, Action, string]>([
    [
      'a door with one leaf',
      afterChoosing(aDoor('single-door'), flush),
      put('slaveSpyhole1', 'SP-180-GD'),
      'build.no-slave-leaf',
    ],
    ['a kind that the design forbids', double, put('slaveDoorKnocker', 'KN-URN-GD'), 'build.not-offered'],
    [
      'a master without a handle',
      afterChoosing(double, { type: 'hardware.clearAll' }),
      put('slaveSpyhole1', 'SP-180-GD'),
      'build.no-handle',
    ],
  ])('%s', (_, item, action, code) => expect(refusalOfChoosing(item, action)).toBe(code));
});
