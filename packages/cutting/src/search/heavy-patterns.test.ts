import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cut } from '../draft.ts';
import { Effort } from '../effort.ts';
import { heavyPatterns } from './heavy-patterns.ts';
import { pairsIn } from './set-limits.ts';

const item = fc.record({ size: fc.integer({ min: 5, max: 40 }), demand: fc.integer({ min: 1, max: 3 }) });
const place = fc.nat({ max: 5 });
const asked = fc.record({
  items: fc
    .array(item, { minLength: 6, maxLength: 6 })
    .map((all) => all.map((each) => ({ ...each, length: each.size }))),
  capacity: fc.integer({ min: 40, max: 100 }),
  values: fc.array(fc.nat({ max: 20 }), { minLength: 6, maxLength: 6 }),
  setPrices: fc.array(
    fc.record({ set: fc.uniqueArray(place, { minLength: 1, maxLength: 3 }), price: fc.nat({ max: 9 }) }),
    { maxLength: 3 },
  ),
  rules: fc.array(
    fc.record({ first: fc.constantFrom(0, 1), second: fc.constantFrom(2, 3), isTogether: fc.boolean() }),
    { maxLength: 2 },
  ),
  above: fc.nat({ max: 60 }),
});

/** All choices of the items, also those that fit on no bar. */
function everyChoice(demands: readonly number[]): readonly (readonly Cut[])[] {
  let choices: readonly (readonly Cut[])[] = [[]];
  for (const [of, demand] of demands.entries())
    choices = choices.flatMap((cuts) =>
      Array.from({ length: demand + 1 }, (_, count) => (count === 0 ? cuts : [...cuts, { item: of, count }])),
    );
  return choices;
}

test('the heaviest pattern that keeps the rules is found, and only patterns that weigh more than is asked for', () => {
  fc.assert(
    fc.property(asked, ({ items: given, rules, ...rest }) => {
      // Only pairs of single pieces have rules.
      const ruled = new Set<number>(rules.flatMap(({ first, second }) => [first, second]));
      const items = given.map((each, at) => (ruled.has(at) ? { ...each, demand: 1 } : each));
      const { capacity, values, setPrices, above } = rest;
      const holds = (cuts: readonly Cut[], of: number): boolean => cuts.some((cut) => cut.item === of);
      const isLawful = (cuts: readonly Cut[]): boolean =>
        cuts.reduce((sum, cut) => sum + cut.count * (items[cut.item]?.size ?? 0), 0) <= capacity &&
        rules.every(({ first, second, isTogether }) =>
          isTogether ? holds(cuts, first) === holds(cuts, second) : !(holds(cuts, first) && holds(cuts, second)),
        );
      const weightOf = (cuts: readonly Cut[]): number =>
        cuts.reduce((sum, cut) => sum + cut.count * (values[cut.item] ?? 0), 0) -
        setPrices.reduce((sum, { set, price }) => sum + price * pairsIn(cuts, set), 0);
      const lawful = everyChoice(items.map(({ demand }) => demand)).filter(isLawful);
      const effort = new Effort({ steps: Number.POSITIVE_INFINITY, isLate: () => false });
      const heavy = heavyPatterns({ ...rest, items, rules, effort });
      expect(heavy?.most).toBe(Math.max(above, ...lawful.map(weightOf)));
      for (const cuts of heavy?.found ?? [])
        expect({ isLawful: isLawful(cuts), isHeavy: weightOf(cuts) > above }).toEqual({
          isLawful: true,
          isHeavy: true,
        });
    }),
    { numRuns: 300, seed: 13 },
  );
});
