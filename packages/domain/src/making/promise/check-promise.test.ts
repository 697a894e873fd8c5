import { describe, expect, test } from 'vitest';
import { factsOfWorksA } from '../../testing/worked-example-promises.ts';
import { checkPromise } from './check-promise.ts';
import type { PromiseFacts } from './promise-facts.ts';
import type { LateCode, PromisedDate, PromiseReason, ReasonCode, SkippedWeek } from './promise.ts';

const reason = (code: ReasonCode, day: string, about = '', binds = true, assumed = false): PromiseReason => ({
  ...{ code, day, binds, assumed, about },
});
const beginning = (day: string, accepted: 'accepted' | 'not yet' = 'accepted') => [
  ...[reason('ordered', day), reason('accepted', day, '', true, accepted === 'not yet'), reason('measured', day)],
];
const ending = (week: string, made: string, sent: string, fitted: string) => [
  ...[reason('made', made, week), reason('transport', sent), reason('fitting', fitted)],
];
const shelf = { onHand: 1, supply: [], demand: [] };
const christmas = reason('closed', '2027-01-01', '2026-12-21/2027-01-01');
const closed = (week: string): SkippedWeek => ({ week, why: 'closed' });
const late = (week: string, why: LateCode, day: string, limit: string, about = ''): SkippedWeek => ({
  ...{ week, why, day, limit, about },
});
const full = (week: string, load: number, points: number, capacity: number): SkippedWeek => ({
  ...{ week, why: 'full', load, points, capacity },
});
const glass = { key: 'GU', vendor: 'clearline', order: '2026-11-30', delivered: '2026-12-09', usable: '2026-12-10' };

/** Example 3: ordered at the cut-off, which is after it, and week 2651 is full. */
const facts = factsOfWorksA('2026-11-27T12:00:00Z', { load: { '2651': 1195 } });
const promised: PromisedDate = {
  ...{ what: 'fitted', day: '2027-01-13', grain: 'week', week: '2701', made: '2027-01-08', sent: '2027-01-12' },
  reasons: [
    ...beginning('2026-11-27'),
    reason('planning', '2026-12-01', '', false),
    reason('vendor', '2026-12-10', 'GU'),
    reason('capacity', '2027-01-04', '2651'),
    christmas,
    ...ending('2701', '2027-01-08', '2027-01-12', '2027-01-13'),
  ],
  skipped: [
    ...[late('2648', 'planning', '2026-12-01', '2026-11-23'), late('2649', 'planning', '2026-12-01', '2026-11-30')],
    ...[late('2650', 'not-ready', '2026-12-10', '2026-12-09', 'GU'), full('2651', 1195, 10, 1200)],
    ...[closed('2652'), closed('2653')],
  ],
  buys: [glass],
};

describe('a right promise is believed', () => {
  test('example 3', () => expect(checkPromise(facts, promised)).toEqual([]));

  test('example 1, not accepted yet (13b): its start is assumed', () => {
    const open = factsOfWorksA('2026-11-27T09:00:00Z', { order: { accepted: null } });
    expect(
      checkPromise(open, {
        ...promised,
        ...{ day: '2027-01-06', week: '2651', made: '2026-12-18', sent: '2027-01-05' },
        reasons: [
          ...beginning('2026-11-27', 'not yet'),
          reason('planning', '2026-12-01', '', false),
          reason('vendor', '2026-12-10', 'GU'),
          christmas,
          ...ending('2651', '2026-12-18', '2027-01-05', '2027-01-06'),
        ],
        skipped: promised.skipped.slice(0, 3),
      }),
    ).toEqual([]);
  });

  test('example 9: painted here, and collected', () => {
    const slab = { key: 'SLAB', quantity: 1, stage: 'assembly', vendors: [], paint: { days: 1, cureDays: 3 } } as const;
    const given = { demand: [slab], stock: { SLAB: shelf }, order: { ends: 'collected' } } as const;
    expect(
      checkPromise(factsOfWorksA('2026-12-14T09:00:00Z', given), {
        ...{ what: 'collected', day: '2027-01-11', grain: 'week', week: '2701', made: '2027-01-08', sent: null },
        reasons: [
          ...beginning('2026-12-14'),
          ...[reason('planning', '2026-12-16'), reason('stock', '2026-12-14', 'SLAB')],
          ...[reason('painted', '2026-12-16', 'SLAB'), reason('cured', '2027-01-04', 'SLAB')],
          christmas,
          reason('made', '2027-01-08', '2701'),
        ],
        skipped: [late('2651', 'planning', '2026-12-16', '2026-12-14'), closed('2652'), closed('2653')],
        buys: [],
      }),
    ).toEqual([]);
  });

  test('of more points than a week takes, in a week for itself, with a day that its last step waits for', () => {
    const order = { notBefore: '2027-01-29', points: 2000, leadRules: { arched: 3 } };
    expect(
      checkPromise(factsOfWorksA('2027-01-11T09:00:00Z', { demand: [], order, load: { '2704': 10 } }), {
        ...{ what: 'fitted', day: '2027-01-29', grain: 'week', week: '2703', made: '2027-01-22', sent: '2027-01-26' },
        reasons: [
          ...beginning('2027-01-11'),
          reason('asked', '2027-01-29', '2027-01-29'),
          reason('planning', '2027-01-13'),
          reason('lead', '2027-01-14', 'arched', false),
          ...ending('2703', '2027-01-22', '2027-01-26', '2027-01-29'),
        ],
        skipped: [{ week: '2702', why: 'asked', about: '2027-01-29' }],
        buys: [],
      }),
    ).toEqual([]);
  });

  test('of several lead rules, the latest refutes a week, of those the first by name', () => {
    const order = { leadRules: { 'special glass': 5, arched: 3, 'custom RAL': 5 }, ends: 'delivered' } as const;
    expect(
      checkPromise(factsOfWorksA('2027-01-11T09:00:00Z', { demand: [], order }), {
        ...{
          what: 'delivered',
          day: '2027-01-26',
          grain: 'week',
          week: '2703',
          made: '2027-01-22',
          sent: '2027-01-26',
        },
        reasons: [
          ...beginning('2027-01-11'),
          reason('planning', '2027-01-13'),
          reason('lead', '2027-01-14', 'arched', false),
          ...['custom RAL', 'special glass'].map((rule) => reason('lead', '2027-01-18', rule)),
          reason('made', '2027-01-22', '2703'),
          reason('transport', '2027-01-26'),
        ],
        skipped: [late('2702', 'lead', '2027-01-18', '2027-01-15', 'custom RAL')],
        buys: [],
      }),
    ).toEqual([]);
  });
});

const skippedWith = (at: number, other: SkippedWeek) => ({ skipped: promised.skipped.with(at, other) });
const reasonWith = (code: ReasonCode, part: Partial<PromiseReason>) => ({
  reasons: promised.reasons.map((each) => (each.code === code ? { ...each, ...part } : each)),
});
const without = (code: ReasonCode) => ({ reasons: promised.reasons.filter((each) => each.code !== code) });
const boughtWith = (part: Partial<PromisedDate['buys'][number]>) => ({ buys: [{ ...glass, ...part }] });

const aWeekLater: Partial<PromisedDate> = {
  ...{ day: '2027-01-20', week: '2702', made: '2027-01-15', sent: '2027-01-19' },
  reasons: [
    ...promised.reasons.slice(0, 5),
    ...[reason('capacity', '2027-01-11', '2651'), christmas],
    ...ending('2702', '2027-01-15', '2027-01-19', '2027-01-20'),
  ],
  skipped: [...promised.skipped, full('2701', 0, 10, 0)],
};

const withWorks = (part: Partial<PromiseFacts['works']>) => ({ ...facts, works: { ...facts.works, ...part } });

/** Example 3, spoiled: what was changed, and the parts that are not believed. */
const spoiled: readonly (readonly [string, Partial<PromisedDate>, readonly (keyof PromisedDate)[]])[] = [
  ['a day earlier', { day: '2027-01-12' }, ['day']],
  ['a day later', { day: '2027-01-14' }, ['day']],
  ['sent on a day without transport', { sent: '2027-01-11' }, ['sent']],
  ['made on a Saturday', { made: '2027-01-09' }, ['made']],
  ['not fitted, but delivered', { what: 'delivered' }, ['what']],
  ['a day that nobody booked', { grain: 'day' }, ['grain']],
  ['in the week before, which is full', { week: '2651', skipped: promised.skipped.slice(0, 3) }, ['week']],
  ['in a closed week', { week: '2653' }, ['week']],
  ['in a week that has passed', { week: '2647' }, ['week']],
  ['a week later, without a cause', aWeekLater, ['skipped']],
  ['a load changed by 1', skippedWith(3, full('2651', 1194, 10, 1200)), ['skipped']],
  ['a capacity changed by 1', skippedWith(3, full('2651', 1195, 10, 1201)), ['skipped']],
  ['a closed week called full', skippedWith(4, full('2652', 0, 10, 0)), ['skipped']],
  [
    'a later refutation than the first',
    skippedWith(0, late('2648', 'not-ready', '2026-12-10', '2026-11-25', 'GU')),
    ['skipped'],
  ],
  ['a need day changed', skippedWith(2, late('2650', 'not-ready', '2026-12-10', '2026-12-08', 'GU')), ['skipped']],
  ['other goods blamed', skippedWith(2, late('2650', 'not-ready', '2026-12-10', '2026-12-09', 'SLAB')), ['skipped']],
  ['a skipped week left out', { skipped: promised.skipped.toSpliced(4, 1) }, ['skipped']],
  ['skipped weeks in another order', { skipped: promised.skipped.toReversed() }, ['skipped']],
  ['a reason left out', without('closed'), ['reasons']],
  ['a reason too many', { reasons: [...promised.reasons, reason('cured', '2026-12-12', 'GU')] }, ['reasons']],
  ['a reason whose day is earlier', reasonWith('vendor', { day: '2026-12-09' }), ['reasons']],
  ['a reason that binds, said not to', reasonWith('vendor', { binds: false }), ['reasons']],
  ['a reason that does not bind, said to', reasonWith('planning', { binds: true }), ['reasons']],
  ['a fact called assumed', reasonWith('measured', { assumed: true }), ['reasons']],
  ['another stretch of closed days', reasonWith('closed', { about: '2026-12-21/2026-12-31' }), ['reasons']],
  ['nothing to buy', { buys: [] }, ['buys']],
  ['ordered before the cut-off', boughtWith({ order: '2026-11-27' }), ['buys']],
  ['bought from another vendor', boughtWith({ vendor: 'slow' }), ['buys']],
];

describe('a spoiled promise is refused', () => {
  test.each(spoiled)('%s', (_, spoil, parts) => expect(checkPromise(facts, { ...promised, ...spoil })).toEqual(parts));
});

/** The promise of example 3 as it is, with facts that are not its own: the parts that do not follow from them. */
const otherFacts: readonly (readonly [string, PromiseFacts, readonly (keyof PromisedDate)[]])[] = [
  ['a minute earlier', { ...facts, now: '2026-11-27T11:59:59Z' }, ['reasons', 'skipped', 'buys']],
  ['room in the full week', { ...facts, load: { '2651': 1190 } }, ['reasons', 'skipped']],
  ['a load of 1 more', { ...facts, load: { '2651': 1196 } }, ['skipped']],
  ['a closed day opened', withWorks({ closed: ['2026-12-21/2026-12-31'] }), ['reasons', 'skipped']],
  ['transport on other days', withWorks({ transport: [1] }), ['day', 'sent', 'reasons']],
  ['a day more on which it is sent', withWorks({ extraTransport: ['2027-01-11'] }), ['day', 'sent', 'reasons']],
  ['fitters that are free later', withWorks({ fitDays: ['2027-01-14', '2027-01-12'] }), ['day', 'reasons']],
  ['no place in the week, whatever is usual', withWorks({ capacity: { '2701': 0 } }), ['week']],
  ['measured later', { ...facts, order: { ...facts.order, measured: '2026-11-30' } }, ['reasons', 'skipped']],
  ['glass on the shelf', { ...facts, stock: { GU: shelf } }, ['reasons', 'skipped', 'buys']],
  ['glass that nobody sells any more', { ...facts, stock: { GU: { ...shelf, onHand: 0 } }, vendors: {} }, ['week']],
];

describe('a promise that its facts have left behind is refused', () => {
  test.each(otherFacts)('%s', (_, other, parts) => expect(checkPromise(other, promised)).toEqual(parts));
});
