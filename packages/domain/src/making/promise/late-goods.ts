import { clockIn, dayIn } from '../../lib/calendar-day.ts';
import { daysAfter, openCalendar, workWeek } from '../../lib/open-days.ts';
import { groupsOf } from '../../lib/records.ts';
import { arrival } from './arrival.ts';
import type { KeySupply } from '../stock/outlook.ts';
import { type GivenSupply, pegsWith } from './given-supply.ts';
import type { PromiseFacts } from './promise-facts.ts';

/** Goods that have to be bought anew so that a date is kept, and the last day on which they can be ordered for it; ISO. */
export interface BuyAnew {
  readonly key: string;
  readonly by: string;
}

/** A need that would have found its goods in time as they were ordered, and does not as they are confirmed. */
export interface LateGoods {
  readonly key: string;
  /** On which they are needed; ISO. */
  readonly day: string;
}

interface OrderedGoods {
  /** In promise sequence. */
  readonly turns: readonly {
    readonly id: string;
    readonly needs: readonly (LateGoods & { readonly quantity: number })[];
  }[];
  readonly supply: ReadonlyMap<string, KeySupply>;
  /** What was ordered of a key, with the days on which it was to come, where some of it comes later. */
  readonly asOrdered: ReadonlyMap<string, KeySupply['supply']>;
  readonly given: readonly GivenSupply[];
}

/**
 * Goods of orders that were ordered in time and come later than they are needed (PROMISE 6.5), by the ids of their orders. A forecast may take
 * no notice of it: were they bought anew, they might be there sooner.
 */
export function lateGoods({
  turns,
  supply,
  asOrdered,
  given,
}: OrderedGoods): ReadonlyMap<string, readonly LateGoods[]> {
  if (asOrdered.size === 0) return new Map();
  const gifts = groupsOf(given, ({ key }) => key);
  const owned = turns.flatMap(({ id, needs }) =>
    needs.filter(({ key }) => asOrdered.has(key)).map(({ key, day, quantity }) => ({ by: id, key, day, quantity })),
  );
  const late = [...groupsOf(owned, ({ key }) => key)].flatMap(([key, needs]) => {
    const { onHand, supply: comes } = supply.get(key) ?? { onHand: 0, supply: [] };
    const shortWith = (due: KeySupply['supply']) =>
      pegsWith({ onHand, supply: due }, needs, gifts.get(key) ?? []).needs.map(({ short }) => short !== null);
    const before = shortWith(asOrdered.get(key) ?? []);
    return shortWith(comes).flatMap((isShort, at) => (isShort && before[at] === false ? needs.slice(at, at + 1) : []));
  });
  return groupsOf(late, ({ by }) => by);
}

/**
 * How late goods can still be there when they are needed; null: nobody sells them, or nobody can bring them by then.
 * @param facts of the order that needs them, among its demand
 */
export function boughtAnew(facts: PromiseFacts, { key, day }: LateGoods): BuyAnew | null {
  const { now, timeZone, works, vendors } = facts;
  const receiving = { calendar: openCalendar(workWeek, works.closed), goodsInDays: works.goodsInDays };
  const sellers = facts.demand
    .filter((each) => each.key === key)
    .flatMap((each) => each.vendors.flatMap((name) => vendors[name] ?? []));
  const today = dayIn(now, timeZone);
  let by = '';
  for (let from = today; from <= day; from = daysAfter(from, 1)) {
    const clock = from === today ? clockIn(now, timeZone) : '';
    const inTime = sellers
      .flatMap((vendor) => arrival(vendor, { day: from, clock }, receiving) ?? [])
      .filter(({ usable }) => usable <= day);
    if (inTime.length === 0) break;
    for (const { order } of inTime) if (order > by) by = order;
  }
  return by === '' ? null : { key, by };
}
