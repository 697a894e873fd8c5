import { describe, expect, test } from 'vitest';
import { workWeek } from '../../lib/open-days.ts';
import { worksA } from '../../testing/worked-example-promises.ts';
import type { VendorCalendar } from '../promise/promise-facts.ts';
import { type BoughtArticle, type BuyLine, toBuy } from './to-buy.ts';

const vendors: Readonly<Record<'latch' | 'extrusa' | 'thursdays', VendorCalendar>> = {
  latch: {
    leadDays: 3,
    cutOff: '16:00',
    orderDays: workWeek,
    deliveryDays: workWeek,
    closed: ['2026-12-25', '2026-12-28', '2027-01-01'],
  },
  extrusa: {
    leadDays: 10,
    cutOff: '10:00',
    orderDays: [3],
    deliveryDays: [4],
    closed: ['2026-12-21/2027-01-03'],
  },
  thursdays: { leadDays: 1, cutOff: '16:00', orderDays: workWeek, deliveryDays: [4], closed: [] },
};

const article: BoughtArticle = {
  key: 'A',
  onHand: 0,
  floor: 0,
  supply: [],
  demand: [],
  vendor: 'thursdays',
  pack: 1,
  least: 1,
  coverDays: 0,
};

const monday = '2027-01-04T09:00:00Z';

function proposal(changed: Partial<BoughtArticle>, now = monday): readonly BuyLine[] {
  return toBuy({
    now,
    timeZone: 'Europe/Dublin',
    works: worksA,
    vendors,
    articles: [{ ...article, ...changed }],
    until: null,
  });
}

/** `10 by 2027-01-06, delivered …, usable …`, and `late`. */
const texts = (lines: readonly BuyLine[]) =>
  lines.map(({ quantity, orderBy, delivered, usable, late }) =>
    [quantity, 'by', orderBy, 'delivered', delivered, 'usable', usable, ...(late ? ['late'] : [])].join(' '),
  );

describe('PROMISE 15, example 16: cylinders by the pack', () => {
  const cylinders: Partial<BoughtArticle> = {
    key: 'CY-3K',
    onHand: 4,
    floor: 2,
    vendor: 'latch',
    demand: [
      ['2027-01-12', 5],
      ['2027-01-19', 6],
      ['2027-01-26', 9],
    ],
  };

  test.each([
    [
      'packs of 10',
      { pack: 10, least: 10 },
      monday,
      [
        '10 by 2027-01-06 delivered 2027-01-11 usable 2027-01-12',
        '10 by 2027-01-20 delivered 2027-01-25 usable 2027-01-26',
      ],
    ],
    [
      'what two weeks need in one order',
      { pack: 10, least: 10, coverDays: 10 },
      monday,
      ['20 by 2027-01-06 delivered 2027-01-11 usable 2027-01-12'],
    ],
    [
      'packs of 4',
      { pack: 4, least: 4 },
      monday,
      [
        '4 by 2027-01-06 delivered 2027-01-11 usable 2027-01-12',
        '8 by 2027-01-13 delivered 2027-01-18 usable 2027-01-19',
        '8 by 2027-01-20 delivered 2027-01-25 usable 2027-01-26',
      ],
    ],
    [
      'past the cut-off of the last day in time',
      { pack: 10, least: 10 },
      '2027-01-08T16:30:00Z',
      [
        '10 by 2027-01-11 delivered 2027-01-14 usable 2027-01-15 late',
        '10 by 2027-01-20 delivered 2027-01-25 usable 2027-01-26',
      ],
    ],
  ] as const)('%s', (_, changed, now, lines) =>
    expect(texts(proposal({ ...cylinders, ...changed }, now))).toEqual(lines),
  );
});

describe('PROMISE 15, example 17: bars by the bundle, ordered on Wednesdays', () => {
  const bars: Partial<BoughtArticle> = {
    onHand: 6,
    vendor: 'extrusa',
    pack: 10,
    supply: [['2027-01-22', 4]],
    demand: [
      ['2027-02-08', 12],
      ['2027-02-15', 14],
    ],
  };

  test.each([
    [
      10,
      [
        '10 by 2027-01-20 delivered 2027-02-04 usable 2027-02-05',
        '10 by 2027-01-27 delivered 2027-02-11 usable 2027-02-12',
      ],
    ],
    [20, ['20 by 2027-01-20 delivered 2027-02-04 usable 2027-02-05']],
  ])('at least %i', (least, lines) => expect(texts(proposal({ ...bars, least }))).toEqual(lines));
});

describe('PROMISE 6.3', () => {
  const late = ['2027-01-06', 3] as const;

  test('what other supply cures before anything could be usable is not bought', () => {
    expect(proposal({ demand: [late], supply: [['2027-01-07', 3]] })).toEqual([]);
    expect(texts(proposal({ demand: [late], supply: [['2027-01-07', 2]] }))).toEqual([
      '1 by 2027-01-04 delivered 2027-01-07 usable 2027-01-08 late',
    ]);
  });

  test('what comes with one delivery is one line, ordered on the earlier day, and the least that is sold counts once', () =>
    expect(texts(proposal({ demand: [late, ['2027-01-11', 5]], least: 6 }))).toEqual([
      '8 by 2027-01-04 delivered 2027-01-07 usable 2027-01-08 late',
    ]));

  test('what was needed before today is wanting today', () =>
    expect(texts(proposal({ onHand: 2, demand: [['2026-12-18', 3]] }))).toEqual([
      '1 by 2027-01-04 delivered 2027-01-07 usable 2027-01-08 late',
    ]));

  test('stock below its floor is filled up though nobody needs it', () =>
    expect(proposal({ floor: 5, onHand: 3 })[0]?.quantity).toBe(2));

  test('a need beyond the horizon of 90 days is left to a later proposal', () => {
    expect(proposal({ demand: [['2027-04-04', 1]] }).length).toBe(1);
    expect(proposal({ demand: [['2027-04-05', 1]] })).toEqual([]);
  });

  test('a vendor that never delivers while the works are open is no vendor, nor is one that is not known', () => {
    const facts = { now: monday, timeZone: 'UTC', works: worksA, until: null, articles: [{ ...article, floor: 1 }] };
    const saturdays = { ...vendors.thursdays, deliveryDays: [6] };
    expect(() => toBuy({ ...facts, vendors: { thursdays: saturdays } })).toThrow(RangeError);
    expect(() => toBuy({ ...facts, vendors: {} })).toThrow(RangeError);
  });
});
