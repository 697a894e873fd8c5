import { describe, expect, it } from 'vitest';
import type { Problem } from '../problem.ts';
import type { Solution } from '../solution.ts';
import { checkSolution } from './check-solution.ts';

const problem: Problem = {
  kerf: 5,
  trim: 30,
  stock: [{ length: 6000, count: null }],
  offcuts: [],
  pieces: [{ length: 3000, quantity: 2 }],
  preference: 'offcuts first',
};
const bar = { stock: 6000, offcut: false, pieces: [3000], rest: 2940 };
const weights = [{ length: 3000, weight: 1 }];
const solution: Solution = {
  plan: { bars: [bar, bar] },
  bars: { reached: 2, atLeast: 2, proof: 'weights', certificate: { weights, perBar: 1, perMillimetre: 0 } },
  length: {
    reached: 12_000,
    atLeast: 12_000,
    proof: 'weights',
    certificate: { weights: [{ length: 3000, weight: 6000 }], perBar: 0, perMillimetre: 1 },
  },
  steps: 0,
  ended: 'finished',
};
const unproven = { weights: [{ length: 3000, weight: 0 }], perBar: 1, perMillimetre: 0 };

describe('checkSolution', () => {
  it('finds nothing wrong with what its plan and its weights show', () => {
    expect(checkSolution(problem, solution)).toEqual([]);
  });

  it('takes what was searched through, and a bound that is lower than the plan where nothing is said to be proven', () => {
    const searched = { ...solution.bars, proof: 'search', certificate: unproven } as const;
    const open = { ...solution.length, atLeast: 0, proof: 'none', certificate: unproven } as const;
    expect(checkSolution(problem, { ...solution, bars: searched, length: open })).toEqual([]);
  });

  it.each([
    {
      what: 'fewer bars said than there are',
      given: { bars: { ...solution.bars, reached: 1, atLeast: 1 } },
      fault: { code: 'reached', figure: 'bars', said: 1, found: 2 },
    },
    {
      what: 'a bound that its weights do not show',
      given: { bars: { ...solution.bars, certificate: unproven } },
      fault: { code: 'unproven', figure: 'bars', said: 2, found: 0 },
    },
    {
      what: 'a proof of less than the plan has',
      given: { bars: { ...solution.bars, atLeast: 1 } },
      fault: { code: 'unproven', figure: 'bars', said: 1, found: 2 },
    },
    {
      what: 'a search that ended below the plan',
      given: { length: { ...solution.length, atLeast: 6000, proof: 'search' } },
      fault: { code: 'unproven', figure: 'length', said: 6000, found: 12_000 },
    },
    {
      what: 'a length that nothing shows',
      given: { length: { ...solution.length, proof: 'none', certificate: unproven } },
      fault: { code: 'unproven', figure: 'length', said: 12_000, found: 0 },
    },
    {
      what: 'an invalid plan',
      given: { plan: { bars: [bar, { ...bar, rest: 0 }] } },
      fault: { code: 'rest', bar: 1 },
    },
  ] as const)('finds $what', ({ given, fault }) => {
    expect(checkSolution(problem, { ...solution, ...given })).toContainEqual(fault);
  });
});
