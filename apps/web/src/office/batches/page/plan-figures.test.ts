import { expect, test } from 'vitest';
import { aGroup, aPlan } from '../testing/batch-rows.ts';
import { isStale, planSummary } from './plan-figures.ts';

const group = (changes: Parameters<typeof aPlan>[0]) => aGroup({ Plan: aPlan(changes) });

test('the plans of a batch together: bars, what is used of them, and how many are more than proven', () => {
  const groups = [
    group({ NewBars: 11, NewLength: 66_000, Yield: 93.1 }),
    group({ NewBars: 1, NewLength: 6000, Yield: 50, Offcuts: 2, BarsProof: { Reached: 1, AtLeast: 0, Proof: 'none' } }),
  ];
  expect(planSummary(groups)).toEqual({ newBars: 12, offcuts: 2, used: 89.5, over: 1 });
});

test('nothing is proven of a batch with a group that has no plan', () => {
  expect(planSummary([group({}), aGroup()]).over).toBeNull();
  expect(planSummary([])).toEqual({ newBars: 0, offcuts: 0, used: null, over: null });
});

test('a group is stale without a plan, or with changed items', () => {
  expect(isStale(aGroup())).toBe(true);
  expect(isStale(group({}))).toBe(false);
  expect(isStale({ ...group({}), Changes: ['Item 2 of 10234 changed'] })).toBe(true);
});
