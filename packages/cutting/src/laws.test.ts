import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSolution } from './check/check-solution.ts';
import type { Problem } from './problem.ts';
import { solve } from './solve.ts';
import { bruteForce } from './testing/brute-force.ts';

const count = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null, freq: 2 });
const problems = fc.record<Problem>({
  kerf: fc.constantFrom(0, 1, 5),
  trim: fc.constantFrom(0, 3),
  stock: fc.array(fc.record({ length: fc.integer({ min: 40, max: 100 }), count }), { minLength: 1, maxLength: 3 }),
  offcuts: fc.array(fc.record({ length: fc.integer({ min: 5, max: 60 }), count: fc.integer({ min: 0, max: 2 }) }), {
    maxLength: 2,
  }),
  pieces: fc.array(fc.record({ length: fc.integer({ min: 5, max: 60 }), quantity: fc.integer({ min: 0, max: 2 }) }), {
    maxLength: 4,
  }),
  preference: fc.constantFrom('offcuts first', 'least waste'),
});

const runs = { numRuns: 300, seed: 13 };

describe('the saw', () => {
  it('finds what trying everything finds, and its bounds are never above it', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const best = bruteForce(problem);
        const solution = solve(problem);
        if ('code' in solution) {
          expect(best).toBeNull();
          return;
        }
        expect(checkSolution(problem, solution)).toEqual([]);
        const { bars, length } = solution;
        expect({ newBars: bars.reached, newLength: length.reached }).toEqual(best);
        expect([bars.atLeast, length.atLeast]).toEqual([best?.newBars, best?.newLength]);
      }),
      runs,
    );
  });

  it('gives the same for the pieces in any order', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        expect(solve({ ...problem, pieces: problem.pieces.toReversed() })).toEqual(solve(problem));
      }),
      { ...runs, numRuns: 50 },
    );
  });

  it('gives a valid plan whenever it is stopped', () => {
    fc.assert(
      fc.property(problems, fc.integer({ min: 0, max: 60 }), (problem, steps) => {
        const solution = solve(problem, { steps });
        if (!('code' in solution)) expect(checkSolution(problem, solution)).toEqual([]);
      }),
      { ...runs, numRuns: 100 },
    );
  });

  it('gives a valid plan of lengths enough for classes, the same each time, wherever it is stopped', () => {
    const many = fc.record<Problem>({
      kerf: fc.constantFrom(0, 4),
      trim: fc.constantFrom(0, 10),
      stock: fc.array(fc.record({ length: fc.integer({ min: 700, max: 900 }), count: fc.constant(null) }), {
        minLength: 1,
        maxLength: 3,
      }),
      offcuts: fc.array(fc.record({ length: fc.integer({ min: 60, max: 500 }), count: fc.constant(1) }), {
        maxLength: 4,
      }),
      pieces: fc.uniqueArray(
        fc.record({ length: fc.integer({ min: 40, max: 400 }), quantity: fc.integer({ min: 1, max: 6 }) }),
        { minLength: 45, maxLength: 130, selector: ({ length }) => length },
      ),
      preference: fc.constantFrom('offcuts first', 'least waste'),
    });
    fc.assert(
      fc.property(many, fc.integer({ min: 0, max: 6_000 }), (problem, steps) => {
        const solution = solve(problem, { steps });
        if ('code' in solution) throw new Error(solution.code);
        expect(checkSolution(problem, solution)).toEqual([]);
        expect(solve(problem, { steps })).toEqual(solution);
      }),
      { ...runs, numRuns: 25 },
    );
  });

  it('needs no more new bars when it has more offcuts', () => {
    fc.assert(
      fc.property(problems, fc.integer({ min: 5, max: 60 }), (problem, length) => {
        const without = solve(problem);
        const withOne = solve({ ...problem, offcuts: [...problem.offcuts, { length, count: 1 }] });
        if ('code' in without || 'code' in withOne) return;
        expect(withOne.bars.reached).toBeLessThanOrEqual(without.bars.reached);
      }),
      runs,
    );
  });
});
