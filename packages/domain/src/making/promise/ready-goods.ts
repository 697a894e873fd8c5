import { compareText } from '../../lib/compare-text.ts';
import type { OpenCalendar } from '../../lib/open-days.ts';
import { arrival, type OrderFrom } from './arrival.ts';
import { paintedFrom } from './painting.ts';
import { firstFree, type KeyPegs, pegsOf } from './pegs.ts';
import type { PromiseBuy } from './promise.ts';
import type { PromiseDemand, PromiseFacts } from './promise-facts.ts';

/** When a demand of the order can be used by its stage. ISO days. */
export interface ReadyGoods extends Found {
  readonly demand: PromiseDemand;
  /** The last of its painting days, where it is painted here. */
  readonly painted: string | null;
  /** On which its stage can take it. */
  readonly ready: string;
}

/** Where goods come from. */
interface Found {
  /** ISO day on which they are there: free in stock, or bought and taken in; null: nobody knows, and their painting alone is asked about. */
  readonly usable: string | null;
  /** As what that day is told. */
  readonly as: 'stock' | 'purchase' | 'vendor';
  /** Where they have to be bought. */
  readonly buy: PromiseBuy | null;
}

/** What goods wait for. */
interface GoodsStart {
  /** ISO day. */
  readonly today: string;
  readonly from: OrderFrom;
  readonly planningDay: string;
  /** Of the works. */
  readonly calendar: OpenCalendar;
}

/**
 * When each demand is ready (PROMISE 7.2, step 3), by key: on the first day on which its quantity is free, or when it could be bought,
 * whichever is earlier, and painted then where these works paint it. A key with neither vendor nor stock is unknown and asks nothing but
 * its painting (example 9): its lead rule stands for it. null: something is never ready.
 */
export function readyGoods(facts: PromiseFacts, start: GoodsStart): readonly ReadyGoods[] | null {
  const find = finder(facts, start);
  const goods: ReadyGoods[] = [];
  const asking = facts.demand.filter((each) => each.paint !== null || isKnown(each, facts));
  for (const demand of asking.toSorted((one, other) => compareText(one.key, other.key))) {
    const found = isKnown(demand, facts) ? find(demand) : { usable: null, as: 'stock' as const, buy: null };
    if (!found) return null;
    goods.push({ demand, ...found, ...readyFrom(found.usable ?? start.today, demand, start) });
  }
  return goods;
}

/** A key that somebody sells or that is kept in stock, were there none of it now. */
const isKnown = ({ key, vendors }: PromiseDemand, { stock }: PromiseFacts): boolean =>
  vendors.length > 0 || stock[key] !== undefined;

/** What is free in stock, or would be bought, whichever is there first; null: neither ever is. */
function finder(facts: PromiseFacts, start: GoodsStart): (demand: PromiseDemand) => Found | null {
  const buyOf = bestBuys(facts, start);
  const pegs = new Map(Object.entries(facts.stock).map(([key, stock]) => [key, pegsOf(stock)]));
  return (demand) => {
    const buy = buyOf(demand);
    const due = firstFree(pegs.get(demand.key) ?? noPegs, demand.quantity);
    if (due === null || (buy && buy.usable < later(due, start.today)))
      return buy && { usable: buy.usable, as: 'vendor', buy };
    return { usable: later(due, start.today), as: due > start.today ? facts.dueAs : 'stock', buy: null };
  };
}

/** Of a key that is not kept in stock. */
const noPegs: KeyPegs = { needs: [], free: [] };

const later = (one: string, other: string): string => (one > other ? one : other);

/** What would be ordered for a demand: from the vendor whose goods can be used first, of several the one of the best rank. */
function bestBuys(facts: PromiseFacts, { from, calendar }: GoodsStart): (demand: PromiseDemand) => PromiseBuy | null {
  const receiving = { calendar, goodsInDays: facts.works.goodsInDays };
  const names = new Set(facts.demand.flatMap(({ vendors }) => vendors));
  const arrivals = new Map(
    [...names].map((name) => {
      const vendor = facts.vendors[name];
      return [name, vendor ? arrival(vendor, from, receiving) : null];
    }),
  );
  return ({ key, vendors }) => {
    const offers = vendors.flatMap((vendor) => {
      const days = arrivals.get(vendor);
      return days ? [{ key, vendor, ...days }] : [];
    });
    // Sorting keeps the order of those that are alike.
    return offers.toSorted((one, other) => compareText(one.usable, other.usable))[0] ?? null;
  };
}

/** Nothing is painted before the planning day. */
const readyFrom = (
  usable: string,
  { paint }: PromiseDemand,
  { planningDay, calendar }: GoodsStart,
): Pick<ReadyGoods, 'painted' | 'ready'> =>
  paint ? paintedFrom(later(usable, planningDay), paint, calendar) : { painted: null, ready: usable };
