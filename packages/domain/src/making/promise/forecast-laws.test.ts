import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsOfWorksA } from '../../testing/worked-example-promises.ts';
import { isOverAll, leastOften, shareOf } from '../../testing/law-share.ts';
import { forecastsOf, type HeldTurn, type PromiseBook, type PromisedOrder } from './forecast.ts';
import { keptDate } from './promise.ts';
import { promiseOf } from './promise-of.ts';

const numRuns = shareOf(1000);
const weeks = ['2650', '2651', '2652'] as const;
const facts = factsOfWorksA('2026-11-27T09:00:00Z', {});
const date = promiseOf(facts);
if (!date) throw new Error('Nothing is promised.');
const promised = keptDate(date);

const aTurn = fc.record({
  week: fc.constantFrom(...weeks),
  points: fc.integer({ min: 1, max: 500 }),
  quantity: fc.nat(4),
  day: fc.constantFrom('2026-12-07', '2026-12-09', '2026-12-14'),
  isGiven: fc.boolean(),
  isHeld: fc.boolean(),
});
type Turn = typeof aTurn extends fc.Arbitrary<infer Value> ? Value : never;

function turnOf({ week, points, quantity, day, isGiven, isHeld }: Turn, at: number): PromisedOrder | HeldTurn {
  const id = `turn ${String(at)}`;
  const needs = [{ key: 'CY-3K', quantity, stage: 'assembly' as const, paint: null, day }];
  if (isHeld) return { id, held: { week, points }, needs };
  const order = { ...facts.order, points, place: { week, isGiven } };
  return { id, promise: { date: { ...promised, week }, cause: null }, order, needs };
}

const aBook = fc.record({
  turns: fc.array(aTurn, { minLength: 5, maxLength: isOverAll ? 200 : 40 }),
  onHand: fc.nat(40),
  comes: fc.array(fc.tuple(fc.constantFrom('2026-12-08', '2026-12-16', '2027-01-20'), fc.nat(20)), { maxLength: 3 }),
});

test('PROMISE 14, law 4: an order or a hold that is added leaves each forecast before it as it was, to the byte', () => {
  let broken = 0;
  fc.assert(
    fc.property(aBook, fc.array(aTurn, { minLength: 1, maxLength: 3 }), ({ turns, onHand, comes }, added) => {
      const { timeZone, works, vendors } = facts;
      const book = (all: readonly Turn[]): PromiseBook => ({
        ...{ now: '2026-12-02T10:14:00Z', timeZone, works, dueAs: 'purchase', vendors },
        ...{ asOrdered: new Map(), given: [], vendorsOf: () => ['clearline'] },
        turns: all.map(turnOf),
        supply: new Map([['CY-3K', { onHand, supply: comes }]]),
      });
      const before = [...forecastsOf(book(turns))];
      const after = [...forecastsOf(book([...turns, ...added]))];
      expect(JSON.stringify(after.slice(0, before.length))).toBe(JSON.stringify(before));
      expect(JSON.stringify([...forecastsOf(book(turns))]), 'removed again').toBe(JSON.stringify(before));
      broken += before.filter(({ isBroken }) => isBroken).length;
    }),
    { numRuns },
  );
  // Books in which all is well would prove nothing.
  expect(broken).toBeGreaterThan(leastOften(500));
});
