import { compareText } from '../../lib/compare-text.ts';
import {
  daysAfter,
  daysOfSpan,
  isOpen,
  type OpenCalendar,
  openCalendar,
  plusOpen,
  weekdayOf,
  workWeek,
} from '../../lib/open-days.ts';
import {
  isWeekLabel,
  type ProductionWeek,
  productionWeeksFrom,
  type WeekLabel,
  weekOfLabel,
} from '../../lib/production-week.ts';
import { type PromisedDate, type PromiseReason, reasonCodes, type Refutation, type SkippedWeek } from './promise.ts';
import type { PromiseFacts } from './promise-facts.ts';
import { type PromiseStart, promiseStart } from './promise-start.ts';
import { type PromiseClaim, promiseClaims } from './promise-claims.ts';
import { openDaysOf, weekCapacity } from './week-capacity.ts';

/** Weeks are looked at for so long: nearly all orders find theirs in the first; what finds no room in the second is planned by hand. */
const [near, furthest] = [13, 104];

/**
 * The date of an order (PROMISE 7.2): the first week in which all that it waits for is there and there is room, and from its last open day
 * on the way to the customer. Pure and total: the same facts give the same bytes anywhere. null: there is no such date in two years.
 */
export function promiseOf(facts: PromiseFacts): PromisedDate | null {
  const found = datesOf(facts);
  if (!found) return null;
  const { end, claims, start, week, weeks, at, calendar } = found;
  const skipped = weeks.slice(0, at).flatMap((each) => refutationOf(each, found) ?? []);
  const firsts = claims.map((claim) => weeks.findIndex((each) => holds(claim, openDaysOf(each, calendar))));
  const latest = Math.max(...firsts);
  const soonest = endOf(facts, { made: end.made, calendar, asked: '' });
  const waits = soonest !== null && soonest.day < end.day;
  const full = skipped.find(({ why }) => why === 'full');
  const reasons: readonly PromiseReason[] = [
    ...start.reasons,
    ...claims.flatMap(({ about, reasons: own }, index) =>
      own.map(
        ([code, day]): PromiseReason => ({
          code,
          day,
          assumed: false,
          about,
          binds: firsts[index] === latest || (code === 'asked' && waits),
        }),
      ),
    ),
    ...(at > latest && full ? [binding('capacity', openDaysOf(week, calendar)[0] ?? end.made, full.week)] : []),
    ...closedReason(facts, end.day),
    binding('made', end.made, week.label),
    ...(end.sent === null ? [] : [binding('transport', end.sent)]),
    ...(facts.order.ends === 'fitted' ? [binding('fitting', end.day)] : []),
  ];
  return {
    what: facts.order.ends,
    day: end.day,
    grain: grainOf(facts, end),
    week: week.label,
    made: end.made,
    sent: end.sent,
    reasons: reasons.toSorted(byCode),
    skipped,
    buys: claims.flatMap(({ buy }) => buy ?? []).toSorted((one, other) => compareText(one.key, other.key)),
  };
}

const byCode = (one: PromiseReason, other: PromiseReason): number =>
  reasonCodes.indexOf(one.code) - reasonCodes.indexOf(other.code) || compareText(one.about, other.about);

const binding = (code: PromiseReason['code'], day: string, about = ''): PromiseReason => ({
  code,
  day,
  about,
  binds: true,
  assumed: false,
});

interface PromiseDates extends Weighed {
  readonly start: ReturnType<typeof promiseStart>;
  readonly weeks: readonly ProductionWeek[];
  readonly week: ProductionWeek;
  /** Which of the weeks it is. */
  readonly at: number;
  readonly end: OrderDates;
}

interface Weighed {
  readonly facts: PromiseFacts;
  readonly calendar: OpenCalendar;
  readonly claims: readonly PromiseClaim[];
  /** In which room is not asked; null: it is asked in all. */
  readonly ownWeek: WeekLabel | null;
}

function datesOf(facts: PromiseFacts): PromiseDates | null {
  const calendar = openCalendar(workWeek, facts.works.closed);
  const start = promiseStart(facts, calendar);
  const claims = promiseClaims(facts, start, calendar);
  if (!claims) return null;
  const found = (most: number) => firstWeek({ facts, calendar, claims }, weeksOf(facts, start, most));
  const taken = found(near) ?? found(furthest);
  const made = taken && openDaysOf(taken.week, calendar).at(-1);
  if (!made) return null;
  const end = endOf(facts, { made, calendar, asked: askedDay(facts) });
  return end && { ...taken, start, end };
}

/** The first of some weeks that nothing is against. */
function firstWeek(
  asked: Omit<Weighed, 'ownWeek'>,
  { weeks, ownWeek }: ReturnType<typeof weeksOf>,
): Omit<PromiseDates, 'start' | 'end'> | null {
  const weighed = { ...asked, ownWeek };
  const at = weeks.findIndex((each) => refutationOf(each, weighed) === null);
  const week = weeks[at];
  return week ? { ...weighed, weeks, week, at } : null;
}

/** The weeks that are looked at, and the one in which room is not asked: where an order is late, or a person has put it. */
function weeksOf({ order: { place } }: PromiseFacts, start: Pick<PromiseStart, 'today' | 'day'>, most: number) {
  if (!place) return { weeks: productionWeeksFrom(start.day, most), ownWeek: null };
  const weeks = productionWeeksFrom(later(start.today, weekOfLabel(place.week).startsOn), most);
  const first = weeks[0]?.label ?? null;
  return { weeks, ownWeek: place.isGiven || first !== place.week ? first : null };
}

const holds = ({ day, limit }: PromiseClaim, openDays: readonly string[]): boolean =>
  openDays.length > 0 && day <= limit(openDays);

/** The first reason against a week, with the figures that show it; null: it can be taken. */
function refutationOf(week: ProductionWeek, { facts, calendar, claims, ownWeek }: Weighed): SkippedWeek | null {
  const openDays = openDaysOf(week, calendar);
  const against = (refutation: Refutation): SkippedWeek => ({ week: week.label, ...refutation });
  if (openDays.length === 0) return against({ why: 'closed' });
  const claim = claims.find((each) => !holds(each, openDays));
  if (claim) return against(claim.refutation(claim.limit(openDays)));
  if (week.label === ownWeek) return null;
  const { load, order, works } = facts;
  const capacity = weekCapacity({ usual: works.usual, set: works.capacity[week.label], openDays: openDays.length });
  const figures = { load: load[week.label] ?? 0, points: order.points, capacity };
  // An order that is larger than a week gets a week for itself.
  const hasRoom = figures.load + order.points <= capacity || (figures.load === 0 && capacity > 0);
  return hasRoom ? null : against({ why: 'full', ...figures });
}

/** A day that is asked for: its last step waits for it. '' for none, and for a week. */
const askedDay = ({ order: { notBefore } }: PromiseFacts): string =>
  notBefore === null || isWeekLabel(notBefore) ? '' : notBefore;

interface OrderDates {
  readonly made: string;
  readonly sent: string | null;
  readonly day: string;
}

interface Way {
  readonly made: string;
  readonly calendar: OpenCalendar;
  readonly asked: string;
}

/** From the works to the customer (PROMISE 7.2, steps 6 to 8). null: no transport day or no day of a fitter is free within years. */
function endOf({ works, order: { ends } }: PromiseFacts, { made, calendar, asked }: Way): OrderDates | null {
  const next = daysAfter(made, 1);
  const isWorking = (day: string) => isOpen(day, calendar);
  if (ends === 'collected') {
    const day = firstOpen(later(next, asked), isWorking);
    return day === null ? null : { made, sent: null, day };
  }
  const { transport, extraTransport } = works;
  const isTransport = (day: string) => transport.includes(weekdayOf(day)) || extraTransport.includes(day);
  const leaves = (day: string) => isWorking(day) && (transport.length === 0 || isTransport(day));
  const sent = firstOpen(ends === 'delivered' ? later(next, asked) : next, leaves);
  if (sent === null) return null;
  const delivered = plusOpen(sent, works.transitDays, calendar);
  if (ends === 'delivered') return { made, sent, day: delivered };
  const { fitDays } = works;
  const isFree = fitDays === null ? isWorking : (day: string) => fitDays.includes(day);
  const day = firstOpen(later(plusOpen(delivered, works.fitAfter, calendar), asked), isFree);
  return day === null ? null : { made, sent, day };
}

/** The very day is said of what is delivered with a transport that a person has fixed. */
const grainOf = ({ works, order }: PromiseFacts, { sent, day }: OrderDates): PromisedDate['grain'] =>
  order.ends === 'delivered' && sent === day && works.extraTransport.includes(day) ? 'day' : 'week';

const later = (one: string, other: string): string => (one > other ? one : other);

/** The last stretch of closed days before the date, where the date would be earlier without any. */
function closedReason(facts: PromiseFacts, day: string): readonly PromiseReason[] {
  const open = datesOf({ ...facts, works: { ...facts.works, closed: [] } });
  if (!open || open.end.day >= day) return [];
  const closed = new Set(facts.works.closed.flatMap(daysOfSpan));
  const ends = [...closed].filter((each) => each <= day && !closed.has(daysAfter(each, 1))).toSorted();
  const last = ends.at(-1);
  if (last === undefined) return [];
  let first = last;
  while (closed.has(daysAfter(first, -1))) first = daysAfter(first, -1);
  return [binding('closed', last, first === last ? last : `${first}/${last}`)];
}

/** So many days are looked at for one that is open. */
const furthestDay = 1500;

/** The first day from this one on of which this is true; null: none within four years. */
function firstOpen(from: string, isTrue: (day: string) => boolean): string | null {
  for (let day = from, left = furthestDay; left > 0; left -= 1, day = daysAfter(day, 1)) if (isTrue(day)) return day;
  return null;
}
