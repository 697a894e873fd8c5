import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../lib/open-days.ts';
import { shareOf } from '../../testing/law-share.ts';
import { firstFree, freeOn, onHandDue, pegsOf } from './pegs.ts';
import type { KeyStock } from './promise-facts.ts';

describe('PROMISE 15, example 10: two orders take 9 of 8 on hand and 20 that come', () => {
  const pegs = pegsOf({
    onHand: 8,
    supply: [['2027-01-13', 20]],
    demand: [
      ['2027-01-11', 3],
      ['2027-01-18', 6],
    ],
  });

  test.each([
    ['2027-01-05', 5],
    ['2027-01-11', 5],
    ['2027-01-12', 5],
    ['2027-01-13', 19],
  ])('on %s there are %i free', (day, free) => expect(freeOn(pegs, day)).toBe(free));

  test.each([
    [5, onHandDue],
    [6, '2027-01-13'],
    [19, '2027-01-13'],
    [20, null],
  ])('%i are free from %j on', (quantity, day) => expect(firstFree(pegs, quantity)).toBe(day));
});

test('PROMISE 15, example 11: what is on hand and promised is not free, though it lies on the shelf', () => {
  const pegs = pegsOf({ onHand: 5, supply: [['2027-02-10', 10]], demand: [['2027-02-03', 5]] });
  expect(['2027-01-18', '2027-02-09', '2027-02-10'].map((day) => freeOn(pegs, day))).toEqual([0, 0, 10]);
});

describe('PROMISE 15, example 11b: A promised first needs 5 by 26 January, B 5 by 21 January', () => {
  const demand = [
    ['2027-01-26', 5],
    ['2027-01-21', 5],
  ] as const;
  const needsWith = (second: string) =>
    pegsOf({
      onHand: 0,
      supply: [
        ['2027-01-20', 5],
        [second, 5],
      ],
      demand,
    }).needs.map(({ pegs, short }) => [pegs.map(({ due }) => due), short]);

  test('each takes the latest that is in time', () =>
    expect(needsWith('2027-01-25')).toEqual([
      [['2027-01-25'], null],
      [['2027-01-20'], null],
    ]));

  test('when the second delivery slips, the later promise is short', () =>
    expect(needsWith('2027-01-27')).toEqual([
      [['2027-01-20'], null],
      [['2027-01-27'], { quantity: 5, until: '2027-01-27' }],
    ]));
});

test('a need that part of the supply is late for takes both parts; what nothing is due for is short without an end', () => {
  const { needs } = pegsOf({
    onHand: 2,
    supply: [
      ['2027-01-20', 1],
      ['2027-01-14', 1],
    ],
    demand: [
      ['2027-01-14', 4],
      ['2027-01-14', 1],
    ],
  });
  expect(needs.map(({ short }) => short)).toEqual([
    { quantity: 1, until: '2027-01-20' },
    { quantity: 1, until: null },
  ]);
  expect(needs[0]?.pegs).toEqual([
    { due: '2027-01-14', quantity: 1 },
    { due: onHandDue, quantity: 2 },
    { due: '2027-01-20', quantity: 1 },
  ]);
});

describe('PROMISE 14, law 3', () => {
  const day = fc.integer({ min: 0, max: 30 }).map((count) => daysAfter('2027-01-01', count));
  const rows = fc.array(fc.tuple(day, fc.integer({ min: 1, max: 9 })), { maxLength: 12 });
  const aKey: fc.Arbitrary<KeyStock> = fc.record({
    onHand: fc.integer({ min: 0, max: 20 }),
    supply: rows,
    demand: rows,
  });
  const numRuns = shareOf(4000);
  const sum = (quantities: readonly number[]) => quantities.reduce((all, each) => all + each, 0);

  test('nothing is pegged twice: what is pegged and what is free are the supply', () => {
    fc.assert(
      fc.property(aKey, (key) => {
        const { needs, free } = pegsOf(key);
        const supplied = [[onHandDue, key.onHand] as const, ...key.supply];
        const taken = [...needs.flatMap(({ pegs }) => pegs), ...free];
        for (const due of new Set(supplied.map(([each]) => each)))
          expect(sum(taken.filter((each) => each.due === due).map(({ quantity }) => quantity))).toBe(
            sum(supplied.filter(([each]) => each === due).map(([, quantity]) => quantity)),
          );
        for (const { quantity, pegs } of needs)
          expect(sum(pegs.map((each) => each.quantity))).toBeLessThanOrEqual(quantity);
      }),
      { numRuns },
    );
  });

  test('what the first promises take does not depend on the others', () => {
    fc.assert(
      fc.property(aKey, fc.nat(12), (key, first) => {
        const alone = pegsOf({ ...key, demand: key.demand.slice(0, first) });
        expect(pegsOf(key).needs.slice(0, first)).toEqual(alone.needs);
      }),
      { numRuns },
    );
  });

  test('where nobody is short, what is free is the least that is projected from then on', () => {
    let met = 0;
    fc.assert(
      fc.property(aKey, (key) => {
        const pegs = pegsOf(key);
        if (pegs.needs.some(({ short }) => short)) return;
        met += 1;
        const days = Array.from({ length: 32 }, (_, count) => daysAfter('2027-01-01', count));
        const by = (until: string, list: KeyStock['supply']) =>
          sum(list.filter(([each]) => each <= until).map(([, quantity]) => quantity));
        const projected = days.map((each) => key.onHand + by(each, key.supply) - by(each, key.demand));
        expect(days.map((each) => freeOn(pegs, each))).toEqual(days.map((_, at) => Math.min(...projected.slice(at))));
      }),
      { numRuns },
    );
    expect(met).toBeGreaterThan(numRuns / 20);
  });

  test('less stock or a later supply never makes anything free earlier, short needs or not', () => {
    fc.assert(
      fc.property(aKey, fc.nat(11), fc.nat(9), (key, at, by) => {
        const slipped = key.supply.map(([due, quantity], index) =>
          index === at ? ([daysAfter(due, by), quantity] as const) : ([due, quantity] as const),
        );
        const before = pegsOf(key);
        const after = pegsOf({ ...key, supply: slipped });
        const less = pegsOf({ ...key, onHand: Math.max(0, key.onHand - by) });
        for (let count = 0; count <= 40; count += 1) {
          const each = daysAfter('2027-01-01', count);
          expect(freeOn(after, each)).toBeLessThanOrEqual(freeOn(before, each));
          expect(freeOn(less, each)).toBeLessThanOrEqual(freeOn(before, each));
        }
      }),
      { numRuns },
    );
  });
});
