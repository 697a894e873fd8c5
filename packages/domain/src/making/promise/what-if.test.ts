import { expect, test } from 'vitest';
import { factsOfWorksA, type GivenFacts } from '../../testing/worked-example-promises.ts';
import type { PromiseDemand, PromiseFacts } from './promise-facts.ts';
import { promiseOf } from './promise-of.ts';
import { unfoundGoods } from './what-if.ts';

const lock = (key: string, vendors: readonly string[] = []): PromiseDemand => ({
  ...{ key, quantity: 2, stage: 'assembly', vendors, paint: null },
});
/** So many of each are there. */
const shelf = (onHand: number, ...keys: readonly string[]): PromiseFacts['stock'] =>
  Object.fromEntries(keys.map((key) => [key, { onHand, supply: [], demand: [] }]));

test.each<[string, GivenFacts, readonly string[]]>([
  ['all are bought or there', { demand: [lock('A', ['clearline']), lock('B')], stock: shelf(2, 'B') }, []],
  ['of one too few are there', { demand: [lock('A', ['clearline']), lock('B')], stock: shelf(1, 'B') }, ['B']],
  ['of two too few are there', { demand: [lock('A'), lock('B'), lock('C')], stock: shelf(1, 'A', 'C') }, ['A', 'C']],
  ['what nobody has ever had asks nothing', { demand: [lock('A')] }, []],
  ['they come', { demand: [lock('A')], stock: { A: { onHand: 0, supply: [['2027-02-01', 2]], demand: [] } } }, []],
  [
    'no week takes anything, with or without them',
    { works: { usual: 0 }, demand: [lock('A')], stock: shelf(0, 'A') },
    [],
  ],
])('%s', (_, given, keys) => {
  const facts = factsOfWorksA('2026-11-27T09:00:00Z', given);
  expect(unfoundGoods(facts)).toEqual(keys);
  const found = facts.demand.filter(({ key }) => !keys.includes(key));
  expect(promiseOf({ ...facts, demand: found }) === null, 'without them it has a date').toBe(given.works?.usual === 0);
});
