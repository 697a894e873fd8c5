import { daysAfter } from '../../lib/open-days.ts';
import { mondayOf, type WeekLabel } from '../../lib/production-week.ts';
import type { OrderEnd } from './promise-facts.ts';

/** A date with the facts that it follows from. */
export interface PromisedDate {
  readonly what: OrderEnd;
  /** On which it is fitted, delivered or collected. */
  readonly day: string;
  /** `day` where the last step is a booked slot or a transport day that a person fixed. */
  readonly grain: 'day' | 'week';
  /** In which the works make it. */
  readonly week: WeekLabel;
  /** Last open day of that week. */
  readonly made: string;
  /** null: it is collected. */
  readonly sent: string | null;
  /** In the order of `reasonCodes`. */
  readonly reasons: readonly PromiseReason[];
  /** Each week from that of the start to the promised one that was not taken: the certificate that the date is not late. */
  readonly skipped: readonly SkippedWeek[];
  /** What would be ordered for it. */
  readonly buys: readonly PromiseBuy[];
}

/** A date as it is kept: what would be bought for it is not. */
export type KeptDate = Omit<PromisedDate, 'buys'>;

export const keptDate = ({ what, day, grain, week, made, sent, reasons, skipped }: PromisedDate): KeptDate => ({
  what,
  day,
  grain,
  week,
  made,
  sent,
  reasons,
  skipped,
});

/** What moves the date of an order that has a promise (PROMISE 7.7); the last four are its customer's. */
export const movingCauses = [
  ...(['vendor-late', 'not-ordered', 'damaged', 'counted', 'capacity', 'closed', 'made-late', 'transport'] as const),
  ...(['fitting', 'planner', 'given-to-other', 'asked', 'measured-late', 'deposit-late', 'held'] as const),
] as const;

/**
 * Why a promise is not the first of its order, or has no reasons. `migrated`: it was made before reasons were kept; `held`: its order
 * goes on after a hold.
 */
export type PromiseCause = 'migrated' | (typeof movingCauses)[number];

/** With such a promise, as with one that has no cause, an order stands behind all that are promised by then. All others keep its place. */
export const placingCauses: readonly PromiseCause[] = ['migrated', 'held'];

/** A date that stands if it is accepted in time. */
export interface DateEstimate {
  readonly date: KeptDate;
  /** Last day on which it can be accepted for that date. */
  readonly acceptBy: string;
}

/** The day that is said of a date: where only its week is promised, the Monday of that week. */
export const saidDay = ({ day, grain }: Pick<PromisedDate, 'day' | 'grain'>): string =>
  grain === 'day' ? day : mondayOf(day);

/** The last day of what was said: the day itself, or the Sunday of its week. A later day breaks it. */
export const latestDay = ({ day, grain }: Pick<PromisedDate, 'day' | 'grain'>): string =>
  grain === 'day' ? day : daysAfter(mondayOf(day), 6);

export const reasonCodes = [
  'ordered',
  'accepted',
  'measured',
  'deposit',
  'asked',
  'planning',
  'lead',
  'stock',
  'purchase',
  'vendor',
  'painted',
  'cured',
  'capacity',
  'closed',
  'made',
  'transport',
  'fitting',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/**
 * A fact with a day. The promised day is never before it. What each code's day is, and what it is about:
 *
 * | Code | Day | About | There |
 * | --- | --- | --- | --- |
 * | ordered | today | '' | where nothing is promised yet |
 * | accepted, measured | that day, or the assumed one | '' | always |
 * | deposit | that day, or the assumed one | '' | where it is known or asked for |
 * | asked | the day, or the Monday of the week | `notBefore` | where something is asked |
 * | planning | planning day | '' | always |
 * | lead | the rule's day | name of the rule | once a rule, by name |
 * | stock | the first day, from today on, on which the quantity is free | article key | once a demand, by key |
 * | purchase | the same, where it is free once it comes on a purchase | article key | once a demand, by key |
 * | vendor | the day on which what is bought is usable | article key (who sells it: `buys`) | once a demand, by key |
 * | painted | the last of its painting days | article key | after painting here |
 * | cured | the first open day on which it is cured | article key | after painting here |
 * | capacity | first open day of the promised week | the first week that was full | only where it binds |
 * | closed | last day of a stretch of closed days | that stretch, `2026-12-21/2027-01-01`, or its one day | only where it binds |
 * | made | last open day of the promised week | that week | always |
 * | transport | the day on which it is sent | '' | unless it is collected |
 * | fitting | the fitted day | '' | where it is fitted |
 */
export interface PromiseReason {
  readonly code: ReasonCode;
  readonly day: string;
  /**
   * Start reasons whose day is the start; those of `asked`, `planning`, `lead` and the goods whose own first week is the latest first
   * week (`asked` also where the last step waits for its day); `capacity` where the promised week is later than that; `closed` where
   * the date would be earlier without closed days; `made`, `transport` and `fitting` always.
   */
  readonly binds: boolean;
  /** Whether the fact is not there yet and was assumed. */
  readonly assumed: boolean;
  readonly about: string;
}

/** Why a week was not taken: the first of these that refutes it. */
export const skipCodes = ['closed', 'asked', 'lead', 'planning', 'not-ready', 'full'] as const;

export type SkippedWeek = { readonly week: WeekLabel } & Refutation;

/**
 * What shows that a week cannot be taken. Of several rules or goods that refute it, the one with the latest day is named, of those the
 * first by name.
 */
export type Refutation =
  | { readonly why: 'closed' }
  /** About the week or day that is asked for, as in the facts: `2707`, `2027-02-19`. */
  | { readonly why: 'asked'; readonly about: string }
  /**
   * `day` is after `limit`: of a rule its day and the last open day of the week, of planning its day and the week's cutting day, of goods
   * the day on which they are ready and the need day of their stage. About the rule, or the article key; '' for planning.
   */
  | { readonly why: LateCode; readonly day: string; readonly limit: string; readonly about: string }
  /** Tenths of points: what the week holds, what the order takes, and what the week takes in all. */
  | { readonly why: 'full'; readonly load: number; readonly points: number; readonly capacity: number };

export type LateCode = 'lead' | 'planning' | 'not-ready';

/** An order to a vendor that the date counts on. Days. */
export interface PromiseBuy {
  readonly key: string;
  readonly vendor: string;
  readonly order: string;
  readonly delivered: string;
  readonly usable: string;
}
