import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockIn, dayIn } from '../../lib/calendar-day.ts';
import { daysAfter, openCalendar, workWeek } from '../../lib/open-days.ts';
import { shareOf } from '../../testing/law-share.ts';
import { arrival, type OrderFrom } from '../promise/arrival.ts';
import { type BoughtArticle, type BuyFacts, type BuyLine, toBuy } from './to-buy.ts';

describe('PROMISE 14', () => {
  const numRuns = shareOf(2000);
  const dayFrom = (min: number, max: number) => fc.integer({ min, max }).map((count) => daysAfter('2027-01-04', count));
  const rows = fc.array(fc.tuple(dayFrom(-5, 80), fc.integer({ min: 1, max: 12 })), { maxLength: 12 });
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 });
  const someFacts: fc.Arbitrary<BuyFacts> = fc.record({
    now: fc.constantFrom(
      '2027-01-04T09:00:00Z',
      '2027-01-05T11:59:59Z',
      '2027-01-08T16:00:00Z',
      '2027-01-09T23:30:00Z',
    ),
    timeZone: fc.constantFrom('Europe/Dublin', 'Pacific/Auckland'),
    works: fc.record({ closed: fc.array(dayFrom(0, 60), { maxLength: 10 }), goodsInDays: fc.nat(2) }),
    vendors: fc.record({
      one: fc.record({
        leadDays: fc.nat(12),
        cutOff: fc.constantFrom('00:00', '12:00', '16:00'),
        orderDays: weekdays,
        deliveryDays: weekdays,
        closed: fc.array(dayFrom(0, 60), { maxLength: 10 }),
      }),
    }),
    articles: fc.uniqueArray(
      fc.record({
        key: fc.constantFrom('A', 'B', 'C'),
        onHand: fc.nat(20),
        floor: fc.nat(5),
        supply: rows,
        demand: rows,
        vendor: fc.constant('one'),
        pack: fc.integer({ min: 1, max: 10 }),
        least: fc.oneof(fc.constant(1), fc.nat(25)),
        coverDays: fc.oneof(fc.constant(0), fc.nat(15)),
      }),
      { selector: ({ key }) => key, minLength: 1, maxLength: 3 },
    ),
    until: fc.oneof(fc.constant(null), dayFrom(0, 60)),
  });
  const allDays = Array.from({ length: 160 }, (_, count) => daysAfter('2027-01-01', count));

  const arrivalIn = ({ works, vendors }: BuyFacts, from: OrderFrom) => {
    const receiving = { calendar: openCalendar(workWeek, works.closed), goodsInDays: works.goodsInDays };
    return vendors['one'] ? arrival(vendors['one'], from, receiving) : null;
  };
  /** The first day that a purchase can reach. */
  const reachOf = (facts: BuyFacts): string => {
    const { now, timeZone } = facts;
    return arrivalIn(facts, { day: dayIn(now, timeZone), clock: clockIn(now, timeZone) })?.usable ?? '';
  };

  /** Recounted day by day: the first day from one on on which an article with these lines is below its floor. */
  const shortDay = ({ onHand, floor, supply, demand }: BoughtArticle, lines: readonly BuyLine[], from: string) =>
    allDays.find((day) => {
      const by = (list: BoughtArticle['supply']) =>
        list.reduce((sum, [due, quantity]) => (due <= day ? sum + quantity : sum), 0);
      const bought = lines.map(({ usable, quantity }) => [usable, quantity] as const);
      return day >= from && onHand + by(supply) + by(bought) - by(demand) < floor;
    });

  const packsOf = (quantity: number, pack: number) => Math.ceil(quantity / pack);

  /** Each article with its lines. */
  const bought = (facts: BuyFacts) => {
    const lines = toBuy(facts);
    return facts.articles.map((article) => ({ article, lines: lines.filter(({ key }) => key === article.key) }));
  };

  test('law 8: nothing is below its floor on any day that a purchase can still reach', () => {
    let met = 0;
    fc.assert(
      fc.property(someFacts, (facts) => {
        const until = facts.until ?? daysAfter(dayIn(facts.now, facts.timeZone), 90);
        for (const { article, lines } of bought(facts)) {
          met += lines.length;
          const day = shortDay(article, lines, reachOf(facts));
          expect(day === undefined || day > until).toBe(true);
        }
      }),
      { numRuns },
    );
    expect(met).toBeGreaterThan(numRuns);
  });

  test('law 8: without any one pack something is, unless a line stands at the least that is sold', () => {
    let met = 0;
    fc.assert(
      fc.property(someFacts, (facts) => {
        for (const { article, lines } of bought(facts)) {
          const { pack, least } = article;
          const isLeast = ({ quantity }: BuyLine) =>
            packsOf(least, pack) > 1 && quantity === packsOf(least, pack) * pack;
          if (lines.some(isLeast)) continue;
          for (const line of lines) {
            const spared = lines.map((each) => (each === line ? { ...each, quantity: each.quantity - pack } : each));
            expect(shortDay(article, spared, reachOf(facts))).toBeDefined();
            met += 1;
          }
        }
      }),
      { numRuns },
    );
    expect(met).toBeGreaterThan(numRuns / 2);
  });

  test('law 8: with the proposed lines as supply nothing more has to be bought', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const drafted = bought(facts).map(({ article, lines }) => ({
          ...article,
          supply: [...article.supply, ...lines.map(({ usable, quantity }) => [usable, quantity] as const)],
        }));
        expect(toBuy({ ...facts, articles: drafted })).toEqual([]);
      }),
      { numRuns },
    );
  });

  test('an order a day later would come too late, and a late one could not come earlier', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const reach = reachOf(facts);
        for (const { article, lines } of bought(facts)) {
          for (const [at, { orderBy, usable, late }] of lines.entries()) {
            const wanting = shortDay(article, lines.slice(0, at), late ? reach : usable) ?? '';
            const next = arrivalIn(facts, { day: daysAfter(orderBy, 1), clock: '' });
            if (late) expect(usable).toBe(reach);
            else expect(wanting >= usable && next !== null && next.usable > wanting).toBe(true);
          }
        }
      }),
      { numRuns },
    );
  });

  test('law 7: the order of rows changes nothing', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const turned = facts.articles.toReversed().map((each) => ({
          ...each,
          supply: each.supply.toReversed(),
          demand: each.demand.toReversed(),
        }));
        expect(toBuy({ ...facts, articles: turned })).toEqual(toBuy(facts));
      }),
      { numRuns },
    );
  });
});
