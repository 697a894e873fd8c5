import { defaultWorksSettings } from '../../catalogue/rows/works-settings.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter, openCalendar, workWeek } from '../../lib/open-days.ts';
import { productionWeeksFrom } from '../../lib/production-week.ts';
import { groupsOf } from '../../lib/records.ts';
import { shareOf } from '../../testing/law-share.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { onHandDue } from '../promise/pegs.ts';
import { needDays } from './need-day.ts';
import { needsOf, type OpenDemand } from './open-demand.ts';
import { type StockStage, stockStages } from './supply.ts';
import { forecastOf, type KeySupply, outlookOf, availabilityOf, availabilityOfMet } from './outlook.ts';

const rules = {
  saw: workedExampleProductionRows.saw,
  barYield: 90,
  needDay: needDays(openCalendar(workWeek, ['2026-12-21/2027-01-01']), {
    stages: defaultWorksSettings.stages,
    paint: undefined,
  }),
  said: new Map(),
};
const today = '2027-01-04';
const inWeek = (week: string, quantity: number, changes: Partial<OpenDemand> = {}): OpenDemand => ({
  ...{ key: 'CY-3K', stage: 'assembly', quantity, week, batch: null },
  ...changes,
});

describe('PROMISE 15, as the week and stage of each order say it', () => {
  test('example 10: of 8 on hand, 3 are needed on 12 and 6 on 19 January, and 20 come on 13 January', () => {
    const supply: KeySupply = { onHand: 8, supply: [['2027-01-13', 20]] };
    const outlook = outlookOf(supply, needsOf([inWeek('2702', 3), inWeek('2703', 6)], rules));
    expect(forecastOf(outlook, { from: '2027-01-05', to: '2027-07-05' })).toEqual([
      { day: '2027-01-05', projected: 8, free: 5 },
      { day: '2027-01-12', projected: 5, free: 5 },
      { day: '2027-01-13', projected: 25, free: 19 },
      { day: '2027-01-19', projected: 19, free: 19 },
    ]);
    expect(availabilityOf(outlook, today)).toEqual({ free: 5, firstShort: null });
  });

  test('example 11: 5 on the shelf are promised for 2705, so that none is free before 10 more come', () => {
    const needDay = needDays(openCalendar(workWeek, ['2027-02-01']), {
      stages: defaultWorksSettings.stages,
      paint: undefined,
    });
    const needs = needsOf([inWeek('2705', 5)], { ...rules, needDay });
    expect(needs[0]?.day).toBe('2027-02-03');
    const outlook = outlookOf({ onHand: 5, supply: [['2027-02-10', 10]] }, needs);
    expect(availabilityOf(outlook, '2027-01-18').free).toBe(0);
    expect(forecastOf(outlook, { from: '2027-01-18', to: '2027-07-18' }).map(({ day, free }) => [day, free])).toEqual([
      ['2027-01-18', 0],
      ['2027-02-03', 0],
      ['2027-02-10', 10],
    ]);
  });

  test.each([
    ['2027-01-25', [['2027-01-25'], ['2027-01-20']], null],
    ['2027-01-27', [['2027-01-20'], ['2027-01-27']], '2027-01-21'],
  ])('example 11b: with the second delivery on %s', (second, pegs, firstShort) => {
    const needs = [inWeek('2704', 5), inWeek('2703', 5)].map((demand, at) => ({
      ...{ demand, stage: demand.stage, quantity: 5, day: at === 0 ? '2027-01-26' : '2027-01-21' },
    }));
    const outlook = outlookOf(
      {
        onHand: 0,
        supply: [
          ['2027-01-20', 5],
          [second, 5],
        ],
      },
      needs,
    );
    expect(outlook.needs.map((need) => need.pegs.map(({ due }) => due))).toEqual(pegs);
    expect(availabilityOf(outlook, today).firstShort).toBe(firstShort);
  });
});

test('what is needed since days that are over is still needed', () => {
  const outlook = outlookOf({ onHand: 1, supply: [] }, needsOf([inWeek('2649', 3)], rules));
  expect(availabilityOf(outlook, today)).toEqual({ free: 0, firstShort: '2026-12-01' });
  expect(forecastOf(outlook, { from: today, to: '2027-07-04' })).toEqual([{ day: today, projected: -2, free: 0 }]);
  expect(outlook.needs[0]?.pegs).toEqual([{ due: onHandDue, quantity: 1 }]);
});

describe('PROMISE 14', () => {
  const weeks = productionWeeksFrom('2026-12-28', 9).map(({ label }) => label);
  const day = fc.integer({ min: -3, max: 60 }).map((count) => daysAfter(today, count));
  const aSupply: fc.Arbitrary<KeySupply> = fc.record({
    onHand: fc.integer({ min: 0, max: 60 }),
    supply: fc.array(fc.tuple(day, fc.integer({ min: 1, max: 30 })), { maxLength: 6 }),
  });
  const aDemand = (key: string, most: number, stages: readonly StockStage[] = stockStages): fc.Arbitrary<OpenDemand> =>
    fc.record({
      key: fc.constant(key),
      stage: fc.constantFrom(...stages),
      quantity: fc.integer({ min: 1, max: most }),
      week: fc.constantFrom(...weeks, null),
      batch: fc.constantFrom(null, null, null, 'Released', 'Cutting', 'Assembly', 'Quality Checked'),
    });
  const book = fc.tuple(
    aSupply,
    fc.oneof(
      fc.array(aDemand('CY-3K', 9), { minLength: 5, maxLength: 40 }),
      fc.array(aDemand('OF72@6000', 20_000, ['cutting']), { minLength: 5, maxLength: 40 }),
    ),
  );
  const numRuns = shareOf(1000);
  const outlook = (supply: KeySupply, demands: readonly OpenDemand[]) => outlookOf(supply, needsOf(demands, rules));

  test('law 3: nothing is pegged twice, and what the first promises take does not depend on the others', () => {
    fc.assert(
      fc.property(book, fc.nat(40), ([supply, demands], first) => {
        const { needs, pegs } = outlook(supply, demands);
        const taken = [...needs.flatMap((need) => need.pegs), ...pegs.free].reduce(
          (sum, { quantity }) => sum + quantity,
          0,
        );
        expect(taken).toBe(supply.onHand + supply.supply.reduce((sum, [, quantity]) => sum + quantity, 0));
        const alone = outlook(supply, demands.slice(0, first)).needs;
        expect(needs.slice(0, alone.length)).toEqual(alone);
      }),
      { numRuns },
    );
  });

  test('law 4: another order leaves what earlier ones take as it was, and gone again leaves no trace', () => {
    fc.assert(
      fc.property(book, aDemand('CY-3K', 9), ([supply, demands], more) => {
        const before = outlook(supply, demands);
        const [first] = demands;
        const added = { ...more, ...(first && { key: first.key, stage: first.stage }) };
        expect(outlook(supply, [...demands, added]).needs.slice(0, before.needs.length)).toEqual(before.needs);
        expect(outlook(supply, [...demands, added].slice(0, -1))).toEqual(before);
      }),
      { numRuns },
    );
  });

  test('law 11: an order that is taken out leaves the others as if it had never been, and comes back behind them', () => {
    fc.assert(
      fc.property(book, fc.nat(4), ([supply, demands], at) => {
        const gone = demands[at];
        const others = demands.toSpliced(at, 1);
        const without = outlook(supply, others);
        if (!gone) return;
        const resumed = outlook(supply, [...others, gone]);
        expect(resumed.needs.slice(0, without.needs.length)).toEqual(without.needs);
      }),
      { numRuns },
    );
  });

  test('what sums alone tell is what pegs tell, where nothing is short', () => {
    let met = 0;
    fc.assert(
      fc.property(book, ([supply, demands]) => {
        // As the database sums them: by week, stage and state of the batch, in whatever order.
        const sums = [...groupsOf(demands, ({ week, stage, batch }) => JSON.stringify([week, stage, batch])).values()]
          .map(([first, ...rest]) => ({
            ...(first ?? inWeek('2701', 0)),
            quantity: [first, ...rest].reduce((sum, each) => sum + (each?.quantity ?? 0), 0),
          }))
          .toReversed();
        const told = availabilityOf(outlook(supply, demands), today);
        const fromSums = availabilityOfMet(supply, needsOf(sums, rules), today);
        if (fromSums) met += 1;
        expect(fromSums).toEqual(told.firstShort === null ? told : null);
      }),
      { numRuns },
    );
    expect(met).toBeGreaterThan(numRuns / 20);
  });
});
