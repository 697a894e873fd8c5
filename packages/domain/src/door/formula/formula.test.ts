import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { size } from '../../lib/mm.ts';
import { clearances, fourPanelTwoLight, raglan } from '../../testing/worked-example-catalogue.ts';
import { type Expression, type Operator, valueOf } from './expression.ts';
import { glassUnitOf, lightSights } from './light-sights.ts';
import { parseFormula, readFormula } from './parse-formula.ts';
import { printFormula } from './shift-formula.ts';

const leaf = size(885, 1955);

describe('a formula is parsed', () => {
  test.each([
    ['150', 150],
    ['w', 885],
    ['h-1330', 625],
    ['(w-470)/2', 207.5],
    ['w-150-(w-470)/2', 527.5],
    ['220+2*(h-1250)/3', 690],
    ['w/2/5', 88.5],
    ['10-4-3', 3],
    ['-w+1000', 115],
    ['2*-3', -6],
    [' ( w ) ', 885],
    ['1.5*2', 3],
  ])('%s', (formula, value) => {
    const parsed = parseFormula(formula);
    expect(parsed.ok && parsed.value(leaf)).toBe(value);
  });
});

describe('anything else is refused [5.28]', () => {
  test.each([
    'alert(1)',
    'constructor',
    'w.x',
    '',
    ' ',
    'w h',
    'w+',
    '+w',
    '(w',
    'w)',
    '()',
    '1..2',
    '.5',
    '1e3',
    'w//2',
    'W',
    '__proto__',
    'w;h',
    '2(w)',
    'w**2',
  ])('"%s"', (formula) => {
    const parsed = parseFormula(formula);
    expect(parsed.ok ? 'read' : parsed.refusal.code).toBe('formula.syntax');
  });
});

const operators: readonly Operator[] = ['+', '-', '*', '/'];
const leaves: fc.Arbitrary<Expression> = fc.oneof(
  fc.record({ kind: fc.constant('number' as const), value: fc.nat({ max: 20_000 }).map((value) => value / 4) }),
  fc.record({ kind: fc.constant('leaf' as const), measure: fc.constantFrom('w' as const, 'h' as const) }),
);
const expressions: fc.Arbitrary<Expression> = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    leaves,
    fc.record({ kind: fc.constant('negative' as const), of: tie('expression') }),
    fc.record({
      kind: fc.constant('pair' as const),
      operator: fc.constantFrom(...operators),
      left: tie('expression'),
      right: tie('expression'),
    }),
  ),
})).expression;

test('a printed formula parses to the same value', () => {
  fc.assert(
    fc.property(
      expressions,
      fc.integer({ min: 400, max: 950 }),
      fc.integer({ min: 1785, max: 2300 }),
      (expression, w, h) => {
        const read = readFormula(printFormula(expression));
        if (!read.ok) throw new Error(read.refusal.message);
        expect(valueOf(read.value, size(w, h))).toBe(valueOf(expression, size(w, h)));
      },
    ),
  );
});

describe('sights and units of the lights in a leaf', () => {
  test('halves of a millimetre go up', () => {
    expect(lightSights(fourPanelTwoLight, leaf)).toEqual([
      { x: 150, y: 190, width: 208, height: 625 },
      { x: 528, y: 190, width: 208, height: 625 },
    ]);
  });

  test('Raglan has a unit of 914 in every leaf [5.22 9.9]', () => {
    const [sight] = lightSights(raglan, leaf);
    if (!sight) throw new Error('Raglan lost its light.');
    expect(sight).toEqual({ x: 190, y: 190, width: 505, height: 894 });
    expect(glassUnitOf(sight, clearances)).toEqual(size(525, 914));
  });
});
