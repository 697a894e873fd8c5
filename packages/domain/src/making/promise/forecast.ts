import { dayIn } from '../../lib/calendar-day.ts';
import { groupsOf } from '../../lib/records.ts';
import type { WeekLabel } from '../../lib/production-week.ts';
import type { KeySupply } from '../stock/outlook.ts';
import { claimsOf, type GivenSupply, type OwnNeed, pegsWith, standingStock } from './given-supply.ts';
import { type BuyAnew, boughtAnew, type LateGoods, lateGoods } from './late-goods.ts';
import { onHandDue, type SupplyLeft, supplyLeft, takeFrom } from './pegs.ts';
import type { PromisedDate } from './promise.ts';
import type { KeyStock, OrderFacts, OrderPlace, PromiseDemand, PromiseFacts } from './promise-facts.ts';
import { promiseOf } from './promise-of.ts';
import { breaksPromise, type StandingPromise } from './promise-risk.ts';

/** An order that has a promise, as it stands now. */
export interface PromisedOrder {
  readonly id: string;
  readonly promise: StandingPromise;
  readonly order: OrderFacts & { readonly place: OrderPlace };
  /** What it will still take. */
  readonly needs: readonly PromisedNeed[];
  /** When the fitters are free for its doors, or come to fit them; null: every open day; absent: as the facts say. */
  readonly fitDays?: readonly string[] | null;
  /** Weekdays on which doors leave for its address; absent: as the facts say. */
  readonly transport?: readonly number[];
}

/** A place that is held for a quote: it takes its room and its goods in its turn, and has no promise that could break. */
export interface HeldTurn extends Pick<PromisedOrder, 'id' | 'needs'> {
  readonly held: { readonly week: WeekLabel; readonly points: number };
}

/** What an order takes of a key, each key once. */
export interface PromisedNeed extends Pick<PromiseDemand, 'key' | 'quantity' | 'stage' | 'paint'> {
  /** On which its week needs it, ISO. */
  readonly day: string;
}

/** All that forecasts follow from: the facts of one supplier, once for all orders. */
export interface PromiseBook extends Omit<PromiseFacts, 'load' | 'order' | 'demand' | 'stock'> {
  /** In promise sequence. */
  readonly turns: readonly (PromisedOrder | HeldTurn)[];
  /** What there is of each key that is known, and what comes. */
  readonly supply: ReadonlyMap<string, KeySupply>;
  /** What was ordered of a key, with the days on which it was to come, where some of it comes later. */
  readonly asOrdered: ReadonlyMap<string, KeySupply['supply']>;
  /** Goods that people have given to other orders, in the sequence in which they did. */
  readonly given: readonly GivenSupply[];
  /** Names of those who sell a key, the best rank first; asked only of what is not there. */
  readonly vendorsOf: (key: string) => readonly string[];
}

export interface Forecast {
  readonly order: PromisedOrder;
  readonly facts: PromiseFacts;
  /** null: nobody knows when it can be. */
  readonly date: PromisedDate | null;
  /** Whether it is later than what was promised. */
  readonly isBroken: boolean;
  /** Of a date that is kept only if goods are bought anew, since they come later than they were ordered for: those; null: it needs none. */
  readonly anew: BuyAnew | null;
}

/**
 * What the facts say today of orders that have a promise (PROMISE 7.7), in their sequence: each takes its room and its goods before those
 * after it, so that no later order changes the forecast of an earlier one. An order that cannot be made in its week holds its points in
 * the week of its forecast as well. One that a person has put into a week pushes nobody out of it who was promised that week.
 */
export function* forecastsOf({
  turns,
  supply,
  asOrdered,
  vendorsOf,
  given,
  ...facts
}: PromiseBook): Generator<Forecast> {
  const today = dayIn(facts.now, facts.timeZone);
  const late = lateGoods({ turns, supply, asOrdered, given });
  const withGiven = stocksWithGiven({ turns, supply, given });
  const load = new Map<WeekLabel, number>();
  const promisedLoad = new Map<WeekLabel, number>();
  const left = new Map([...supply].map(([key, known]) => [key, supplyLeft(known)]));
  for (const turn of turns) {
    const known = knownNeeds(turn, left);
    const { week, points, isGiven } = placeOf(turn);
    const weeks = new Set([week]);
    if ('order' in turn) {
      const room = { ...Object.fromEntries(load), [week]: promisedLoad.get(week) ?? 0 };
      const stock = new Map(
        known.map(({ need, rest }) => [need.key, withGiven.get(turnOf(turn.id, need.key)) ?? stockOf(rest)]),
      );
      const short = turn.needs.filter(({ key, quantity }) => leftOn(stock.get(key), today) < quantity);
      const of: PromiseFacts = {
        ...facts,
        load: room,
        order: turn.order,
        works: worksOf(facts, turn),
        demand: short.map(({ day: _, ...need }) => ({ ...need, vendors: vendorsOf(need.key) })),
        stock: Object.fromEntries(stock),
      };
      const forecast = forecastOf(turn, of, late.get(turn.id));
      yield forecast;
      if (forecast.date) weeks.add(forecast.date.week);
    }
    for (const { need, rest } of known) takeFrom(rest, need.day, need.quantity);
    for (const each of weeks) add(load, each, points);
    if (!isGiven) add(promisedLoad, week, points);
  }
}

function forecastOf(order: PromisedOrder, facts: PromiseFacts, late: readonly LateGoods[] = []): Forecast {
  const date = promiseOf(facts);
  const isBroken = breaksPromise(date, order.promise);
  const [anew = null] = isBroken ? [] : late.flatMap((goods) => boughtAnew(facts, goods) ?? []);
  return { order, facts, date, isBroken, anew };
}

const worksOf = (
  { works }: Pick<PromiseFacts, 'works'>,
  { fitDays = works.fitDays, transport = works.transport }: Pick<PromisedOrder, 'fitDays' | 'transport'>,
) => ({ ...works, fitDays, transport });

/** What a turn takes of keys that somebody keeps or that come, with what is left of each. */
const knownNeeds = ({ needs }: Pick<HeldTurn, 'needs'>, left: ReadonlyMap<string, SupplyLeft>) =>
  needs.flatMap((need) => {
    const rest = left.get(need.key);
    return rest ? [{ need, rest }] : [];
  });

/** The week in which something takes its room, and whether a person has put it there. */
const placeOf = (turn: PromisedOrder | HeldTurn) =>
  'order' in turn ? { ...turn.order.place, points: turn.order.points } : { ...turn.held, isGiven: false };

const add = (sums: Map<WeekLabel, number>, week: WeekLabel, points: number) =>
  sums.set(week, (sums.get(week) ?? 0) + points);

/** What is there of a key by a day, base units. */
const leftOn = (stock: KeyStock | undefined, day: string): number =>
  (stock?.supply ?? []).reduce((sum, [due, quantity]) => (due <= day ? sum + quantity : sum), stock?.onHand ?? 0);

/** What needs of keys of which something was given find in their turn, instead of what is left there: by `turnOf`. */
function stocksWithGiven({ turns, supply, given }: Pick<PromiseBook, 'turns' | 'supply' | 'given'>) {
  const stocks = new Map<string, KeyStock>();
  for (const [key, ofKey] of groupsOf(given, (each) => each.key)) {
    const known = supply.get(key);
    if (!known) continue;
    const needs = turns.flatMap(({ id, needs: own }) => own.filter((need) => need.key === key).map(ownedBy(id)));
    for (const [id, stock] of stocksOfKey(known, needs, ofKey)) stocks.set(turnOf(id, key), stock);
  }
  return stocks;
}

const ownedBy =
  (by: string) =>
  ({ day, quantity }: PromisedNeed): OwnNeed => ({ by, day, quantity });

/** By whose needs they are: what is left in their turn, and for who has given or was given, what is theirs. */
function stocksOfKey(supply: KeySupply, needs: readonly OwnNeed[], given: readonly GivenSupply[]) {
  const stocks = new Map<string, KeyStock>();
  const left = supplyLeft(supply);
  for (const { need, quantity } of claimsOf(needs, given)) {
    if (!stocks.has(need.by)) stocks.set(need.by, stockOf(left));
    takeFrom(left, need.day, quantity);
  }
  const pegs = pegsWith(supply, needs, given);
  const parties = new Set(given.flatMap(({ from, to }) => [from, to]));
  for (const [at, { by }] of needs.entries())
    if (parties.has(by)) stocks.set(by, standingStock(pegs.needs[at]?.pegs ?? [], pegs.free));
  return stocks;
}

const turnOf = (id: string, key: string): string => `${id} ${key}`;

const stockOf = (rest: SupplyLeft): KeyStock => ({
  onHand: rest.get(onHandDue) ?? 0,
  supply: [...rest].filter(([due]) => due !== onHandDue),
  demand: [],
});
