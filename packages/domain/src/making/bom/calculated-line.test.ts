import { describe, expect, test } from 'vitest';
import { stockCode } from '../../door/model/ids.ts';
import { size } from '../../lib/mm.ts';
import { evaluateSum } from '../../testing/evaluate-sum.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import {
  coupledSurround,
  doubleDoor,
  onePieceSurround,
  part,
  singleDoor,
  singleDoorOf,
} from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { bomOf } from './bill-of-materials.ts';
import { workInstructionsOf } from './work-instructions-of.ts';
import type { CalculatedLine } from './work-instruction.ts';

const linesOf = (item: typeof singleDoor) =>
  workInstructionsOf(bomOf(item, { catalogue: workedExampleCatalogue(), production: workedExampleProductionRows }));
const sumsOf = (item: typeof singleDoor, code: string) =>
  linesOf(item)
    .filter((line) => line.code.startsWith(code))
    .flatMap(({ equations }) => equations.map(({ of, text }) => `${of}: ${text}`));

/** Sets over the whole range of sizes, with what is left to chance drawn from a fixed row. */
const widths = [720, 847, 903, 980, 1000, 1064];
const heights = [1900, 1987, 2070, 2100, 2204, 2415];
const sets = [
  singleDoor,
  coupledSurround,
  onePieceSurround,
  doubleDoor,
  { ...onePieceSurround, frame: { ...onePieceSurround.frame, threshold: stockCode('TH-AL15') } },
  ...widths.flatMap((width) => heights.map((height) => singleDoorOf(size(width, height)))),
  ...widths.flatMap((width) =>
    heights.map((height) => ({
      ...coupledSurround,
      frame: {
        ...coupledSurround.frame,
        parts: [part('single-door', size(width, height)), part('left-sidelight', size(width - 400, height))],
      },
    })),
  ),
];

const figuresOf = ({ quantity, length, width }: CalculatedLine) => ({ quantity, length, width });

describe('each line shows its equations', () => {
  test.each([
    ['OF72', ['length: H + 6 = 2070 + 6 = 2076', 'length: W + 6 = 1000 + 6 = 1006']],
    ['ST72', ['length: H - 160 = 2070 - 160 = 1910', 'length: W - 160 = 1000 - 160 = 840']],
    ['SCR-ST', ['quantity: ceil(L / 250) + 1 per steel = 2 × (ceil(1910 / 250) + 1) + 2 × (ceil(840 / 250) + 1) = 28']],
    ['EDGE-22', ['quantity: leaf perimeter × 1.05 = 5680 × 1.05 = 5964 mm = 5.96 m']],
    ['SC150', ['length: W + 2 × 50 = 1000 + 2 × 50 = 1100']],
    ['SCR-CL', ['quantity: ceil(W / 300) + 1 per frame = ceil(1000 / 300) + 1 = 5']],
    ['SLAB', ['length: leaf = 1955', 'width: leaf = 885']],
    [
      'FIX',
      [
        'quantity: ceil((L - 400) / 600) + 1 per side = ' +
          '2 × (ceil((2070 - 400) / 600) + 1) + ceil((1000 - 400) / 600) + 1 = 10',
      ],
    ],
    ['KP-SET', []],
  ])('%s of a single door', (code, sums) => {
    expect(sumsOf(singleDoor, code)).toEqual(sums);
  });

  test('a jamb on an aluminium threshold, a transom from jamb to jamb, a mullion up to it', () => {
    expect(sumsOf(doubleDoor, 'OF72')[0]).toBe('length: H - 15 + 3 = 2100 - 15 + 3 = 2088');
    expect(sumsOf(onePieceSurround, 'TM84')).toEqual([
      'length: W - 2 × 52 = 1900 - 2 × 52 = 1796',
      'length: door height - 52 - 22 = 2050 - 52 - 22 = 1976',
    ]);
  });

  test('for every size the equation evaluates to the figure of the line', () => {
    for (const item of sets) {
      for (const line of linesOf(item)) {
        const figures = figuresOf(line);
        for (const { of, text } of line.equations)
          expect([line.code, text, evaluateSum(text)]).toEqual([line.code, text, figures[of]]);
      }
    }
  });

  test('the printed calculation is the formula of the equation', () => {
    for (const line of sets.flatMap(linesOf)) {
      for (const { text } of line.equations) expect(line.calculation).toContain(text.split(' = ')[0]);
    }
  });
});

test('every calculated length and width has an equation', () => {
  const silent = sets
    .flatMap(linesOf)
    .filter(({ length, equations }) => length !== null && !equations.some(({ of }) => of === 'length'))
    .map(({ code }) => code);
  // The faceplate of a lock comes in the lengths of its maker.
  expect([...new Set(silent)].sort()).toEqual(['ML-A', 'ML-B', 'ML-M']);
});
