import { daysAfter, isOpen, openCalendar, workWeek } from '@door/domain/lib/open-days';
import { productionWeeksFrom } from '@door/domain/lib/production-week';
import type { KeyStock, PromiseFacts } from '@door/domain/making/promise/promise-facts';
import type { PromisedDate, SkippedWeek } from '@door/domain/making/promise/promise';
import { promiseOf } from '@door/domain/making/promise/promise-of';
import { promisedWeek } from './week-before-reasons.ts';
import { leastOften, shareOf } from '@door/domain/testing/law-share';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFacts } from './random-facts.ts';

const numRuns = shareOf(4000);

describe('PROMISE 14, law 5', () => {
  test('the day is not before any reason', () => {
    fc.assert(
      fc.property(randomFacts, (facts) => {
        const promise = promiseOf(facts);
        for (const { day } of promise?.reasons ?? []) expect(promise?.day && promise.day >= day).toBe(true);
      }),
      { numRuns },
    );
  });

  test('every week from that of the start to the promised one is refuted by its own figures', () => {
    fc.assert(
      fc.property(randomFacts, (facts) => {
        const promise = promiseOf(facts);
        if (!promise) return;
        for (const each of promise.skipped) expect([each, isRefuted(each, facts)]).toEqual([each, true]);
        const weeks = [...promise.skipped.map(({ week }) => week), promise.week];
        expect(weeks).toEqual(productionWeeksFrom(startOf(promise), weeks.length).map(({ label }) => label));
      }),
      { numRuns },
    );
  });
});

/** The latest day of the reasons that a start has. */
const startOf = ({ reasons }: PromisedDate): string =>
  reasons
    .filter(({ code }) => ['ordered', 'accepted', 'measured', 'deposit'].includes(code))
    .map(({ day }) => day)
    .toSorted()
    .at(-1) ?? '';

/** Whether the figures show what they are there for, read as they are and without asking the product. */
function isRefuted(skipped: SkippedWeek, { now, works, load, order }: PromiseFacts): boolean {
  const { week } = skipped;
  switch (skipped.why) {
    case 'closed': {
      const weeks = productionWeeksFrom(daysAfter(now.slice(0, 10), -21), 130);
      const monday = weeks.find(({ label }) => label === week)?.startsOn;
      const calendar = openCalendar(workWeek, works.closed);
      return [0, 1, 2, 3, 4].every((count) => monday && !isOpen(daysAfter(monday, count), calendar));
    }
    case 'asked': {
      const { about } = skipped;
      return (about.includes('-') ? (productionWeeksFrom(daysAfter(about, -7), 1)[0]?.label ?? '') : about) > week;
    }
    case 'full': {
      const { points, capacity } = skipped;
      return skipped.load === (load[week] ?? 0) && points === order.points && skipped.load + points > capacity;
    }
    case 'lead':
    case 'planning':
    case 'not-ready': {
      const { day, limit } = skipped;
      return day > limit && [day, limit].every((each) => /^\d{4}-\d{2}-\d{2}$/.test(each));
    }
  }
}

describe('PROMISE 14, law 6: never an earlier date by', () => {
  const count = fc.integer({ min: 0, max: 12 });
  const minutes = fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 20_000 }));

  test.each<readonly [string, fc.Arbitrary<number>, (facts: PromiseFacts, by: number) => PromiseFacts]>([
    [
      'a later clock',
      minutes,
      (facts, by) => ({ ...facts, now: new Date(Date.parse(facts.now) + by * 60_000).toISOString() }),
    ],
    [
      'a later measurement',
      count,
      (facts, by) => ({ ...facts, order: { ...facts.order, measured: laterDay(facts.order.measured, by) } }),
    ],
    [
      'a later deposit',
      count,
      (facts, by) => ({ ...facts, order: { ...facts.order, deposit: laterDay(facts.order.deposit, by) } }),
    ],
    [
      'longer lead rules',
      count,
      (facts, by) => ({
        ...facts,
        order: { ...facts.order, leadRules: changed(facts.order.leadRules, (days) => days + by) },
      }),
    ],
    [
      'longer lead days of vendors',
      count,
      (facts, by) => ({
        ...facts,
        vendors: changed(facts.vendors, (each) => ({ ...each, leadDays: each.leadDays + by })),
      }),
    ],
    [
      'less capacity',
      fc.nat(900),
      (facts, by) => {
        const less = (points: number) => Math.max(0, points - by);
        const { works } = facts;
        return { ...facts, works: { ...works, usual: less(works.usual), capacity: changed(works.capacity, less) } };
      },
    ],
    ['more load', fc.nat(900), (facts, by) => ({ ...facts, load: changed(facts.load, (points) => points + by) })],
    ['less stock', count, withStock((key, by) => ({ ...key, onHand: Math.max(0, key.onHand - by) }))],
    [
      'a later supply',
      count,
      withStock((key, by) => ({
        ...key,
        supply: key.supply.map(([day, quantity], at) => [at === by % 3 ? daysAfter(day, by) : day, quantity] as const),
      })),
    ],
    [
      'one more promise before it',
      count,
      withStock((key, by) => ({ ...key, demand: [...key.demand, [daysAfter('2026-12-01', by * 9), by + 1] as const] })),
    ],
  ])('%s', (_, amount, change) => {
    let later = 0;
    fc.assert(
      fc.property(randomFacts, amount, (facts, by) => {
        const [before, after] = [dayOf(facts), dayOf(change(facts, by))];
        expect(after >= before, `${after} is before ${before}`).toBe(true);
        if (after > before) later += 1;
      }),
      { numRuns },
    );
    // A change that moves no date at all would prove nothing.
    expect(later).toBeGreaterThan(leastOften(20));
  });

  test('without closed days, vendors and stock, rules of 10 days or more give the week of before', () => {
    fc.assert(
      fc.property(randomFacts, fc.integer({ min: 10, max: 40 }), (given, leadDays) => {
        const facts: PromiseFacts = {
          ...given,
          works: { ...given.works, closed: [], fitDays: null },
          order: { ...given.order, leadRules: { only: leadDays }, notBefore: null },
          ...{ demand: [], stock: {}, vendors: {} },
        };
        const promise = promiseOf(facts);
        if (!promise) return;
        const { works, load, order } = facts;
        const before = promisedWeek({
          ...{ today: startOf(promise), holidays: [], leadDays, points: order.points },
          capacityOf: (week) => works.capacity[week] ?? works.usual,
          loadOf: (week) => load[week] ?? 0,
        });
        expect(promise.week).toBe(before);
      }),
      { numRuns },
    );
  });
});

/** A date that never comes is the latest of all. */
const dayOf = (facts: PromiseFacts): string => promiseOf(facts)?.day ?? 'never';

const laterDay = (day: string | null, by: number): string | null => day && daysAfter(day, by);

const changed = <Value>(table: Readonly<Record<string, Value>>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]));

function withStock(change: (key: KeyStock, by: number) => KeyStock) {
  return (facts: PromiseFacts, by: number): PromiseFacts => ({
    ...facts,
    stock: changed(facts.stock, (key) => change(key, by)),
  });
}

test('PROMISE 14, law 7: rows in another order, where they are no sequence, give the same bytes', () => {
  fc.assert(
    fc.property(randomFacts, fc.nat(6), (facts, by) => {
      const turned = <Row>(rows: readonly Row[]) =>
        [...rows.slice(by % (rows.length + 1)), ...rows.slice(0, by % (rows.length + 1))].toReversed();
      const table = <Value>(rows: Readonly<Record<string, Value>>) => Object.fromEntries(turned(Object.entries(rows)));
      const { works, order, load, demand, stock, vendors } = facts;
      const { fitDays } = works;
      const other: PromiseFacts = {
        ...facts,
        works: {
          ...works,
          closed: turned(works.closed),
          capacity: table(works.capacity),
          transport: turned(works.transport),
          fitDays: fitDays && turned(fitDays),
        },
        load: table(load),
        order: { ...order, leadRules: table(order.leadRules) },
        demand: turned(demand),
        stock: table(changed(stock, (key) => ({ ...key, supply: turned(key.supply) }))),
        vendors: table(
          changed(vendors, (vendor) => ({
            ...vendor,
            orderDays: turned(vendor.orderDays),
            deliveryDays: turned(vendor.deliveryDays),
            closed: turned(vendor.closed),
          })),
        ),
      };
      expect(JSON.stringify(promiseOf(other))).toBe(JSON.stringify(promiseOf(facts)));
    }),
    { numRuns },
  );
});
