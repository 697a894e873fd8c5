import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../lib/open-days.ts';
import { shareOf } from '../../testing/law-share.ts';
import { givable, type GivenSupply, type OwnNeed, pegsWith, stockFor } from './given-supply.ts';
import { onHandDue, pegsOf } from './pegs.ts';

const numRuns = shareOf(2000);

const need = (by: string, day: string, quantity = 5): OwnNeed => ({ by, day, quantity });
const gift = (from: string, to: string, quantity = 5): GivenSupply => ({ key: 'CY-3K', from, to, quantity });
const told = (pegs: ReturnType<typeof pegsWith>) => pegs.needs.map(({ short }) => short?.until ?? 'in time');

describe('goods that a person has given to another order', () => {
  // Example 11b of PROMISE: after the slip the first takes 20 January's, and the second is short until the 27th.
  const supply = { onHand: 0, supply: [['2027-01-20', 5] as const, ['2027-01-27', 5] as const] };
  const needs = [need('A', '2027-01-26'), need('B', '2027-01-21')];

  test('are there for it in time, and the giver waits for what the other waited for', () => {
    expect(told(pegsWith(supply, needs, []))).toEqual(['in time', '2027-01-27']);
    expect(told(pegsWith(supply, needs, [gift('A', 'B')]))).toEqual(['2027-01-27', 'in time']);
    expect(told(pegsWith(supply, needs, [gift('A', 'B', 2)]))).toEqual(['2027-01-27', '2027-01-27']);
  });

  test('leave those between them as they are', () => {
    const between = [need('A', '2027-01-26'), need('C', '2027-01-28'), need('B', '2027-01-21')];
    expect(told(pegsWith({ ...supply, onHand: 0 }, between, []))).toEqual(['in time', 'in time', 'in time']);
    const few = { onHand: 0, supply: supply.supply.slice(0, 1) };
    expect(pegsWith(few, between, [gift('A', 'B')]).needs.map(({ pegs }) => pegs.length)).toEqual([0, 0, 1]);
  });

  test('are given once: a second time there is nothing left to give, and a third order takes its part', () => {
    const twice = [gift('A', 'B'), gift('A', 'B')];
    expect(pegsWith(supply, needs, twice)).toEqual(pegsWith(supply, needs, twice.slice(1)));
    const pegs = pegsWith(supply, needs, twice);
    expect(givable({ from: pegs.needs.slice(0, 1), to: pegs.needs.slice(1) })).toBe(0);
  });

  test('are as much as the one has in time, and the other is short of', () => {
    const pegs = pegsWith(supply, needs, []);
    expect(givable({ from: pegs.needs.slice(0, 1), to: pegs.needs.slice(1) })).toBe(5);
    expect(givable({ from: pegs.needs.slice(1), to: pegs.needs.slice(0, 1) }), 'not short').toBe(0);
    const late = pegsWith({ onHand: 0, supply: supply.supply.slice(1) }, needs, []);
    expect(givable({ from: late.needs.slice(0, 1), to: late.needs.slice(1) }), 'not in time either').toBe(0);
  });

  test('of an order that takes nothing any more are nobody’s', () => {
    const alone = needs.slice(1);
    expect(pegsWith(supply, alone, [gift('A', 'B')])).toEqual(pegsWith(supply, alone, []));
    expect(pegsWith(supply, needs.toReversed(), [gift('A', 'B')]), 'it has them in its turn').toEqual(
      pegsWith(supply, needs.toReversed(), []),
    );
  });

  test('are not taken before somebody who stands between two needs of their giver', () => {
    const between = [
      { by: 'A', day: '2027-01-21', quantity: 0 },
      { by: 'C', day: '2027-01-21', quantity: 1 },
      { by: 'A', day: '2027-01-21', quantity: 1 },
      { by: 'B', day: '2027-01-21', quantity: 1 },
    ];
    const one = { onHand: 1, supply: [] };
    const taken = pegsWith(one, between, [{ key: 'CY-3K', from: 'A', to: 'B', quantity: 1 }]).needs;
    expect(taken.map(({ pegs }) => pegs.length)).toEqual([0, 1, 0, 0]);
  });

  test('are part of what there is for both, and taken before whoever comes later', () => {
    const of = { needs, given: [gift('A', 'B')] };
    expect(stockFor(['A', null], supply, of)).toEqual({ onHand: 0, supply: [['2027-01-27', 5]], demand: [] });
    expect(stockFor(['B', null], supply, of)).toEqual({ onHand: 0, supply: [['2027-01-20', 5]], demand: [] });
    expect(stockFor([null, null], supply, of).demand.reduce((sum, [, quantity]) => sum + quantity, 0)).toBe(10);
  });
});

describe('PROMISE 14, law 3, with what was given', () => {
  const day = fc.nat(30).map((count) => daysAfter('2027-01-01', count));
  const quantity = fc.integer({ min: 0, max: 9 });
  const order = fc.constantFrom('A', 'B', 'C', 'D', 'E');
  const aGift = fc
    .record({ key: fc.constant('CY-3K'), from: order, to: order, quantity })
    .filter(({ from, to }) => from !== to);
  const aBook = fc.record({
    supply: fc.record({ onHand: fc.nat(9), supply: fc.array(fc.tuple(day, quantity), { maxLength: 5 }) }),
    needs: fc.array(fc.record({ by: order, day, quantity }), { maxLength: 9 }),
    given: fc.array(aGift, { maxLength: 4 }),
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const amount = (pegs: readonly { readonly quantity: number }[]) => sum(pegs.map((each) => each.quantity));

  test('nothing is pegged twice, no need takes more than it needs, and nobody else takes less in all', () => {
    fc.assert(
      fc.property(aBook, ({ supply, needs, given }) => {
        const { needs: pegged, free } = pegsWith(supply, needs, given);
        const taken = [...pegged.flatMap(({ pegs }) => pegs), ...free];
        const supplied = [[onHandDue, supply.onHand] as const, ...supply.supply];
        for (const due of new Set(supplied.map(([each]) => each)))
          expect(amount(taken.filter((each) => each.due === due))).toBe(
            sum(supplied.filter(([each]) => each === due).map(([, each]) => each)),
          );
        const before = pegsWith(supply, needs, []);
        const parties = new Set(given.flatMap(({ from, to }) => [from, to]));
        for (const [at, { by, quantity: needed }] of needs.entries()) {
          const own = amount(pegged[at]?.pegs ?? []);
          expect(own).toBeLessThanOrEqual(needed);
          if (!parties.has(by)) expect(own).toBe(amount(before.needs[at]?.pegs ?? []));
        }
      }),
      { numRuns },
    );
  });

  test('where nothing was given all is as the sequence has it, and what stands before both is as it was', () => {
    fc.assert(
      fc.property(aBook, ({ supply, needs, given }) => {
        const demand = needs.map((each) => [each.day, each.quantity] as const);
        const plain = pegsOf({ ...supply, demand });
        expect(pegsWith(supply, needs, [])).toEqual(plain);
        const parties = new Set(given.flatMap(({ from, to }) => [from, to]));
        const first = needs.findIndex(({ by }) => parties.has(by));
        const before = first < 0 ? needs.length : first;
        expect(pegsWith(supply, needs, given).needs.slice(0, before)).toEqual(plain.needs.slice(0, before));
      }),
      { numRuns },
    );
  });
});
