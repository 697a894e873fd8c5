import { daysAfter, isOpen, type OpenCalendar, openCalendar, plusOpen, workWeek } from '../../lib/open-days.ts';
import type { KeyStock, PromiseDemand, PromiseFacts, VendorCalendar } from './promise-facts.ts';
import type { PromiseBuy, ReasonCode } from './promise.ts';

/** From when the works count, and what the clock showed. */
export interface CheckedStart {
  readonly today: string;
  readonly clock: string;
  readonly day: string;
  /** The planning day, before which nothing is painted. */
  readonly planning: string;
  /** It follows from a fact that is not there yet. */
  readonly assumed: boolean;
}

export interface CheckedGoods {
  readonly demand: PromiseDemand;
  /** `never` for goods that can neither be found nor bought. */
  readonly ready: string;
  readonly reasons: readonly (readonly [ReasonCode, string])[];
  readonly buy: PromiseBuy | null;
}

const noStock: KeyStock = { onHand: 0, supply: [], demand: [] };

/** Later than any promise. */
export const never = '9999-12-31';

const daysLookedAt = 1500;

/** The first day from this one on of which this is true. */
export function firstDay(from: string, isTrue: (day: string) => boolean): string {
  if (from === never) return never;
  let day = from;
  for (let left = daysLookedAt; left > 0; left -= 1, day = daysAfter(day, 1)) if (isTrue(day)) return day;
  return never;
}

/**
 * When the articles of an order can be used, computed for `checkPromise` alone. An article with neither a vendor nor stock is unknown
 * and asks nothing, but these works paint it all the same (example 9).
 */
export function checkedGoods(facts: PromiseFacts, works: OpenCalendar, start: CheckedStart): readonly CheckedGoods[] {
  const isWorking = (day: string) => isOpen(day, works);
  const buyFrom = (key: string, name: string): readonly PromiseBuy[] => {
    const vendor = facts.vendors[name];
    const order = vendor ? orderDay(vendor, start) : never;
    if (!vendor || order === never) return [];
    const delivers = openCalendar(vendor.deliveryDays, vendor.closed);
    const shipped = plusOpen(order, vendor.leadDays, openCalendar(workWeek, vendor.closed));
    const delivered = firstDay(shipped, (day) => isOpen(day, delivers) && isWorking(day));
    if (delivered === never) return [];
    return [{ key, vendor: name, order, delivered, usable: plusOpen(delivered, facts.works.goodsInDays, works) }];
  };
  /** From stock or a vendor, whichever is earlier. */
  const find = ({ key, quantity, vendors }: PromiseDemand): Found => {
    const free = freeFrom(facts.stock[key] ?? noStock, quantity, start.today);
    const [best] = vendors.flatMap((name) => buyFrom(key, name)).toSorted(by(({ usable }) => usable));
    if (!best || best.usable >= free) return { code: free > start.today ? facts.dueAs : 'stock', day: free, buy: null };
    return { code: 'vendor', day: best.usable, buy: best };
  };
  const painting = (from: string, paint: PromiseDemand['paint']): readonly Reason[] => {
    if (!paint || from === never) return [];
    const begun = firstDay(from > start.planning ? from : start.planning, isWorking);
    const painted = plusOpen(begun, paint.days - 1, works);
    return [
      ['painted', painted],
      ['cured', firstDay(daysAfter(painted, paint.cureDays), isWorking)],
    ];
  };
  const isKnown = ({ key, vendors }: PromiseDemand) => vendors.length > 0 || facts.stock[key] !== undefined;
  return facts.demand.flatMap((demand): readonly CheckedGoods[] => {
    const found = isKnown(demand) ? [find(demand)] : [];
    const had = found.map(({ code, day }): Reason => [code, day]);
    const reasons = [...had, ...painting(had[0]?.[1] ?? '', demand.paint)];
    return reasons.slice(-1).map(([, ready]) => ({ demand, ready, reasons, buy: found[0]?.buy ?? null }));
  });
}

interface Found {
  readonly code: ReasonCode;
  readonly day: string;
  readonly buy: PromiseBuy | null;
}

type Reason = CheckedGoods['reasons'][number];

/** At the cut-off is after it, and an assumed start is after any. */
function orderDay({ cutOff, orderDays, closed }: VendorCalendar, { today, clock, day, assumed }: CheckedStart): string {
  const takesOrders = openCalendar(orderDays, closed);
  const isLate = assumed || (day === today && clock >= cutOff);
  return firstDay(isLate ? daysAfter(day, 1) : day, (each) => isOpen(each, takesOrders));
}

/** The first day, from today on, on which so much is left by all who were promised before. */
export function freeFrom({ onHand, supply, demand }: KeyStock, quantity: number, today: string): string {
  const heaps = [['', onHand] as const, ...supply].map(([day, left]) => ({ day, left })).toSorted(by(({ day }) => day));
  for (const [need, wanted] of demand) {
    const inTime = heaps.filter(({ day }) => day <= need).reverse();
    let open = wanted;
    for (const heap of [...inTime, ...heaps.slice(inTime.length)]) {
      const taken = Math.min(heap.left, open);
      heap.left -= taken;
      open -= taken;
    }
  }
  let free = 0;
  for (const { day, left } of heaps) {
    free += left;
    if (free >= quantity) return day > today ? day : today;
  }
  return never;
}

/** An order of things by a text of each. */
export const by =
  <T>(textOf: (each: T) => string) =>
  (one: T, other: T): number =>
    Number(textOf(one) > textOf(other)) - Number(textOf(one) < textOf(other));
