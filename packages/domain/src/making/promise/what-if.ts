import { dayBegins, dayIn } from '../../lib/calendar-day.ts';
import { daysAfter } from '../../lib/open-days.ts';
import { keysOf } from '../../lib/records.ts';
import { firstFree, pegsOf } from './pegs.ts';
import type { PromisedDate } from './promise.ts';
import type { PromiseDemand, PromiseFacts } from './promise-facts.ts';
import { promiseOf } from './promise-of.ts';

type Without = (facts: PromiseFacts) => PromiseFacts;

const order =
  (changes: Partial<PromiseFacts['order']>): Without =>
  (facts) => ({ ...facts, order: { ...facts.order, ...changes } });

const works =
  (changes: Partial<PromiseFacts['works']>): Without =>
  (facts) => ({ ...facts, works: { ...facts.works, ...changes } });

const withoutGoods: Without = (facts) => ({ ...facts, demand: [] });

/** The facts of an order as if it waited for something no more, by the code of its reason. That it is made, and when, is no such reason. */
const without = {
  measured: (facts) => order({ measured: dayIn(facts.now, facts.timeZone) })(facts),
  deposit: order({ deposit: null, depositAsked: false }),
  asked: order({ notBefore: null }),
  planning: works({ planDays: 0 }),
  lead: order({ leadRules: {} }),
  stock: withoutGoods,
  purchase: withoutGoods,
  vendor: withoutGoods,
  painted: (facts) => ({ ...facts, demand: facts.demand.map((each) => ({ ...each, paint: null })) }),
  capacity: (facts) => ({ ...facts, load: {} }),
  closed: works({ closed: [] }),
  transport: works({ transport: [], extraTransport: [], transitDays: 0 }),
  fitting: works({ fitAfter: 0, fitDays: null }),
} as const satisfies Readonly<Record<string, Without>>;

export type RemovableReason = keyof typeof without;

/** What a date can be asked for without. */
export const removableReasons = keysOf(without);

/** The facts as if the order waited for none of these: what a date would be that they do not hold back. */
export const factsWithout = (facts: PromiseFacts, reasons: readonly RemovableReason[]): PromiseFacts =>
  reasons.reduce<PromiseFacts>((left, reason) => without[reason](left), facts);

/**
 * The facts as if the goods came of one vendor, known by these names: what of them is not there to take today is bought of it, and nothing
 * that is on its way of others is waited for. What it does not sell comes as before.
 */
export function factsFromVendor(facts: PromiseFacts, names: ReadonlySet<string>): PromiseFacts {
  const today = dayIn(facts.now, facts.timeZone);
  const isThere = ({ key, quantity }: PromiseDemand) => {
    const stock = facts.stock[key];
    const due = stock ? firstFree(pegsOf(stock), quantity) : null;
    return due !== null && due <= today;
  };
  const bought = new Map(
    facts.demand.flatMap((each) => {
      const own = each.vendors.filter((name) => names.has(name));
      return own.length > 0 && !isThere(each) ? [[each.key, own] as const] : [];
    }),
  );
  return {
    ...facts,
    demand: facts.demand.map((each) => ({ ...each, vendors: bought.get(each.key) ?? each.vendors })),
    stock: Object.fromEntries(Object.entries(facts.stock).filter(([key]) => !bought.has(key))),
  };
}

/**
 * Keys of goods that alone keep an order from having a date: nobody sells so much of them, and less is there or on its way. None where it has
 * no date without all goods either: no week has room for it.
 */
export const unfoundGoods = (facts: PromiseFacts): readonly string[] =>
  promiseOf(withoutGoods(facts)) === null
    ? []
    : facts.demand.filter((each) => promiseOf({ ...facts, demand: [each] }) === null).map(({ key }) => key);

/**
 * The facts as they are asked about on another day. An order that is not accepted yet counts as accepted on it, past every cut-off: on no
 * day before it is the date later, so that one that is held until a day is computed on that day (PROMISE 7.6).
 */
export const askedOn = (facts: PromiseFacts, day: string): PromiseFacts => ({
  ...facts,
  now: dayBegins(day, facts.timeZone).toISOString(),
});

/**
 * The last day on which an order that is not accepted yet can be accepted for the same date (PROMISE 7.1).
 * @param date that the facts give
 * @param until the last day that is offered; a day before today gives today
 */
export function acceptBy(facts: PromiseFacts, date: PromisedDate, until: string): string {
  let last = dayIn(facts.now, facts.timeZone);
  for (let day = daysAfter(last, 1); day <= until; day = daysAfter(day, 1)) {
    const then = promiseOf(askedOn(facts, day));
    if (then?.day !== date.day) break;
    last = day;
  }
  return last;
}
