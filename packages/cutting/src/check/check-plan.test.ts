import { describe, expect, it } from 'vitest';
import type { Bar } from '../plan.ts';
import type { Problem } from '../problem.ts';
import { checkPlan } from './check-plan.ts';

const problem: Problem = {
  kerf: 5,
  trim: 30,
  stock: [{ length: 6000, count: 1 }],
  offcuts: [{ length: 2900, count: 1 }],
  pieces: [
    { length: 2900, quantity: 1 },
    { length: 2076, quantity: 1 },
    { length: 2076, quantity: 1 },
  ],
  preference: 'offcuts first',
};
const offcut: Bar = { stock: 2900, offcut: true, pieces: [2900], rest: 0 };
const bar: Bar = { stock: 6000, offcut: false, pieces: [2076, 2076], rest: 1783 };

describe('checkPlan', () => {
  it('finds nothing wrong with pieces that are cut once each, from bars that are there', () => {
    expect(checkPlan(problem, { bars: [offcut, bar] })).toEqual([]);
  });

  it.each([
    {
      what: 'a piece that nobody cuts',
      bars: [offcut, { ...bar, pieces: [2076], rest: 3864 }],
      fault: { code: 'pieces', length: 2076, wanted: 2, cut: 1 },
    },
    {
      what: 'a piece that nobody wants',
      bars: [offcut, { ...bar, pieces: [2076, 2076, 1000], rest: 778 }],
      fault: { code: 'pieces', length: 1000, wanted: 0, cut: 1 },
    },
    {
      what: 'a bar that is cut from its trimmed ends',
      bars: [
        { ...offcut, pieces: [2076, 819], rest: 0 },
        { ...bar, pieces: [2900, 2076, 955], rest: -1 },
      ],
      fault: { code: 'overfull', bar: 1 },
    },
    {
      what: 'an offcut that is too short by the width of the saw',
      bars: [{ ...offcut, pieces: [1450, 1450], rest: 0 }],
      fault: { code: 'overfull', bar: 0 },
    },
    {
      what: 'a rest that is not what is left',
      bars: [offcut, { ...bar, rest: 1778 }],
      fault: { code: 'rest', bar: 1 },
    },
    {
      what: 'a bar without a piece',
      bars: [offcut, bar, { ...bar, pieces: [], rest: 5940 }],
      fault: { code: 'empty', bar: 2 },
    },
    {
      what: 'more bars than there are',
      bars: [
        { ...bar, pieces: [2900, 2076], rest: 959 },
        { ...bar, pieces: [2076], rest: 3864 },
      ],
      fault: { code: 'stock', stock: 6000, offcut: false, used: 2 },
    },
    {
      what: 'an offcut that nobody has',
      bars: [{ ...offcut, stock: 3000, rest: 100 }, bar],
      fault: { code: 'stock', stock: 3000, offcut: true, used: 1 },
    },
  ])('finds $what', ({ bars, fault }) => {
    expect(checkPlan(problem, { bars })).toContainEqual(fault);
  });
});
