import { clockIn, dayIn, instantOf } from '../../lib/calendar-day.ts';
import { daysAfter, onOrAfterOpen, openCalendar, workWeek } from '../../lib/open-days.ts';
import { isWeekOver } from '../../lib/production-week.ts';
import type { BuyAnew } from './late-goods.ts';
import { type KeptDate, latestDay, type PromiseCause, type ReasonCode, type SkippedWeek } from './promise.ts';
import type { PromiseFacts } from './promise-facts.ts';

/** A date that stands. */
export interface StandingPromise {
  readonly date: KeptDate;
  readonly cause: PromiseCause | null;
}

/**
 * Whether a forecast breaks a promise: it ends after the last day of what was said; null, where nobody knows a date, breaks each. Of a
 * promise that was made before reasons were kept only the week is known in which the door is made.
 */
export const breaksPromise = (forecast: KeptDate | null, { date, cause }: StandingPromise): boolean =>
  forecast === null || (cause === 'migrated' ? forecast.week > date.week : forecast.day > latestDay(date));

/** When the customer is told of a risk (PROMISE 7.7). */
export interface TellRule {
  /** IANA name. */
  readonly timeZone: string;
  /** Wall clock, `HH:MM`. */
  readonly tellAt: string;
}

/** At that hour of the next day from Monday to Friday after it was found, whether the works are closed then or not. */
export function tellBy(foundAt: string, { timeZone, tellAt }: TellRule): string {
  const next = daysAfter(dayIn(foundAt, timeZone), 1);
  return instantOf(onOrAfterOpen(next, openCalendar(workWeek, [])), tellAt, timeZone).toISOString();
}

/** What promises were checked against last, and when the first risk has to be told; ISO 8601. */
interface LastCheck {
  readonly revision: number;
  readonly checkedRevision: number;
  readonly checkedOn: string | null;
  readonly tellBy: string | null;
}

/** From then on the promises of a new day are checked, on the supplier's clock. */
const dailyAt = '00:10';

/** Whether promises have to be checked again: facts have changed, somebody has to be told, or a day has begun (PROMISE 7.7). */
export function isCheckDue(
  { revision, checkedRevision, checkedOn, tellBy: first }: LastCheck,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): boolean {
  const isNewDay = checkedOn !== dayIn(now, timeZone) && clockIn(now, timeZone) >= dailyAt;
  return revision > checkedRevision || (first !== null && first <= now) || isNewDay;
}

/** A date in danger. Instants are ISO 8601. */
export interface PromiseRisk {
  readonly foundAt: string;
  /** When the customer is told; null: the forecast is in time, and nobody is. */
  readonly tellBy: string | null;
  /** What has to be bought for a forecast that is in time; null: it is not. */
  readonly anew: BuyAnew | null;
  readonly cause: PromiseCause;
  /** null: nobody knows yet when it can be. */
  readonly forecast: KeptDate | null;
}

/** What becomes of the risk of an order. */
type RiskMove = 'none' | 'opens' | 'holds' | 'ends' | 'told';

/** What the facts say today of a promise, as `Forecast` has it. */
interface FoundForecast extends Pick<PromiseRisk, 'anew'> {
  readonly date: KeptDate | null;
  readonly isBroken: boolean;
}

/**
 * What a re-check finds:
 *
 * | Forecast | Risk | Then |
 * | --- | --- | --- |
 * | keeps the promise | none | nothing |
 * | breaks it, or keeps it only if goods are bought anew | none | it opens |
 * | breaks it | lives, of goods to be bought anew | it opens, with a deadline |
 * | keeps it | lives | it ends, and nobody is told |
 * | breaks it, with a date | lives, its deadline has come | the next promise is told |
 * | breaks it, or keeps it only so | lives otherwise | it holds, with the forecast of now |
 */
export function riskMove(
  { isBroken, anew, date }: FoundForecast,
  risk: Pick<PromiseRisk, 'tellBy'> | null,
  now: string,
): RiskMove {
  if (!isBroken && !anew) return risk ? 'ends' : 'none';
  if (!risk) return 'opens';
  return isBroken ? brokenMove(date, risk.tellBy, now) : 'holds';
}

function brokenMove(date: KeptDate | null, deadline: string | null, now: string): RiskMove {
  if (deadline === null) return 'opens';
  return date && deadline <= now ? 'told' : 'holds';
}

/** What of the facts tells a cause that no date tells. */
interface CauseFacts {
  /** Keys of which goods are put aside where nobody is promised from. */
  readonly setAside: ReadonlySet<string>;
  /** Keys of which a person has given its goods to another order. */
  readonly given: ReadonlySet<string>;
  /** What is late as it was confirmed, and has to be bought anew for a forecast that is in time; null: nothing. */
  readonly anew: BuyAnew | null;
}

/**
 * Why a forecast is later than its promise: what is first against the week in which the order stands; where it is made in time, what comes
 * behind the works.
 */
export function causeOfRisk(
  facts: PromiseFacts,
  { forecast, promised }: { readonly forecast: KeptDate | null; readonly promised: KeptDate },
  known: CauseFacts,
): PromiseCause {
  if (known.anew) return 'vendor-late';
  if (forecast === null) return known.given.size > 0 ? 'given-to-other' : 'not-ordered';
  if (isLateInWorks(facts)) return 'made-late';
  const [against] = forecast.skipped;
  if (!against) return isPutLater(facts, promised) ? 'planner' : behindTheWorks(forecast, promised);
  if (against.why !== 'not-ready') return causesOf[against.why](forecast);
  return lateGoods(against.about, { ...known, forecast, promised, facts });
}

const isLateInWorks = ({ order: { place }, now, timeZone }: PromiseFacts): boolean =>
  place !== undefined && isWeekOver(place.week, dayIn(now, timeZone));

const isPutLater = ({ order: { place } }: PromiseFacts, promised: KeptDate): boolean =>
  place !== undefined && place.isGiven && place.week > promised.week;

type OtherThanGoods = Exclude<SkippedWeek['why'], 'not-ready'>;

/** By what is against its week, goods apart. */
const causesOf: Readonly<Record<OtherThanGoods, (forecast: KeptDate) => PromiseCause>> = {
  closed: () => 'closed',
  asked: () => 'asked',
  lead: lateStart,
  planning: lateStart,
  full: () => 'capacity',
};

/** What the works waited for before they began. */
function lateStart({ reasons }: KeptDate): PromiseCause {
  const binds = (code: ReasonCode) => reasons.some((reason) => reason.code === code && reason.binds);
  if (binds('measured')) return 'measured-late';
  return binds('deposit') ? 'deposit-late' : 'planner';
}

interface LateGoods extends CauseFacts, Readonly<Record<'forecast' | 'promised', KeptDate>> {
  readonly facts: PromiseFacts;
}

/** What is on its way is late, though it were there sooner bought anew; what has to be bought was there before, or was never ordered. */
function lateGoods(key: string, { forecast, promised, facts, given, setAside }: LateGoods): PromiseCause {
  if (given.has(key)) return 'given-to-other';
  if (setAside.has(key)) return 'damaged';
  const isFound = ({ reasons }: KeptDate) =>
    reasons.some(({ code, about }) => (code === 'stock' || code === 'purchase') && about === key);
  if (isFound(forecast) || (facts.stock[key]?.supply.length ?? 0) > 0) return 'vendor-late';
  return isFound(promised) ? 'counted' : 'not-ordered';
}

const behindTheWorks = (forecast: KeptDate, promised: KeptDate): PromiseCause => {
  if (forecast.made > promised.made) return 'closed';
  return (forecast.sent ?? '') > (promised.sent ?? '') ? 'transport' : 'fitting';
};
