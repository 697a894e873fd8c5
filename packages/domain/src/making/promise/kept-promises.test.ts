import { describe, expect, test } from 'vitest';
import { type JudgedPromise, keptCounts, keptJudgement, publicCounts } from './kept-promises.ts';
import { latestDay, type PromiseCause } from './promise.ts';

const promised = (day: string, madeOn: string, cause: JudgedPromise['cause'] = null): JudgedPromise => ({
  ...{ day, madeOn, cause, grain: 'week', lateVendor: null },
});
/** A date whose very day is promised. */
const onDay = (day: string, madeOn: string, cause: JudgedPromise['cause'] = null): JudgedPromise => ({
  ...promised(day, madeOn, cause),
  grain: 'day',
});
/** A cause that moves of promises have, whether or not this union knows it yet. */
const by = (cause: string) => cause as PromiseCause;

test('a week is kept until its Sunday, a day until it is over', () => {
  expect(latestDay({ day: '2026-12-16', grain: 'week' })).toBe('2026-12-20');
  expect(latestDay({ day: '2026-12-16', grain: 'day' })).toBe('2026-12-16');
  expect(latestDay({ day: '2026-12-20', grain: 'week' })).toBe('2026-12-20');
});

const first = '2026-11-27';

describe('five orders of PROMISE 15, example 24', () => {
  const orders: Readonly<Record<string, readonly [string, readonly JudgedPromise[]]>> = {
    A: ['2026-12-16', [onDay('2026-12-16', first)]],
    B: ['2027-01-06', [promised('2026-12-09', first), onDay('2027-01-06', '2026-12-02', by('vendor-late'))]],
    C: ['2027-01-20', [onDay('2026-12-16', first), onDay('2027-01-20', '2026-12-10', by('asked'))]],
    D: ['2026-12-22', [onDay('2026-12-16', first), onDay('2026-12-22', '2026-12-17', by('made-late'))]],
    E: ['2026-12-17', [onDay('2026-12-16', first)]],
  };
  const judged = Object.entries(orders).map(([name, [done, promises]]) => ({ name, ...keptJudgement(done, promises) }));
  const namesOf = (kept: 'asFirstPromised' | 'asLastTold') => judged.flatMap((each) => (each[kept] ? each.name : []));

  test('2 of 5 are done as first promised', () => expect(namesOf('asFirstPromised')).toEqual(['A', 'C']));
  test('3 of 5 are done as last told', () => expect(namesOf('asLastTold')).toEqual(['A', 'B', 'C']));
  test('what is counted of them', () => {
    const counted = Object.values(orders).flatMap(([done, promises]) => keptJudgement(done, promises) ?? []);
    expect(keptCounts(counted)).toEqual({ orders: 5, asFirstPromised: 2, asLastTold: 3 });
  });
  test('a move names its cause, and what the customer asked for is none of ours', () =>
    expect(judged.map(({ cause }) => cause)).toEqual([null, 'vendor-late', null, 'made-late', null]));
});

test('the vendor is that of the move whose cause is counted, and nobody else’s', () => {
  const late = (day: string, madeOn: string, vendor: string | null, cause = 'vendor-late'): JudgedPromise => ({
    ...onDay(day, madeOn, by(cause)),
    lateVendor: vendor,
  });
  const vendorOf = (...promises: readonly JudgedPromise[]) => {
    const judged = keptJudgement('2027-01-20', promises);
    return judged && [judged.cause, judged.lateVendor];
  };
  const begun = onDay('2026-12-16', first);
  expect(vendorOf(begun)).toEqual([null, null]);
  expect(vendorOf(begun, late('2026-12-22', '2026-12-10', 'clearline'))).toEqual(['vendor-late', 'clearline']);
  expect(
    vendorOf(begun, late('2026-12-22', '2026-12-10', 'clearline'), late('2027-01-06', '2026-12-20', 'latch')),
    'the first move is counted, as its cause is',
  ).toEqual(['vendor-late', 'clearline']);
  expect(vendorOf(begun, late('2026-12-22', '2026-12-10', null))).toEqual(['vendor-late', null]);
  expect(vendorOf(begun, late('2026-12-22', '2026-12-10', null, 'capacity'))).toEqual(['capacity', null]);
  expect(
    vendorOf(begun, late('2026-12-22', '2026-12-10', 'clearline'), onDay('2027-01-13', '2026-12-12', by('asked'))),
    'what was late before the customer asked is not',
  ).toEqual([null, null]);
});

test.each([
  [0, null],
  [19, null],
  [20, { orders: 20, asFirstPromised: 5, asLastTold: 9 }],
])('of %d orders the public reads', (orders, told) =>
  expect(publicCounts({ orders, asFirstPromised: 5, asLastTold: 9 })).toEqual(told),
);

test('of a promise that was made before reasons were kept nothing is judged, until the customer asks for another', () => {
  const migrated = promised('2026-12-11', first, 'migrated');
  expect(keptJudgement('2026-12-16', [migrated])).toBeNull();
  const asked = onDay('2026-12-16', '2026-12-02', 'asked');
  expect(keptJudgement('2026-12-16', [migrated, asked])).toMatchObject({ asFirstPromised: true });
});

const judge = (done: string, ...promises: readonly JudgedPromise[]) => {
  const judgement = keptJudgement(done, promises);
  return judgement && [judgement.asFirstPromised, judgement.asLastTold];
};

test.each([
  [
    'a missed date is not mended by two moves one after the other',
    '2026-12-24',
    [false, false],
    [onDay('2026-12-16', first), onDay('2026-12-22', '2026-12-17'), onDay('2026-12-24', '2026-12-20')],
  ],
  [
    'a move on the last day of the promise counts',
    '2026-12-22',
    [false, true],
    [onDay('2026-12-16', first), onDay('2026-12-22', '2026-12-16')],
  ],
  [
    'asked for after it was missed, a later day mends nothing',
    '2027-01-20',
    [false, false],
    [onDay('2026-12-16', first), onDay('2027-01-20', '2026-12-17', by('asked'))],
  ],
  [
    'on hold no day passes: the promise after it is the first',
    '2027-01-20',
    [true, true],
    [onDay('2026-12-16', first), onDay('2027-01-20', '2027-01-05', 'held')],
  ],
  [
    'of two of the customer’s causes the last one counts',
    '2027-01-20',
    [true, true],
    [
      onDay('2026-12-16', first),
      onDay('2027-01-06', '2026-12-10', by('asked')),
      onDay('2027-01-20', '2026-12-30', by('deposit-late')),
    ],
  ],
  [
    'what is moved after a customer’s wish is late by the works',
    '2027-01-20',
    [false, true],
    [
      onDay('2026-12-16', first),
      onDay('2027-01-06', '2026-12-10', by('measured-late')),
      onDay('2027-01-20', '2026-12-30', by('capacity')),
    ],
  ],
  [
    'moved to an earlier day and done between, it is kept as first promised alone',
    '2026-12-16',
    [true, false],
    [onDay('2026-12-16', first), onDay('2026-12-10', '2026-12-01', by('planner'))],
  ],
] as const)('%s', (_, done, kept, promises) => expect(judge(done, ...promises)).toEqual(kept));

test('without a promise there is nothing to keep', () => expect(keptJudgement('2026-12-16', [])).toBeNull());
