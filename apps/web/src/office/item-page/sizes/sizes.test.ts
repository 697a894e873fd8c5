import { contextOf } from '@door/domain/testing/a-context';
import { configure } from '@door/domain/door/configure/configure';
import type { Item } from '@door/domain/door/model/item';
import { mm } from '@door/domain/lib/mm';
import { aCatalogue } from '@door/domain/testing/a-catalogue';
import { aDoor } from '@door/domain/testing/a-door';
import { describe, expect, test } from 'vitest';
import { editableSizes, limitsOf, type SizeName, standardSizes } from './editable-sizes.ts';
import { changedSizes } from './derived-sizes.tsx';
import { fieldPosition, figurePosition } from './figure-position.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const sizesOf = (item: Item) => new Map(editableSizes(item, catalogue).map((each) => [each.name, each]));

function typed(item: Item, name: SizeName, value: number): Item {
  const editable = sizesOf(item).get(name);
  if (!editable) throw new Error(`${name} cannot be typed here.`);
  const outcome = configure(item, editable.actionFor(mm(value)), context);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value.item;
}

const read = (item: Item): Readonly<Record<string, number>> =>
  Object.fromEntries([...sizesOf(item)].map(([name, { value }]) => [name, value]));

const door = aDoor('single-door');
const surround = aDoor('surround');

describe('which sizes can be typed', () => {
  test.each<[string, Item, readonly SizeName[]]>([
    ['a door alone', door, ['overallWidth', 'overallHeight']],
    [
      'a coupled surround',
      surround,
      ['overallWidth', 'overallHeight', 'leftSide', 'doorWidth', 'rightSide', 'doorHeight', 'fanlightHeight'],
    ],
    [
      'a one-piece surround, whose transom is measured from the top',
      aDoor('surround-mullion'),
      ['overallWidth', 'overallHeight', 'leftSide', 'doorWidth', 'rightSide', 'doorHeight', 'transomDrop'],
    ],
    ['two leaves', aDoor('double'), ['overallWidth', 'overallHeight', 'masterWidth', 'slaveWidth']],
  ])('of %s', (_, item, names) => {
    expect([...sizesOf(item).keys()]).toEqual(names);
  });
});

describe('a typed size is set, and the others follow', () => {
  test.each<[string, Item, SizeName, number, Partial<Record<SizeName, number>>]>([
    ['a sidelight at the door’s cost', surround, 'leftSide', 470, { leftSide: 470, doorWidth: 970, rightSide: 460 }],
    [
      'the door at both sidelights’ cost',
      surround,
      'doorWidth',
      961,
      { leftSide: 470, doorWidth: 961, rightSide: 469 },
    ],
    ['the fanlight at the door’s cost', surround, 'fanlightHeight', 330, { doorHeight: 2040, fanlightHeight: 330 }],
    [
      'the overall width: the door keeps its own',
      surround,
      'overallWidth',
      2001,
      { leftSide: 511, doorWidth: 980, rightSide: 510 },
    ],
    ['the slave leaf at the master’s cost', aDoor('double'), 'slaveWidth', 800, { masterWidth: 868, slaveWidth: 800 }],
  ])('%s', (_, item, name, value, expected) => {
    expect(read(typed(item, name, value))).toMatchObject(expected);
  });

  test('every size can be set to what it is, and to both of its limits [1.5 3.11]', () => {
    for (const item of [door, surround, aDoor('double')]) {
      for (const editable of editableSizes(item, catalogue)) {
        const { min, max } = limitsOf(editable, item, context);
        for (const value of [editable.value, min, max]) {
          expect(read(typed(item, editable.name, value))[editable.name]).toBe(value);
        }
        for (const beyond of [min - 1, max + 1]) {
          expect(configure(item, editable.actionFor(mm(beyond)), context).ok).toBe(false);
        }
      }
    }
  });
});

describe('standard sizes', () => {
  const offered = (item: Item, name: SizeName) => {
    const editable = sizesOf(item).get(name);
    return editable && standardSizes(editable, item, context);
  };

  test.each<[string, Item, SizeName, readonly number[]]>([
    ['near a width of 1000', door, 'overallWidth', [980, 1000]],
    ['none for a set with sidelights', surround, 'overallWidth', []],
    ['none for a set under a fanlight', surround, 'overallHeight', []],
  ])('%s [5.25]', (_, item, name, values) => {
    expect(offered(item, name)).toEqual(values);
  });
});

test('a change gives the previous values of the changed sizes', () => {
  const before = new Map([
    ['leaf', '885 × 1955'],
    ['clearOpening', '832'],
    ['gone', '1'],
  ]);
  const now = new Map([
    ['leaf', '865 × 1955'],
    ['clearOpening', '832'],
    ['new', '2'],
  ]);
  expect([...changedSizes(before, now)]).toEqual([['leaf', '885 × 1955']]);
});

describe('the position of a figure on the drawing', () => {
  const view = { x: -100, y: -100, width: 1200, height: 2400 };

  test('in an element that is wider than the drawing', () => {
    const place = figurePosition({ width: 600, height: 600 }, view, { runs: 'across', from: 0, to: 1000, line: -100 });
    expect(place).toEqual({ left: 300, top: 0 });
  });

  test('leaves space for the error below its field', () => {
    expect(fieldPosition({ left: 20, top: 590 }, { width: 600, height: 600 })).toEqual({ left: 132, top: 430 });
  });
});
