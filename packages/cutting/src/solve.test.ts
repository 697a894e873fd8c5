import { describe, expect, it } from 'vitest';
import type { Problem } from './problem.ts';
import type { Solution } from './solution.ts';
import { solve } from './solve.ts';
import { frames } from './testing/frames.ts';
import { triplets } from './testing/triplets.ts';

const problem = (given: Partial<Problem>): Problem => ({
  kerf: 5,
  trim: 30,
  stock: [{ length: 6000, count: null }],
  offcuts: [],
  pieces: [],
  preference: 'offcuts first',
  ...given,
});

const solved = (given: Partial<Problem>): Solution => {
  const solution = solve(problem(given));
  if ('code' in solution) throw new Error(solution.code);
  return solution;
};

const lengths = (...pieces: readonly (readonly [length: number, quantity: number])[]): Problem['pieces'] =>
  pieces.map(([length, quantity]) => ({ length, quantity }));

const pairs = (...pieces: readonly number[]): Problem['pieces'] =>
  lengths(...pieces.map((length) => [length, 2] as const));
const stockOf = (...stock: readonly number[]): Problem['stock'] => stock.map((length) => ({ length, count: null }));
const single = (...offcuts: readonly number[]): Problem['offcuts'] => offcuts.map((length) => ({ length, count: 1 }));

/** OF72 of 10 singles (a), 3 sets with sidelights and fanlight (b) and 2 doubles (c) of DOMAIN 6.4. */
const mixedBatch = lengths(
  [2076, 20],
  [1006, 20],
  [2056, 18],
  [986, 6],
  [466, 12],
  [326, 6],
  [1906, 6],
  [2088, 4],
  [1806, 2],
);

describe('solve', () => {
  it('cuts the 94 pieces of the mixed batch from 24 bars, where length alone asks for 23, and proves it by weights', () => {
    const { bars, length } = solved({ pieces: mixedBatch });
    expect(mixedBatch.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(94);
    expect(bars).toMatchObject({ reached: 24, atLeast: 24, proof: 'weights' });
    expect(length).toMatchObject({ reached: 144_000, atLeast: 144_000, proof: 'weights' });
  });

  it('gives the same plan for the same pieces in another order and another grouping', () => {
    const apart = mixedBatch
      .flatMap(({ length, quantity }) => lengths([length, 1], [length, quantity - 1]))
      .toReversed();
    expect(solved({ pieces: apart })).toEqual(solved({ pieces: mixedBatch }));
  });

  it.each([
    { name: 'no kerf behind the last piece', pieces: lengths([2967, 2]), rest: 1 },
    { name: 'a bar that is used to the last millimetre', pieces: lengths([5940, 1]), rest: 0 },
    { name: 'the rest of the contract', pieces: lengths([2076, 2]), rest: 1783 },
  ])('$name', ({ pieces, rest }) => {
    expect(solved({ pieces }).plan.bars).toEqual([expect.objectContaining({ stock: 6000, offcut: false, rest })]);
  });

  it('takes an offcut, of which nothing is trimmed, before a new bar', () => {
    const { plan, bars } = solved({ pieces: lengths([2900, 1]), offcuts: [{ length: 2900, count: 1 }] });
    expect(plan.bars).toEqual([{ stock: 2900, offcut: true, pieces: [2900], rest: 0 }]);
    expect(bars).toMatchObject({ reached: 0, atLeast: 0, proof: 'weights' });
  });

  it.each([
    { preference: 'offcuts first', offcut: [1000, 900], fresh: [3000] },
    { preference: 'least waste', offcut: null, fresh: [3000, 1000, 900] },
  ] as const)('with $preference', ({ preference, offcut, fresh }) => {
    const { plan } = solved({
      pieces: lengths([3000, 1], [1000, 1], [900, 1]),
      offcuts: [{ length: 1905, count: 1 }],
      preference,
    });
    expect(plan.bars.find((bar) => bar.offcut)?.pieces ?? null).toEqual(offcut);
    expect(plan.bars.find((bar) => !bar.offcut)?.pieces).toEqual(fresh);
  });

  it('gathers the rests on one bar', () => {
    const { plan } = solved({ pieces: lengths([4000, 2], [1500, 2], [1000, 1], [900, 1]) });
    expect(Math.max(...plan.bars.map(({ rest }) => rest))).toBeGreaterThanOrEqual(900);
  });

  it('takes the shortest stock that does, once the number of bars is least', () => {
    const stock = [
      { length: 6000, count: null },
      { length: 5000, count: null },
    ];
    const { bars, length } = solved({ stock, pieces: lengths([2400, 2], [2900, 2]) });
    expect(bars).toMatchObject({ reached: 2, atLeast: 2 });
    expect(length).toMatchObject({ reached: 11_000, atLeast: 11_000 });
  });

  it.each([100, 200])('proves the fewest bars and the least length of %d doors in few steps', (doors) => {
    const solution = solve(frames(doors, [6000, 5000]), { steps: 60_000 });
    expect(solution).toMatchObject({ bars: { proof: 'weights' }, length: { proof: 'weights' }, ended: 'finished' });
  });

  it('proves by weights of bars and millimetres that 32 m are needed, where 31 m could hold the material beside seven offcuts', () => {
    const solution = solve(
      problem({
        stock: stockOf(6000, 5000),
        offcuts: single(981, 3080, 2817, 2996, 1510, 1084, 2313),
        pieces: pairs(2172, 2141, 2114, 2114, 2114, 2076, 2047, 1879, 1654, 938, 904, 862, 465, 465),
      }),
      { steps: 1_000 },
    );
    expect(solution).toMatchObject({
      bars: { reached: 6, proof: 'weights' },
      length: { reached: 32_000, proof: 'weights' },
    });
  });

  it('proves by the number of bars that five of the shortest are needed, where eight offcuts could hold what four leave', () => {
    const solution = solve(
      problem({
        stock: stockOf(6000, 5000),
        offcuts: single(629, 3177, 1553, 2171, 3070, 2243, 3094, 1025),
        pieces: [...lengths([2022, 6], [486, 4]), ...pairs(865, 2125, 873, 2103, 983, 2093, 929, 2153, 979)],
      }),
      { steps: 1_000 },
    );
    expect(solution).toMatchObject({
      bars: { reached: 5, proof: 'weights' },
      length: { reached: 25_000, proof: 'weights' },
    });
  });

  it('searches all mixes of three lengths of stock and proves that 24 m are needed beside ten offcuts', () => {
    const solution = solve(
      problem({
        stock: stockOf(6500, 6000, 5000),
        offcuts: single(2288, 963, 2254, 2102, 1419, 2625, 2185, 621, 3024, 1488),
        pieces: pairs(2168, 2167, 2127, 2073, 2073, 2073, 2048, 1019, 983, 982, 896, 867, 523, 523),
      }),
      { steps: 2_000 },
    );
    expect(solution).toMatchObject({ bars: { reached: 4 }, length: { reached: 24_000, proof: 'search' } });
  });

  it('ends on two lengths of stock for which an earlier search never did', () => {
    const given = { kerf: 2, trim: 0, stock: stockOf(238, 248) };
    const pieces = [
      ...lengths([67, 5], [66, 1], [65, 1], [63, 5], [60, 1], [57, 1], [56, 1], [55, 1], [54, 1], [52, 4]),
      ...lengths([48, 8], [47, 2], [45, 2], [44, 1], [42, 5], [41, 2], [39, 1]),
    ];
    expect(solve(problem({ ...given, pieces }))).toMatchObject({
      bars: { reached: 10, proof: 'weights' },
      length: { reached: 2_380, proof: 'weights' },
      ended: 'finished',
    });
  });

  it('leaves also what the linear program wants whole, where that leads to no plan without waste', () => {
    const given = { kerf: 0, trim: 0, stock: stockOf(1000), pieces: triplets(83, 392) };
    expect(solve(problem(given), { steps: 100_000 })).toMatchObject({ bars: { reached: 83, proof: 'weights' } });
  });

  it('needs nothing for no pieces', () => {
    expect(solved({})).toMatchObject({ plan: { bars: [] }, bars: { reached: 0, atLeast: 0, proof: 'weights' } });
  });

  it('stops at the same count with the same plan', () => {
    const first = solve(problem({ pieces: mixedBatch }), { steps: 40 });
    expect(first).toEqual(solve(problem({ pieces: mixedBatch }), { steps: 40 }));
    expect(first).toMatchObject({ ended: 'stopped' });
  });

  it.each([
    { pieces: lengths([5941, 1], [100, 1]), refusal: { code: 'error-bar-length', length: 5941 } },
    {
      stock: [{ length: 6000, count: 1 }],
      pieces: lengths([5000, 1], [3000, 1]),
      refusal: { code: 'error-stock', length: 3000 },
    },
    { stock: [], pieces: lengths([3000, 1]), refusal: { code: 'error-bar-length', length: 3000 } },
  ])('refuses with $refusal', ({ refusal, ...given }) => {
    expect(solve(problem(given))).toEqual(refusal);
  });
});
