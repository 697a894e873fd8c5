import { describe, expect, test } from 'vitest';
import type { Item } from '../model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import type { Part, PartKind } from '../model/parts.ts';
import { contextOf } from '../../testing/a-context.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import {
  coupledSurround,
  doubleDoor,
  onePieceSurround,
  part,
  singleDoor,
  singleDoorOf,
} from '../../testing/worked-example-items.ts';
import { sizeRefusals } from './size-refusals.ts';

const catalogue = workedExampleCatalogue();
const context = contextOf(catalogue);
const messages = (item: Item) => sizeRefusals(item, context).map((finding) => finding.message);

const withCells = (
  item: Item,
  [width, height]: readonly [number, number],
  cells: readonly Part[],
  without?: PartKind,
): Item => ({
  ...item,
  frame: {
    ...item.frame,
    sill: null,
    overall: size(width, height),
    parts: [
      ...item.frame.parts.filter((each) => each.kind !== without && !cells.some((cell) => cell.kind === each.kind)),
      ...cells,
    ],
  },
});
const cell = (kind: PartKind, width: number, height: number) => part(kind, size(width, height));

test.each([
  ['single', singleDoor],
  ['coupled surround', coupledSurround],
  ['one-piece surround', onePieceSurround],
  ['double', doubleDoor],
])('the worked example "%s" can be made', (_, item) => {
  expect(sizeRefusals(item, context)).toEqual([]);
});

describe('a size outside its limits names the size that is needed', () => {
  test.each([
    [
      'a frame of 1066 makes a leaf of 951',
      singleDoorOf(size(1066, 2070)),
      ['The leaf would be 951 mm wide; it must be at most 950. Make the overall width 1065 mm or less.'],
    ],
    [
      'a frame of 719',
      singleDoorOf(size(719, 2070)),
      ['The leaf would be 604 mm wide; it must be at least 605. Make the overall width 720 mm or more.'],
    ],
    [
      'a frame of 2416',
      singleDoorOf(size(1000, 2416)),
      ['The leaf would be 2301 mm high; it must be at most 2300. Make the overall height 2415 mm or less.'],
    ],
    [
      'a fanlight of 220',
      withCells(
        coupledSurround,
        [1900, 2370],
        [
          cell('single-door', 980, 2150),
          cell('left-sidelight', 460, 2150),
          cell('right-sidelight', 460, 2150),
          cell('fanlight', 1900, 220),
        ],
      ),
      [
        'The fanlight would be 220 mm high; it must be at least 250. Make the overall height 2400 mm or more, or make the door height 2120 mm or less.',
      ],
    ],
    [
      'two sidelights of 249 and 250',
      withCells(
        coupledSurround,
        [1479, 2370],
        [cell('left-sidelight', 250, 2050), cell('right-sidelight', 249, 2050), cell('fanlight', 1479, 320)],
      ),
      ['The right sidelight would be 249 mm wide; it must be at least 250. Make the overall width 1480 mm or more.'],
    ],
    [
      'an undivided fanlight over 2000',
      withCells(
        coupledSurround,
        [2001, 2370],
        [cell('left-sidelight', 511, 2050), cell('right-sidelight', 510, 2050), cell('fanlight', 2001, 320)],
      ),
      ['The fanlight would be 2001 mm wide in one light; over 2000 it needs a mullion.'],
    ],
    [
      'a coupled fanlight that is wider than one welded frame',
      withCells(
        { ...coupledSurround, leaves: { kind: 'double', masterWidth: null, slaveHandle: null } },
        [3800, 2370],
        [
          cell('left-sidelight', 900, 2050),
          cell('double-door', 2000, 2050),
          cell('right-sidelight', 900, 2050),
          { ...cell('fanlight', 3800, 320), bars: { mullions: [mm(1900)], transoms: [] } },
        ],
        'single-door',
      ),
      [
        'The fanlight would be 3800 × 320 mm; one frame may be 3000 × 2600 mm and 7 m². Make the overall width 3000 mm or less.',
      ],
    ],
    [
      'a slave of 358',
      withCells(
        { ...doubleDoor, leaves: { kind: 'double', masterWidth: mm(950), slaveHandle: null } },
        [1440, 2100],
        [cell('double-door', 1440, 2100)],
      ),
      ['The slave leaf would be 358 mm wide; it must be at least 400. Make the master width 908 mm or less.'],
    ],
    [
      'a double of 1240 whose master is shared too narrow',
      withCells(
        { ...doubleDoor, leaves: { kind: 'double', masterWidth: null, slaveHandle: null } },
        [1240, 2100],
        [cell('double-door', 1240, 2100)],
      ),
      ['The master leaf would be 554 mm wide; it must be at least 605. Make the master width 605 mm or more.'],
    ],
    [
      'a master that leaves no room for the slave, and has none to give',
      withCells(
        { ...doubleDoor, leaves: { kind: 'double', masterWidth: mm(700), slaveHandle: null } },
        [900, 2100],
        [cell('double-door', 900, 2100)],
      ),
      ['The slave leaf would be 68 mm wide; it must be at least 400. Make the overall width 1232 mm or more.'],
    ],
    [
      'sidelights that leave no room for the door',
      withCells(coupledSurround, [1900, 2370], [cell('single-door', -20, 2050)]),
      ['The leaf would have no room; it must be at least 605 mm wide. Make the sidelights together 1180 mm or less.'],
    ],
  ] satisfies readonly (readonly [string, Item, readonly string[]])[])('%s', (_, item, expected) => {
    expect(messages(item)).toEqual(expected);
  });

  test('a sidelight holds at most 2.2 m² of glass', () => {
    const tall = withCells(coupledSurround, [1900, 3000], [cell('left-sidelight', 1000, 2680)]);
    expect(messages(tall)).toContain(
      'The left sidelight would hold 2.27 m² of glass; it must be at most 2.2. Make it 971 mm wide or less.',
    );
  });

  test('one welded frame is limited in size and area', () => {
    const big = withCells(onePieceSurround, [3001, 2601], []);
    expect(sizeRefusals(big, context).map((finding) => finding.code)).toEqual([
      'size.set-width',
      'size.set-height',
      'size.set-area',
    ]);
  });
});
