import { defaultWorksSettings } from '../../catalogue/rows/works-settings.ts';
import { describe, expect, test } from 'vitest';
import { openCalendar, workWeek } from '../../lib/open-days.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { batchStates } from '../batch/batch-cycle.ts';
import { needDays } from './need-day.ts';
import { needsOf, type OpenDemand } from './open-demand.ts';
import type { ArticleSupply } from './supply.ts';

const rules = {
  saw: workedExampleProductionRows.saw,
  barYield: 90,
  needDay: needDays(openCalendar(workWeek, []), { stages: defaultWorksSettings.stages, paint: undefined }),
  said: new Map<string, ArticleSupply>(),
};
const demand = (changes: Partial<OpenDemand>): OpenDemand => ({
  ...{ key: 'CY-3K', stage: 'assembly', quantity: 2, week: '2650', batch: null },
  ...changes,
});
const needed = (...demands: readonly OpenDemand[]) =>
  needsOf(demands, rules).map(({ day, quantity }) => [day, quantity]);

test('what is needed has the day of its stage; in no week it has none, and is not counted', () => {
  expect(needed(demand({}), demand({ stage: 'glazing', week: '2651' }), demand({ week: null }))).toEqual([
    ['2026-12-08', 2],
    ['2026-12-16', 2],
  ]);
});

test('where a key is needed is said by the supplier before the bill', () => {
  const kept: ArticleSupply = {
    ...{
      key: 'CY*',
      supply: 'counted',
      stage: 'glazing',
      floor: 0,
      firstPlace: null,
      isLotTracked: false,
      analysisCode: '',
    },
  };
  const [need] = needsOf([demand({})], { ...rules, said: new Map([['CY*', kept]]) });
  expect([need?.stage, need?.day]).toEqual(['glazing', '2026-12-09']);
});

describe('PROMISE 5.1 and 5.5: a batch takes the goods of a stage by its move, and whoever takes it back needs them again', () => {
  test.each([
    ['cutting', ['Planned', 'Released']],
    ['painting', ['Planned', 'Released', 'Cutting']],
    ['assembly', ['Planned', 'Released', 'Cutting']],
    ['glazing', ['Planned', 'Released', 'Cutting', 'Assembly']],
  ] as const)('%s needs them in %j', (stage, states) =>
    expect(batchStates.filter((batch) => needed(demand({ stage, batch })).length > 0)).toEqual(states),
  );
});

describe('PROMISE 5.2: bars are counted by the week', () => {
  const bars = (quantity: number, changes: Partial<OpenDemand> = {}) =>
    demand({ key: 'OF72-AGWH@6000', stage: 'cutting', quantity, ...changes });
  const perDoor = 6184;

  test('an order takes what its week takes with it and not without it, which may be none', () => {
    expect(needed(bars(perDoor), bars(perDoor), bars(perDoor), bars(100)).map(([, quantity]) => quantity)).toEqual([
      2, 1, 1, 0,
    ]);
  });

  test('each week by itself', () => {
    expect(needed(bars(perDoor), bars(perDoor, { week: '2651' }))).toEqual([
      ['2026-12-07', 2],
      ['2026-12-14', 2],
    ]);
  });

  test('those that a batch has begun to cut are no part of what is left', () => {
    expect(needed(bars(10 * perDoor, { batch: 'Cutting' }), bars(perDoor))).toEqual([['2026-12-07', 2]]);
  });
});

test('a checked plan replaces the estimate for the doors of its batch, and not for those beside them', () => {
  const bar = { key: 'OF72@6000', stage: 'cutting', week: '2650', quantity: 6184 } as const;
  const plan = { batchId: 'b', bars: 3, mm: 3 * 6184 };
  const planned = demand({ ...bar, batch: 'Planned', plan });
  const waiting = demand(bar);
  expect(needed(planned, waiting, planned, waiting, planned).map(([, bars]) => bars)).toEqual([1, 2, 1, 1, 1]);
  // As many as without the others, whoever comes after.
  expect(needed(planned, waiting).map(([, bars]) => bars)).toEqual([1, 2]);
  expect(needed(demand({ ...planned, plan: { ...plan, bars: 0 } })).map(([, bars]) => bars)).toEqual([0]);
});
