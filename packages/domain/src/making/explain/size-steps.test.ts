import { describe, expect, test } from 'vitest';
import { stockCode } from '../../door/model/ids.ts';
import type { Frame, Item } from '../../door/model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { clearOpening } from '../../door/sizes/clear-opening.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import {
  coupledSurround,
  doubleDoor,
  noPackers,
  onePieceSurround,
  part,
  singleDoor,
  singleDoorOf,
} from '../../testing/worked-example-items.ts';
import { explaining } from '../../messages/english/explaining.ts';
import { formulaText, termsOf } from './formula-text.ts';
import { sizeSteps } from './size-steps.ts';

const catalogue = workedExampleCatalogue();

/** Every line of the explanations as a person reads it. */
const readBy = (item: Item): readonly string[] =>
  sizeSteps(item, catalogue).flatMap((step) =>
    step.lines.map(
      ({ measure, value, formula }) =>
        `${explaining.size(step)}, ${explaining.measures[measure]}: ${String(value)} = ${formulaText(formula, explaining)}`,
    ),
  );

const framed = (item: Item, frame: Partial<Frame>): Item => ({ ...item, frame: { ...item.frame, ...frame } });

const packed = framed(singleDoorOf(size(1010, 2085)), {
  overall: size(1040, 2150),
  sill: stockCode('SC150'),
  packers: {
    ...noPackers,
    left1: stockCode('AO20'),
    right1: stockCode('AO10'),
    top1: stockCode('AO25'),
    thresholdPacker2: stockCode('TP10'),
  },
});

const typedMaster: Item = {
  ...doubleDoor,
  leaves: { kind: 'double', masterWidth: mm(920), slaveHandle: null },
};

const dividedFanlight = framed(coupledSurround, {
  overall: size(2101, 2400),
  parts: [
    part('double-door', size(2101, 2050)),
    { ...part('fanlight', size(2101, 320)), bars: { mullions: [mm(1051)], transoms: [] } },
  ],
});

describe('each size is calculated as in the handbook', () => {
  test.each<[string, Item, readonly string[]]>([
    [
      'a single door on a sill',
      singleDoor,
      [
        'Composite, Width: 1000 = 1000',
        'Composite, Height: 2070 = 2100 − 30',
        'Sash, Width: 885 = 1000 − 52 − 52 − 5 − 6',
        'Sash, Height: 1955 = 2070 − 52 − 5 − 52 − 6',
        'Clear opening, Width: 832 = 1000 − 72 − 72 − 24',
        'Slab blank, Width: 900 = the smallest in stock that covers 885',
        'Trim, Left: 8 = (900 − 885) ÷ 2, rounded up',
        'Trim, Right: 7 = 900 − 885 − 8',
        'Trim, Top: 6 = (1980 − 1955) ÷ 4, rounded down, at most 10',
        'Trim, Bottom: 19 = 1980 − 1955 − 6',
      ],
    ],
    [
      'packers 20 + 10, 25 + 10 and a sill',
      packed,
      ['Composite, Width: 1010 = 1040 − 20 − 10', 'Composite, Height: 2085 = 2150 − 25 − 10 − 30'],
    ],
    [
      'a height typed without its sill',
      framed(packed, { overall: size(1040, 2120), heightMode: 'Height-Sill+Packers' }),
      ['Composite, Height: 2085 = 2120 − 25 − 10'],
    ],
    [
      'a coupled surround',
      coupledSurround,
      [
        'Door, Width: 980 = 1900 − 460 − 460',
        'Door, Height: 2050 = 2370 − 320',
        'Left sidelight, Width: 460 = 1900 − 980 − 460',
        'Fanlight, Height: 320 = 2370 − 2050',
        'Sash, Width: 865 = 980 − 52 − 52 − 5 − 6',
        'Right sidelight, glass, Width: 346 = 460 − 52 − 52 − 5 − 5',
        'Right sidelight, sight, Width: 316 = 346 − 15 − 15',
        'Fanlight, glass, Height: 206 = 320 − 52 − 52 − 5 − 5',
      ],
    ],
    [
      'the same in one piece',
      onePieceSurround,
      [
        'Sash, Width: 925 = 980 − 22 − 22 − 5 − 6',
        'Sash, Height: 1965 = 2050 − 22 − 5 − 52 − 6',
        'Left sidelight, glass, Width: 376 = 460 − 22 − 52 − 5 − 5',
        'Fanlight, glass, Height: 236 = 320 − 52 − 22 − 5 − 5',
      ],
    ],
    [
      'two leaves on a low threshold',
      doubleDoor,
      [
        'Master leaf, Width: 834 = (1800 − 52 − 52 − 5 − 5 − 18) ÷ 2, rounded up',
        'Slave leaf, Width: 834 = 1800 − 52 − 52 − 5 − 5 − 18 − 834',
        'Slave leaf, Height: 2022 = 2100 − 52 − 5 − 15 − 6',
      ],
    ],
    [
      'a master of its own width',
      typedMaster,
      ['Master leaf, Width: 920 = as typed in', 'Slave leaf, Width: 748 = 1800 − 52 − 52 − 5 − 5 − 18 − 920'],
    ],
    [
      'a fanlight with a mullion',
      dividedFanlight,
      [
        'Fanlight, glass 1, Width: 967 = 1051 − 22 − 52 − 5 − 5',
        'Fanlight, glass 2, Width: 966 = 2101 − 52 − 1051 − 22 − 5 − 5',
      ],
    ],
  ])('%s', (_, item, lines) => {
    expect(readBy(item)).toEqual(expect.arrayContaining([...lines]));
  });

  test('each number of a formula has its name', () => {
    const leaf = sizeSteps(singleDoor, catalogue).find(({ key }) => key === 'leaf');
    const named = leaf?.lines.flatMap(({ formula }) => termsOf(formula).map(({ name }) => name));
    expect(named).toEqual([
      ...['door', 'frame', 'frame', 'hingeGap', 'lockGap'],
      ...['door', 'frame', 'topGap', 'frame', 'bottomGap'],
    ]);
  });
});

describe('the clear opening', () => {
  test.each<[string, Item, number]>([
    ['1000 wide with a 44 slab', singleDoorOf(size(1000, 2070)), 832],
    ['943 wide: the least that leaves 775', singleDoorOf(size(943, 2070)), 775],
    ['a thicker slab reaches farther into it', { ...singleDoor, build: { ...singleDoor.build, slab: 70 } }, 806],
    ['between two narrow frames', framed(singleDoor, { profile: 'NFO' }), 864],
    ['past the first leaf of a double door', doubleDoor, 781],
  ])('%s: %s', (_, item, width) => {
    expect(clearOpening(item, catalogue)).toBe(width);
    expect(sizeSteps(item, catalogue).find(({ key }) => key === 'clearOpening')?.lines[0]?.value).toBe(width);
  });
});
