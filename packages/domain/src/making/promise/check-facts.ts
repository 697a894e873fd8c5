import { clockIn, dayIn } from '../../lib/calendar-day.ts';
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
import { isWeekLabel, type ProductionWeek, productionWeeksFrom, weekOfLabel } from '../../lib/production-week.ts';
import { by, type CheckedStart, checkedGoods, firstDay, never } from './check-goods.ts';
import type { PromiseFacts } from './promise-facts.ts';
import {
  type LateCode,
  type PromiseBuy,
  type PromisedDate,
  type ReasonCode,
  type Refutation,
  type SkippedWeek,
  skipCodes,
} from './promise.ts';

/** What a week must not come before. */
export interface Claim {
  readonly code: LateCode | 'asked';
  readonly day: string;
  readonly about: string;
  /** The day of a week, of which these are the open days, that the claim's day must not be after. */
  readonly limit: (openDays: readonly string[]) => string;
  readonly reasons: readonly (readonly [ReasonCode, string])[];
  readonly buy: PromiseBuy | null;
}

interface StartFact {
  readonly code: ReasonCode;
  readonly day: string;
  readonly assumed: boolean;
}

interface End {
  readonly sent: string | null;
  readonly day: string;
}

const weeksLookedAt = 104;

/**
 * What a promise has to follow from, for `checkPromise` alone: written by another author than `promiseOf` from `PROMISE.md` 3, 5.3, 6.2
 * and 7.1 to 7.4, and sharing nothing with it but the days.
 * @param closed of the works: facts without closed days are asked about, too
 */
export function readFacts(facts: PromiseFacts, closed: readonly string[]) {
  const works = openCalendar(workWeek, closed);
  const isWorking = (day: string) => isOpen(day, works);
  const start = startOf(facts, works);
  const claims = claimsOf(facts, works, start);
  const openDays = ({ startsOn }: ProductionWeek): readonly string[] =>
    [0, 1, 2, 3, 4, 5, 6].map((count) => daysAfter(startsOn, count)).filter(isWorking);

  const { notBefore, place } = facts.order;
  const from = place ? latest(start.today, weekOfLabel(place.week).startsOn) : start.day;
  const weeks = productionWeeksFrom(from, weeksLookedAt);
  const askedDay = notBefore === null || isWeekLabel(notBefore) ? '' : notBefore;

  /** An order that is late in its week, or that was put there, has its room. */
  const hasItsRoom = ({ label }: ProductionWeek): boolean =>
    place !== undefined && label === weeks[0]?.label && (place.isGiven || place.week < label);

  /** The first of the codes that refutes the week, with its figures; null: none does. */
  const refutation = (week: ProductionWeek): SkippedWeek | null => {
    const days = openDays(week);
    const refuted = (refutation: Refutation) => ({ week: week.label, ...refutation });
    if (days.length === 0) return refuted({ why: 'closed' });
    const late = claims.find(({ day, limit }) => day > limit(days));
    if (late?.code === 'asked') return refuted({ why: 'asked', about: late.about });
    if (late) return refuted({ why: late.code, day: late.day, limit: late.limit(days), about: late.about });
    const full = hasItsRoom(week) ? null : overload(facts, week, days.length);
    return full && refuted({ why: 'full', ...full });
  };

  /** How an order ends that is made by this day: its last step waits for a day that is asked, if not told to be done at once. */
  const end = (made: string, told?: 'at once'): End => {
    const { transport, extraTransport, transitDays, fitAfter, fitDays } = facts.works;
    const { ends } = facts.order;
    const asked = told ? '' : askedDay;
    const next = daysAfter(made, 1);
    if (ends === 'collected') return { sent: null, day: firstDay(latest(next, asked), isWorking) };
    const isUsual = (day: string) => transport.length === 0 || transport.includes(weekdayOf(day));
    const leaves = (day: string) => isWorking(day) && (isUsual(day) || extraTransport.includes(day));
    const sent = firstDay(ends === 'delivered' ? latest(next, asked) : next, leaves);
    if (sent === never) return { sent, day: never };
    const delivered = plusOpen(sent, transitDays, works);
    if (ends === 'delivered') return { sent, day: delivered };
    const isFree = fitDays === null ? isWorking : (day: string) => fitDays.includes(day);
    return { sent, day: firstDay(latest(plusOpen(delivered, fitAfter, works), asked), isFree) };
  };
  /** Of a delivery on a day that a person has added to those of the transport, the day is known. */
  const grain = ({ sent, day }: End): PromisedDate['grain'] => {
    const isAdded = facts.works.extraTransport.includes(day);
    return isAdded && facts.order.ends === 'delivered' && day === sent ? 'day' : 'week';
  };
  return { start, claims, weeks, openDays, refutation, end, grain };
}

/** The last stretch of closed days before the date, if it would be earlier without closed days; '': it would not. */
export function closedStretch(facts: PromiseFacts, day: string): string {
  const { weeks, openDays, refutation, end } = readFacts(facts, []);
  const week = weeks.find((each) => refutation(each) === null);
  if (!week || end(lastOf(openDays(week))).day >= day) return '';
  const closed = new Set(facts.works.closed.flatMap(daysOfSpan));
  const last = [...closed].toSorted().findLast((each) => each <= day && !closed.has(daysAfter(each, 1))) ?? '';
  if (last === '') return '';
  let first = last;
  while (closed.has(daysAfter(first, -1))) first = daysAfter(first, -1);
  return first === last ? last : `${first}/${last}`;
}

/** Load, points and capacity; null: there is room. An order that is larger than a week gets a week for itself. */
function overload(
  { load: loads, works, order: { points } }: PromiseFacts,
  { label }: ProductionWeek,
  openDays: number,
) {
  const load = loads[label] ?? 0;
  const capacity = works.capacity[label] ?? Math.floor((works.usual * openDays) / workWeek.length);
  return load + points <= capacity || (load === 0 && capacity > 0) ? null : { load, points, capacity };
}

export const lastOf = (days: readonly string[]): string => days.at(-1) ?? '';

const latest = (...days: readonly string[]): string => lastOf(days.toSorted());

function startOf(
  { now, timeZone, order, works: { planDays, surveyDays, depositDays } }: PromiseFacts,
  works: OpenCalendar,
) {
  const today = dayIn(now, timeZone);
  const since = order.accepted ?? today;
  const notYet = order.place ? today : '';
  const fact = (code: ReasonCode, known: string | null, days: number): StartFact => ({
    code,
    day: known ?? latest(notYet, plusOpen(since, days, works)),
    assumed: known === null,
  });
  const facts = [
    ...(order.place ? [] : [fact('ordered', today, 0)]),
    fact('accepted', order.accepted, 0),
    fact('measured', order.measured, surveyDays),
    ...(order.deposit !== null || order.depositAsked ? [fact('deposit', order.deposit, depositDays)] : []),
  ];
  const day = latest(...facts.map((each) => each.day));
  const assumed = facts.some((each) => each.assumed && each.day === day);
  return { today, clock: clockIn(now, timeZone), day, planning: plusOpen(day, planDays, works), assumed, facts };
}

/** In the order in which they refute a week: by code, of several the one with the latest day, of those the first by name. */
function claimsOf(facts: PromiseFacts, works: OpenCalendar, start: CheckedStart): readonly Claim[] {
  const { notBefore, leadRules } = facts.order;
  const { stages } = facts.works;
  const needDay = (stage: keyof typeof stages) => (days: readonly string[]) => days[stages[stage] - 1] ?? lastOf(days);
  const { planning } = start;
  const asked = (label: string): Claim => {
    const { monday, day } = askedOf(label);
    return { code: 'asked', day: monday, about: label, limit: lastOf, reasons: [['asked', day]], buy: null };
  };
  const lead = ([rule, days]: readonly [string, number]): Claim => {
    const day = plusOpen(start.day, days, works);
    return { code: 'lead', day, about: rule, limit: lastOf, reasons: [['lead', day]], buy: null };
  };
  const planned: Claim = {
    code: 'planning',
    day: planning,
    about: '',
    limit: needDay('cutting'),
    reasons: [['planning', planning]],
    buy: null,
  };
  const claims: readonly Claim[] = [
    ...(notBefore === null ? [] : [asked(notBefore)]),
    ...(facts.order.place?.isGiven ? [] : [...Object.entries(leadRules).map(lead), planned]),
    ...checkedGoods(facts, works, { ...start, day: latest(start.day, start.today) }).map(
      ({ demand, ready, reasons, buy }): Claim => ({
        code: 'not-ready',
        day: ready,
        about: demand.key,
        limit: needDay(demand.stage),
        reasons,
        buy,
      }),
    ),
  ];
  return claims
    .toSorted(by(({ about }) => about))
    .toSorted((one, other) => by<Claim>(({ day }) => day)(other, one))
    .toSorted(by(({ code }) => String(skipCodes.indexOf(code))));
}

/** The Monday from which weeks are late enough, and the day that is said: of a day, the week before its own will do. */
function askedOf(notBefore: string): { readonly monday: string; readonly day: string } {
  if (!isWeekLabel(notBefore)) return { monday: daysAfter(notBefore, -6 - weekdayOf(notBefore)), day: notBefore };
  const monday = weekOfLabel(notBefore).startsOn;
  return { monday, day: monday };
}
