import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newBarsIn } from '../draft.ts';
import { Effort } from '../effort.ts';
import { fewestBars } from '../goal.ts';
import { fillBars, restOf } from '../heuristics/fill-bars.ts';
import { firstFit } from '../heuristics/first-fit.ts';
import { Knapsack } from '../knapsack.ts';
import type { Problem } from '../problem.ts';
import { shapeOf } from '../shape.ts';
import { bruteForce } from '../testing/brute-force.ts';
import { goodPatterns } from './good-patterns.ts';
import { searchPatterns } from './search-patterns.ts';

const single = fc
  .uniqueArray(fc.integer({ min: 20, max: 79 }), { minLength: 4, maxLength: 9 })
  .map((lengths) => lengths.map((length) => ({ length, quantity: 1 })));
const several = fc.array(
  fc.record({ length: fc.integer({ min: 20, max: 79 }), quantity: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 2, maxLength: 4 },
);
const untiring = (): Effort => new Effort({ steps: Number.POSITIVE_INFINITY, isLate: () => false });

function problemOf(pieces: Problem['pieces']): Problem {
  return {
    ...{ kerf: 0, trim: 0, offcuts: [], preference: 'offcuts first' },
    stock: [{ length: 100, count: null }],
    pieces,
  };
}

/** What the search says of one bar fewer than are needed, and of as many. */
function around(pieces: Problem['pieces'], isWhole: boolean): readonly unknown[] {
  const shape = shapeOf(problemOf(pieces));
  const goal = fewestBars(shape);
  const needed = bruteForce(problemOf(pieces))?.newBars ?? 0;
  return [needed - 1, needed].map((target) => {
    const problem = { shape, goal, knapsack: new Knapsack(shape.items, 100) };
    const weightless = { values: shape.items.map(() => 0), perBar: 1, perMillimetre: 0 };
    const patterns = isWhole
      ? goodPatterns(problem, weightless, { target, effort: untiring() })
      : fillBars(shape, restOf(shape), firstFit(shape))?.map(({ pattern }) => pattern);
    const outcome = searchPatterns({ shape, goal, patterns: patterns ?? [], isWhole }, target, untiring());
    return typeof outcome === 'string' ? outcome : newBarsIn(shape, outcome.draft) - target;
  });
}

describe('the search of patterns', () => {
  it.each([
    { name: 'all of them', pieces: several, isWhole: true },
    { name: 'those that it finds on the way, of single pieces', pieces: single, isWhole: false },
  ])('among $name finds a plan where there is one, and says where there is none', ({ pieces, isWhole }) => {
    fc.assert(
      fc.property(pieces, (given) => {
        expect(around(given, isWhole)).toEqual(['none', 0]);
      }),
      { numRuns: 200, seed: 13 },
    );
  });

  it('says by limits of sets that two bars of 132 are not enough, though the linear program asks for 1.96', () => {
    const pieces = [
      { length: 44, quantity: 2 },
      { length: 33, quantity: 3 },
      { length: 12, quantity: 6 },
    ];
    const shape = shapeOf({ ...problemOf(pieces), stock: [{ length: 132, count: null }] });
    expect(searchPatterns({ shape, goal: fewestBars(shape), patterns: [], isWhole: false }, 2, untiring())).toBe(
      'none',
    );
  });
});
