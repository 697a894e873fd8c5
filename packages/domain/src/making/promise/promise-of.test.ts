import { describe, expect, test } from 'vitest';
import { factsOfWorksA, type GivenFacts, workedExamples } from '../../testing/worked-example-promises.ts';
import { checkPromise } from './check-promise.ts';
import type { PromiseDemand } from './promise-facts.ts';
import { promiseOf } from './promise-of.ts';

const promised = (now: string, given: GivenFacts = {}) => promiseOf(factsOfWorksA(now, given));
const [morning, noon, january] = ['2026-11-27T09:00:00Z', '2026-11-27T12:00:00Z', '2027-01-11T09:00:00Z'];

describe('PROMISE 15, the worked examples', () => {
  test.each(workedExamples)('$example', ({ facts, dates, skipped }) => {
    const promise = promiseOf(facts);
    expect(promise && [promise.week, promise.made, promise.sent, promise.day].join(' ')).toBe(dates);
    expect(promise?.skipped.map(({ week, why }) => `${week} ${why}`).join(', ')).toBe(skipped);
    expect(promise && checkPromise(facts, promise)).toEqual([]);
  });

  test.each([
    ['1', morning, {}, '2026-11-27', '2026-12-07', '2026-12-08'],
    ['2', noon, {}, '2026-11-30', '2026-12-09', '2026-12-10'],
    ['8', '2027-03-22T11:59:59Z', {}, '2027-03-22', '2027-03-31', '2027-04-01'],
    ['13', january, {}, '2027-01-11', '2027-01-20', '2027-01-21'],
    ['13b', morning, { order: { accepted: null } }, '2026-11-30', '2026-12-09', '2026-12-10'],
    [
      '13b, not measured',
      morning,
      { order: { accepted: null, measured: null } },
      '2026-12-07',
      '2026-12-16',
      '2026-12-17',
    ],
  ] as const)('glass of example %s', (_, now, given, order, delivered, usable) =>
    expect(promised(now, given)?.buys).toEqual([{ key: 'GU', vendor: 'clearline', order, delivered, usable }]),
  );

  test('2 says what one minute costs', () =>
    expect(saidOf(promised(noon))).toEqual([
      'ordered 2026-11-27 binds',
      'accepted 2026-11-27 binds',
      'measured 2026-11-27 binds',
      'planning 2026-12-01',
      'vendor 2026-12-10 GU binds',
      'closed 2027-01-01 2026-12-21/2027-01-01 binds',
      'made 2026-12-18 2651 binds',
      'transport 2027-01-05 binds',
      'fitting 2027-01-06 binds',
    ]));

  test('3 and 4 show that the weeks before were full', () => {
    const figures = (example: string) => {
      const facts = workedExamples.find((each) => each.example === example)?.facts;
      return (
        facts &&
        promiseOf(facts)?.skipped.map(({ week: _, ...refutation }) => Object.values(refutation).join(' ').trimEnd())
      );
    };
    expect(figures('3')).toEqual([
      'planning 2026-12-01 2026-11-23',
      'planning 2026-12-01 2026-11-30',
      'not-ready 2026-12-10 2026-12-09 GU',
      'full 1195 10 1200',
      ...['closed', 'closed'],
    ]);
    expect(figures('4, full')).toEqual([
      'lead 2026-12-23 2026-12-18 custom colour',
      'full 950 20 960',
      'full 705 20 720',
    ]);
    expect(figures('13, in week 2707')?.[0]).toBe('asked 2707');
  });

  test('9 is painted on the planning day, and touched when the works open again', () =>
    expect(
      saidOf(promised('2026-12-14T09:00:00Z', { demand: [slab], stock: { SLAB: onHand(1) } })).slice(3, 7),
    ).toEqual([
      'planning 2026-12-16 binds',
      'stock 2026-12-14 SLAB binds',
      'painted 2026-12-16 SLAB binds',
      'cured 2027-01-04 SLAB binds',
    ]));

  test('9, nobody having said where the slab comes from: it is painted all the same', () =>
    expect(saidOf(promised('2026-12-14T09:00:00Z', { demand: [slab] })).slice(4, 6)).toEqual([
      'painted 2026-12-16 SLAB binds',
      'cured 2027-01-04 SLAB binds',
    ]));

  test('11 waits for stock that nobody was promised', () =>
    expect(
      saidOf(
        promised('2027-01-18T09:00:00Z', {
          demand: [{ ...glass, key: 'CY-3K', quantity: 5, stage: 'assembly', vendors: ['slow'] }],
          stock: { 'CY-3K': { onHand: 5, supply: [['2027-02-10', 10]], demand: [['2027-02-03', 5]] } },
        }),
      )[4],
    ).toBe('stock 2027-02-10 CY-3K binds'));

  test.each([
    ['on its way', { onHand: 0, supply: [['2027-02-10', 5]], demand: [] }, 'purchase 2027-02-10 CY-3K binds'],
    ['there', { onHand: 5, supply: [['2027-02-10', 5]], demand: [] }, 'stock 2027-01-18 CY-3K'],
    ['there by today', { onHand: 0, supply: [['2027-01-18', 5]], demand: [] }, 'stock 2027-01-18 CY-3K'],
  ] as const)('where purchases bring goods, what is %s is told so', (_, stock, reason) => {
    const demand = [{ ...glass, key: 'CY-3K', quantity: 5, stage: 'assembly', vendors: ['slow'] }] as const;
    const given = { demand, stock: { 'CY-3K': stock }, dueAs: 'purchase' } as const;
    expect(saidOf(promised('2027-01-18T09:00:00Z', given))[4]).toBe(reason);
    const facts = factsOfWorksA('2027-01-18T09:00:00Z', given);
    const date = promiseOf(facts);
    expect(date && checkPromise(facts, date)).toEqual([]);
  });
});

const glass: PromiseDemand = { key: 'GU', quantity: 1, stage: 'glazing', vendors: ['clearline'], paint: null };
const slab: PromiseDemand = {
  ...{ key: 'SLAB', quantity: 1, stage: 'assembly', vendors: [], paint: { days: 1, cureDays: 3 } },
};
const onHand = (quantity: number) => ({ onHand: quantity, supply: [], demand: [] });

/** `vendor 2026-12-10 GU binds`. */
const saidOf = (promise: ReturnType<typeof promiseOf>): readonly string[] =>
  (promise?.reasons ?? []).map(({ code, day, about, binds }) =>
    [code, day, about, binds ? 'binds' : ''].filter(Boolean).join(' '),
  );

describe('the last step', () => {
  const noGlass = { demand: [] };
  test.each([
    ['is on its way as long as transport takes', { works: { transitDays: 2, fitAfter: 0 } }, '2027-01-26 2027-01-28'],
    ['leaves on any open day where no weekday is set', { works: { transport: [] } }, '2027-01-25 2027-01-26'],
    [
      'waits for a free day of the fitters',
      { works: { fitDays: ['2027-02-06', '2027-01-26'] } },
      '2027-01-26 2027-02-06',
    ],
    ['waits for the day that is asked', { order: { notBefore: '2027-01-29' } }, '2027-01-26 2027-01-29'],
    ['is the delivery', { order: { ends: 'delivered' } }, '2027-01-26 2027-01-26'],
    [
      'is a delivery that leaves on the day that is asked',
      { order: { ends: 'delivered', notBefore: '2027-01-27' } },
      '2027-01-28 2027-01-28',
    ],
    ['is collecting, on the next open day', { order: { ends: 'collected' } }, ' 2027-01-25'],
    [
      'is collecting on the day that is asked',
      { order: { ends: 'collected', notBefore: '2027-01-30' } },
      ' 2027-02-02',
    ],
  ] as const)('%s', (_, given, days) => {
    const promise = promised(january, { ...noGlass, ...given });
    expect(promise && `${promise.sent ?? ''} ${promise.day}`).toBe(days);
    expect(promise?.week).toBe('2703');
  });
});

describe('the goods', () => {
  const weekWith = (given: GivenFacts) => promised(january, given)?.week ?? null;
  const shelf = { ...glass, vendors: [] };

  test.each([
    ['on the shelf, ask nothing more', { stock: { GU: onHand(1) } }, '2703', 0],
    ['of a key that nobody knows, ask nothing', { demand: [shelf] }, '2703', 0],
    ['that come later than a vendor delivers, are bought', { stock: { GU: due('2027-01-22') } }, '2704', 1],
    ['that come as soon as a vendor delivers, are not', { stock: { GU: due('2027-01-21') } }, '2704', 0],
    ['of which none is needed, ask nothing', { demand: [{ ...glass, quantity: 0 }] }, '2703', 0],
    ['come from the vendor that is soonest', { demand: [{ ...glass, vendors: ['slow', 'clearline'] }] }, '2704', 1],
  ] as const)('%s', (_, given, week, buys) => {
    expect(weekWith(given)).toBe(week);
    expect(promised(january, given)?.buys.length).toBe(buys);
  });

  test.each([
    ['that are neither there nor sold', { demand: [shelf], stock: { GU: onHand(0) } }],
    ['of a vendor that is not known', { demand: [{ ...glass, vendors: ['nobody'] }] }],
  ])('%s, make it no date', (_, given) => expect(weekWith(given)).toBeNull());
});

const due = (day: string) => ({ onHand: 0, supply: [[day, 1]] as const, demand: [] });

describe('the week', () => {
  test.each([
    ['takes an order larger than itself if it is empty', { order: { points: 2000 }, load: { '2703': 1 } }, '2704'],
    [
      'takes nothing when it is closed, whatever was set',
      { works: { closed: ['2027-01-18/2027-01-24'], capacity: { '2703': 1200 } } },
      '2704',
    ],
    ['takes what was set', { works: { capacity: { '2703': 9, '2704': 10 } }, load: { '2703': 1 } }, '2704'],
    ['waits for a deposit that is asked for', { order: { depositAsked: true } }, '2703'],
    ['waits for a deposit that comes late', { order: { deposit: '2027-01-18', depositAsked: true } }, '2704'],
  ] as const)('%s', (_, given, week) => expect(promised(january, { demand: [], ...given })?.week).toBe(week));

  test('is planned by hand if there is none in two years', () => {
    const full = { demand: [], works: { usual: 0 } };
    expect(promised(january, full)).toBeNull();
    // 2702 and 103 weeks.
    expect(promised(january, { ...full, works: { usual: 0, capacity: { '2852': 10 } } })?.week).toBe('2852');
    expect(promised(january, { ...full, works: { usual: 0, capacity: { '2902': 10 } } })).toBeNull();
  });
});

describe('a transport beside the weekdays', () => {
  const [monday, works] = ['2027-01-25', { extraTransport: ['2027-01-25', '2027-01-30'] }];
  const dates = (given: GivenFacts) => {
    const { sent, day, grain } = promised(january, { demand: [], ...given }) ?? {};
    return [sent, day, grain];
  };

  test('takes what is made before it, and whoever waits for delivery alone is told the day', () => {
    expect(dates({ works })).toEqual([monday, '2027-01-26', 'week']);
    expect(dates({ works, order: { ends: 'delivered' } })).toEqual([monday, monday, 'day']);
    expect(dates({ order: { ends: 'delivered' } })).toEqual(['2027-01-26', '2027-01-26', 'week']);
    const onTheWay = { ...works, transitDays: 1 };
    expect(dates({ works: onTheWay, order: { ends: 'delivered' } })).toEqual([monday, '2027-01-26', 'week']);
  });

  test('takes nothing while the works are closed, and is one of many where doors leave on every day', () => {
    expect(dates({ works: { ...works, closed: [monday] } })[0]).toBe('2027-01-26');
    expect(dates({ works: { ...works, transport: [] } })[0]).toBe(monday);
  });
});

test('what is not there yet is assumed, and says so', () => {
  const order = { accepted: null, measured: null, depositAsked: true };
  const reasons = promised(morning, { order })?.reasons.filter(({ assumed }) => assumed);
  expect(reasons?.map(({ code, day, binds }) => [code, day, binds])).toEqual([
    ['accepted', '2026-11-27', false],
    ['measured', '2026-12-04', true],
    ['deposit', '2026-12-01', false],
  ]);
});
