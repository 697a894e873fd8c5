import { clockIn, dayIn } from '../../lib/calendar-day.ts';
import { compareText } from '../../lib/compare-text.ts';
import { daysAfter, openCalendar, plusOpen, workWeek } from '../../lib/open-days.ts';
import { type Arrival, arrival, type OrderFrom, type Receiving } from '../promise/arrival.ts';
import type { KeyStock, VendorCalendar, WorksFacts } from '../promise/promise-facts.ts';
import { latest, leastBetween, stepsOf } from './projected-stock.ts';
import { inPacks } from './vendor-item.ts';

/** Everything that a proposal of purchases follows from. Days are ISO dates, quantities whole base units, weekdays 1 (Monday) to 7. */
export interface BuyFacts {
  /** Instant, ISO 8601. */
  readonly now: string;
  /** Of the supplier, an IANA name. */
  readonly timeZone: string;
  readonly works: Pick<WorksFacts, 'closed' | 'goodsInDays'>;
  /** By name. */
  readonly vendors: Readonly<Record<string, VendorCalendar>>;
  /** Each key once. */
  readonly articles: readonly BoughtArticle[];
  /** The last day that is looked at; null: 90 days from today. */
  readonly until: string | null;
}

/** An article that is counted, with supply on the days on which it is usable. Drafts of purchases are supply, too. */
export interface BoughtArticle extends KeyStock {
  readonly key: string;
  /** Below which its stock should never be. */
  readonly floor: number;
  /** Name of who sells it. */
  readonly vendor: string;
  /** What it is sold by, 1 or more. */
  readonly pack: number;
  /** The least that is sold at once. */
  readonly least: number;
  /** Open days of the vendor, after the first on which something is wanting, whose demand is bought with it. */
  readonly coverDays: number;
}

/** What has to be bought. */
export interface BuyLine {
  readonly key: string;
  /** The last day on which it can be ordered, before the vendor's cut-off. */
  readonly orderBy: string;
  readonly quantity: number;
  readonly delivered: string;
  readonly usable: string;
  /** Whether it is wanting before it can be usable. */
  readonly late: boolean;
}

/** Days from today that a proposal looks ahead where nobody says otherwise. */
export const usualHorizon = 90;

/**
 * What has to be bought so that no article is below its floor on a day that a purchase can still reach (PROMISE 6.3): as late as it can
 * be, in whole packs, by key and day. With the proposed lines as supply the proposal is empty, so that asking twice buys once. A vendor
 * that takes no orders, or delivers on no day on which the works are open, is a RangeError.
 */
export function toBuy({ now, timeZone, works, vendors, articles, until }: BuyFacts): readonly BuyLine[] {
  const today = dayIn(now, timeZone);
  const from = { day: today, clock: clockIn(now, timeZone) };
  const receiving = { calendar: openCalendar(workWeek, works.closed), goodsInDays: works.goodsInDays };
  const sellers = new Map(
    Object.entries(vendors).map(([name, vendor]) => [name, sellerOf(name, { vendor, from, receiving })]),
  );
  const horizon = { today, until: until ?? daysAfter(today, usualHorizon) };
  return articles
    .toSorted((one, other) => compareText(one.key, other.key))
    .flatMap((article) => {
      const seller = sellers.get(article.vendor);
      if (!seller) throw new RangeError(`${article.key} is sold by ${article.vendor}, of whom nothing is known.`);
      return linesFor(article, seller, horizon);
    });
}

interface Seller {
  /** The latest order that is usable by a day; where none is, the first that there can be. */
  readonly orderFor: (day: string) => Arrival;
  /** The day so many of its open days later. */
  readonly plusOpen: (day: string, count: number) => string;
}

interface Selling {
  readonly vendor: VendorCalendar;
  readonly from: OrderFrom;
  readonly receiving: Receiving;
}

function sellerOf(name: string, { vendor, from, receiving }: Selling): Seller {
  const arrivalFrom = (start: OrderFrom): Arrival => {
    const arrives = arrival(vendor, start, receiving);
    if (!arrives) throw new RangeError(`${name} takes no orders, or delivers on no day on which the works are open.`);
    return arrives;
  };
  // One for each of its order days, looked up no further than a day was asked for; a later order never comes earlier.
  const known: Arrival[] = [];
  const own = openCalendar(workWeek, vendor.closed);
  return {
    orderFor: (day) => {
      const first = known[0] ?? arrivalFrom(from);
      let last = known.at(-1) ?? first;
      if (known.length === 0) known.push(first);
      while (last.usable <= day) {
        last = arrivalFrom({ day: daysAfter(last.order, 1), clock: '' });
        known.push(last);
      }
      return known.findLast(({ usable }) => usable <= day) ?? first;
    },
    plusOpen: (day, count) => plusOpen(day, count, own),
  };
}

interface Horizon {
  readonly today: string;
  readonly until: string;
}

/** By day of delivery. */
function linesFor(article: BoughtArticle, seller: Seller, { today, until }: Horizon): readonly BuyLine[] {
  const { floor, coverDays } = article;
  let lines: readonly BuyLine[] = [];
  let from = today;
  for (;;) {
    const steps = stepsOf(article, lines, today);
    const short = steps.find(({ day, projected }) => day >= from && projected < floor);
    if (!short || short.day > until) return lines;
    const order = seller.orderFor(short.day);
    // What is wanting before anything can be usable is not bought where other supply has cured it by then.
    const first = latest(short.day, order.usable);
    const last = latest(first, seller.plusOpen(short.day, coverDays));
    const deficit = floor - leastBetween(steps, first, last);
    if (deficit > 0) lines = withOrder(lines, { article, order, deficit, late: order.usable > short.day });
    from = daysAfter(last, 1);
  }
}

interface Wanting {
  readonly article: BoughtArticle;
  readonly order: Arrival;
  readonly deficit: number;
  readonly late: boolean;
}

/** What comes with one delivery is one line, ordered on the earlier day, and has to be the least that is sold but once. */
function withOrder(lines: readonly BuyLine[], { article, order, deficit, late }: Wanting): readonly BuyLine[] {
  const { key, pack, least } = article;
  const same = lines.find(({ delivered }) => delivered === order.delivered);
  if (same) {
    const more = { ...same, quantity: same.quantity + inPacks(deficit, pack), late: same.late || late };
    return lines.map((line) => (line === same ? more : line));
  }
  const quantity = Math.max(inPacks(deficit, pack), inPacks(least, pack));
  return [...lines, { key, orderBy: order.order, quantity, delivered: order.delivered, usable: order.usable, late }];
}
