import { describe, expect, test } from 'vitest';
import { type GivenFacts, factsOfWorksA } from '../../testing/worked-example-promises.ts';
import { checkPromise } from './check-promise.ts';
import { type Forecast, forecastsOf, type HeldTurn, type PromiseBook, type PromisedOrder } from './forecast.ts';
import { keptDate, latestDay, type PromiseCause } from './promise.ts';
import type { OrderPlace, PromiseDemand } from './promise-facts.ts';
import { promiseOf } from './promise-of.ts';
import { breaksPromise, causeOfRisk, isCheckDue, riskMove, tellBy } from './promise-risk.ts';

const [promisedAt, later] = ['2026-11-27T09:00:00Z', '2026-12-02T10:14:00Z'];

/** An order as it was promised on 27 November: example 1, unless said, made in week 2650 and fitted on 16 December. */
function promisedOrder(id: string, given: GivenFacts = {}, place: Partial<OrderPlace> = {}): PromisedOrder {
  const facts = factsOfWorksA(promisedAt, given);
  const date = promiseOf(facts);
  if (!date) throw new Error('Nothing is promised.');
  return {
    id,
    promise: { date: keptDate(date), cause: null },
    order: { ...facts.order, place: { week: date.week, isGiven: false, ...place } },
    needs: facts.demand.map(({ key, quantity, stage }) => ({
      key: `${key} ${id}`,
      quantity,
      stage,
      paint: null,
      day: '2026-12-09',
    })),
  };
}

interface Given {
  readonly now?: string;
  readonly works?: GivenFacts['works'];
  /** Of the glass of each order, `GU A`: the day on which it can be used; not named: nobody has ordered it. */
  readonly due?: Readonly<Record<string, string>>;
  /** Of the same glass: the day for which it was ordered, where it comes later. */
  readonly ordered?: Readonly<Record<string, string>>;
  readonly given?: PromiseBook['given'];
}

function forecast(
  turns: PromiseBook['turns'],
  { now = later, works = {}, due = {}, ordered = {}, given = [] }: Given = {},
) {
  const { timeZone, works: ofWorks, vendors } = factsOfWorksA(now, { works });
  const facts = { now, timeZone, works: ofWorks, dueAs: 'purchase', vendors } as const;
  const supply = new Map(Object.entries(due).map(([key, day]) => [key, { onHand: 0, supply: [[day, 1] as const] }]));
  const asOrdered = new Map(Object.entries(ordered).map(([key, day]) => [key, [[day, 1] as const]]));
  return [...forecastsOf({ ...facts, turns, supply, asOrdered, given, vendorsOf: () => ['clearline'] })];
}

const onItsWay = { 'GU A': '2026-12-08', 'GU B': '2026-12-08', 'GU C': '2026-12-08' };
const said = ({ date, isBroken }: Forecast) => `${date?.week ?? ''} ${date?.day ?? ''}${isBroken ? ' broken' : ''}`;
const causeOf = ({ facts, date, order, anew }: Forecast, setAside: readonly string[] = []) =>
  causeOfRisk(
    facts,
    { forecast: date, promised: order.promise.date },
    { setAside: new Set(setAside), given: new Set(), anew },
  );

describe('the forecast of an order that has a promise', () => {
  test('is what was promised while nothing has changed, on each day until it is made', () => {
    for (const now of [promisedAt, later, '2026-12-07T08:00:00Z', '2026-12-11T15:00:00Z'])
      expect(forecast([promisedOrder('A')], { now, due: onItsWay }).map(said)).toEqual(['2650 2026-12-16']);
  });

  test('15: glass that comes on 14 December is late by a week, and the holidays', () => {
    const [found] = forecast([promisedOrder('A')], { due: { 'GU A': '2026-12-14' } });
    expect(found && said(found)).toBe('2651 2027-01-06 broken');
    expect(found && causeOf(found)).toBe('vendor-late');
    expect(found?.date && checkPromise(found.facts, found.date)).toEqual([]);
  });

  test('goods that come later than they were ordered for are bought anew while that keeps the date', () => {
    const cylinder = { key: 'CY', quantity: 1, stage: 'glazing', paint: null, day: '2026-12-09' } as const;
    const turns = ['A', 'B'].map((id) => ({ ...promisedOrder(id), needs: [cylinder] }));
    const given = { now: promisedAt, due: { CY: '2026-12-18' }, ordered: { CY: '2026-12-08' } };
    const [first, second] = forecast(turns, given);
    expect(first && [said(first), causeOf(first)]).toEqual(['2650 2026-12-16', 'vendor-late']);
    expect(first?.anew, 'ordered until noon of that Friday it can be used on 8 December').toEqual({
      ...{ key: 'CY', by: '2026-11-27' },
    });
    expect(second?.anew, 'nothing was ordered for it').toBeNull();
    const [tooLate] = forecast(turns, { ...given, now: later });
    expect(tooLate && [said(tooLate), causeOf(tooLate)]).toEqual(['2651 2027-01-06 broken', 'vendor-late']);
    expect(tooLate?.anew).toBeNull();
    expect(forecast(turns, { ...given, due: { CY: '2026-12-09' } })[0]?.anew, 'it is still in time').toBeNull();
    const [never] = forecast(turns, { ...given, ordered: { CY: '2026-12-10' } });
    expect(never?.anew, 'as it was ordered it was late').toBeNull();
  });

  test('a blank that comes on 7 December is late by a week where it has to be painted and cured for the 8th', () => {
    const blank = (paint: PromiseDemand['paint']) => ({
      ...promisedOrder('A'),
      needs: [{ key: 'SLAB', quantity: 1, stage: 'assembly', day: '2026-12-08', paint }] as const,
    });
    const due = { SLAB: '2026-12-07' };
    expect(forecast([blank(null)], { due }).map(said)).toEqual(['2650 2026-12-16']);
    const [found] = forecast([blank({ days: 1, cureDays: 3 })], { due });
    expect(found && said(found)).toBe('2651 2027-01-06 broken');
    expect(found?.date && checkPromise(found.facts, found.date)).toEqual([]);
  });

  test('15 is found on a Wednesday or on a Friday, and told on the next weekday at 17:00', () => {
    const rule = { timeZone: 'Europe/Dublin', tellAt: '17:00' };
    expect(tellBy(later, rule)).toBe('2026-12-03T17:00:00.000Z');
    expect(tellBy('2026-12-18T10:14:00Z', rule)).toBe('2026-12-21T17:00:00.000Z');
    // Summer time begins on Sunday 28 March.
    expect(tellBy('2027-03-26T23:30:00Z', rule)).toBe('2027-03-29T16:00:00.000Z');
    expect(tellBy('2027-06-30T23:30:00Z', { ...rule, tellAt: '09:15' })).toBe('2027-07-02T08:15:00.000Z');
  });

  test.each<[string, PromiseCause, string, Given, Partial<OrderPlace>]>([
    ['nobody has ordered its glass', 'not-ordered', '2651 2027-01-06 broken', {}, {}],
    ['its week is over', 'made-late', '2651 2027-01-06 broken', { now: '2026-12-14T08:00:00Z', due: onItsWay }, {}],
    [
      'its week takes less',
      'capacity',
      '2651 2027-01-06 broken',
      { works: { capacity: { '2650': 0 } }, due: onItsWay },
      {},
    ],
    [
      'its week is closed',
      'closed',
      '2651 2026-12-23 broken',
      { works: { closed: ['2026-12-07/2026-12-11'] }, due: onItsWay },
      {},
    ],
    [
      'no lorry leaves on Tuesdays',
      'transport',
      '2650 2027-01-04 broken',
      { works: { transport: [5] }, due: onItsWay },
      {},
    ],
    [
      'fitters come later',
      'fitting',
      '2650 2026-12-22 broken',
      { works: { fitDays: ['2026-12-22'] }, due: onItsWay },
      {},
    ],
    [
      'somebody plans it later',
      'planner',
      '2651 2027-01-06 broken',
      { due: onItsWay },
      { week: '2651', isGiven: true },
    ],
  ])('%s: %s', (_, cause, dates, given, place) => {
    const [found] = forecast([promisedOrder('A', {}, place)], given);
    expect(found && said(found)).toBe(dates);
    expect(found && causeOf(found)).toBe(cause);
    expect(found?.date && checkPromise(found.facts, found.date)).toEqual([]);
  });

  test('a deposit that is overdue, and goods that are put aside, are causes of their own', () => {
    const order = { depositAsked: true };
    const [unpaid] = forecast([promisedOrder('A', { order })], { now: '2026-12-17T09:00:00Z', due: onItsWay });
    expect(unpaid && [said(unpaid), causeOf(unpaid)]).toEqual(['2701 2027-01-13 broken', 'deposit-late']);
    const [damaged] = forecast([promisedOrder('A')]);
    expect(damaged && causeOf(damaged, ['GU A'])).toBe('damaged');
  });

  test('in a week that was promised to more than it takes now, the last are late, and no later order changes that', () => {
    const orders = ['A', 'B', 'C'].map((id) => promisedOrder(id));
    const given = { works: { capacity: { '2650': 20, '2651': 10 } }, due: onItsWay };
    expect(forecast(orders, given).map(said)).toEqual([
      ...['2650 2026-12-16', '2650 2026-12-16', '2651 2027-01-06 broken'],
    ]);
    const before = forecast(orders.slice(0, 2), given);
    expect(forecast(orders, given).slice(0, 2)).toEqual(before);
  });

  test('an order that is late holds the week of its forecast against those after it', () => {
    const orders = ['A', 'B', 'C'].map((id) => promisedOrder(id));
    const given = { works: { capacity: { '2650': 10, '2651': 10 } }, due: onItsWay };
    expect(forecast(orders, given).map(said)).toEqual([
      ...['2650 2026-12-16', '2651 2027-01-06 broken', '2701 2027-01-13 broken'],
    ]);
  });

  test('a place that is held takes its room and its goods before those who were promised after it', () => {
    const [first, second] = [promisedOrder('A'), promisedOrder('B')];
    const need = { key: 'GU B', quantity: 1, stage: 'glazing', paint: null, day: '2026-12-09' } as const;
    const held = (needs: HeldTurn['needs'], points = 0): HeldTurn => ({
      id: 'Q',
      held: { week: '2650', points },
      needs,
    });
    const given = { works: { capacity: { '2650': 20 } }, due: onItsWay };
    const kept = ['2650 2026-12-16', '2650 2026-12-16'];
    expect(forecast([first, second, held([], 10)], given).map(said)).toEqual(kept);
    expect(forecast([first, held([], 10), second], given).map(said)[1]).toBe('2651 2027-01-06 broken');
    expect(forecast([first, second, held([need])], given).map(said)).toEqual(kept);
    expect(forecast([first, held([need]), second], given).map(said)[1]).toContain('broken');
  });

  test('goods that were given are there for who has them now, and for nobody between them more or less', () => {
    const only = { 'GU A': '2026-12-08' };
    const onA = (id: string) => ({ ...promisedOrder(id), needs: promisedOrder('A').needs });
    const turns = [onA('A'), onA('B'), onA('C')];
    const weeks = (given: PromiseBook['given']) =>
      forecast(turns, { due: only, given }).map(({ isBroken }) => isBroken);
    expect(weeks([])).toEqual([false, true, true]);
    expect(weeks([{ key: 'GU A', from: 'A', to: 'C', quantity: 1 }])).toEqual([true, true, false]);
    const [a] = forecast(turns, { due: only, given: [{ key: 'GU A', from: 'A', to: 'C', quantity: 1 }] });
    const facts = { forecast: a?.date ?? null, promised: onA('A').promise.date };
    expect(a && causeOfRisk(a.facts, facts, { setAside: new Set(), given: new Set(['GU A']), anew: null })).toBe(
      'given-to-other',
    );
  });

  test('whom a person puts into a full week pushes nobody out of it', () => {
    const put = promisedOrder('A', {}, { isGiven: true });
    const given = { works: { capacity: { '2650': 10 } }, due: onItsWay };
    expect(forecast([put, promisedOrder('B')], given).map(said)).toEqual(['2650 2026-12-16', '2650 2026-12-16']);
  });
});

describe('promises are checked again', () => {
  const done = { revision: 4, checkedRevision: 4, checkedOn: '2026-12-02', tellBy: null };
  test.each([
    ['not while nothing happens', false, done, '2026-12-02T23:59:00Z'],
    ['when facts have changed', true, { ...done, revision: 5 }, '2026-12-02T23:59:00Z'],
    ['when somebody has to be told', true, { ...done, tellBy: '2026-12-02T17:00:00.000Z' }, '2026-12-02T17:00:00.000Z'],
    ['not before that', false, { ...done, tellBy: '2026-12-02T17:00:00.000Z' }, '2026-12-02T16:59:59.999Z'],
    ['at ten past midnight', true, done, '2026-12-03T00:10:00Z'],
    ['not before that', false, done, '2026-12-03T00:09:59Z'],
    ['in summer by the clock of the place', true, { ...done, checkedOn: '2027-06-30' }, '2027-06-30T23:10:00Z'],
  ])('%s', (_, isDue, check, now) => expect(isCheckDue(check, { now, timeZone: 'Europe/Dublin' })).toBe(isDue));
});

describe('a promise', () => {
  const { date } = promisedOrder('A').promise;

  test('of a week is kept until its Sunday, of a day on that day', () => {
    expect(latestDay(date)).toBe('2026-12-20');
    expect(latestDay({ ...date, grain: 'day' })).toBe('2026-12-16');
    const standing = { date: { ...date, grain: 'day' }, cause: null } as const;
    expect(breaksPromise({ ...date, day: '2026-12-16' }, standing)).toBe(false);
    expect(breaksPromise({ ...date, day: '2026-12-17' }, standing)).toBe(true);
    expect(breaksPromise(null, standing)).toBe(true);
  });

  test('that was made before reasons were kept is one of its week in the works', () => {
    const migrated = { date: { ...date, day: '2026-12-11' }, cause: 'migrated' } as const;
    expect(breaksPromise({ ...date, day: '2026-12-22' }, migrated)).toBe(false);
    expect(breaksPromise({ ...date, week: '2651' }, migrated)).toBe(true);
  });

  const risk = { tellBy: '2026-12-03T17:00:00.000Z' };
  const [broken, kept, anew] = [
    { isBroken: true, anew: null, date },
    { isBroken: false, anew: null, date },
    { isBroken: false, anew: { key: 'CY', by: '2026-12-01' }, date },
  ];
  test.each([
    ['none', kept, null, '2026-12-03T17:00:00.000Z'],
    ['opens', broken, null, '2026-12-02T17:00:00.000Z'],
    ['opens', anew, null, '2026-12-02T17:00:00.000Z'],
    ['opens', broken, { tellBy: null }, '2026-12-02T17:00:00.000Z'],
    ['ends', kept, risk, '2026-12-03T17:00:00.000Z'],
    ['ends', kept, { tellBy: null }, '2026-12-03T17:00:00.000Z'],
    ['holds', broken, risk, '2026-12-03T16:59:59.999Z'],
    ['told', broken, risk, '2026-12-03T17:00:00.000Z'],
    ['holds', { ...broken, date: null }, risk, '2026-12-09T17:00:00.000Z'],
    ['holds', anew, risk, '2026-12-09T17:00:00.000Z'],
    ['holds', anew, { tellBy: null }, '2026-12-09T17:00:00.000Z'],
  ] as const)('%s', (move, found, lives, now) => expect(riskMove(found, lives, now)).toBe(move));
});
