import { clockIn, dayIn } from '../../lib/calendar-day.ts';
import { type OpenCalendar, plusOpen } from '../../lib/open-days.ts';
import type { OrderFrom } from './arrival.ts';
import type { PromiseFacts } from './promise-facts.ts';
import type { PromiseReason } from './promise.ts';

/** From when the works count. */
export interface PromiseStart {
  /** ISO days. */
  readonly today: string;
  readonly day: string;
  /** From when goods are ordered: an assumed start counts as past every cut-off. */
  readonly from: OrderFrom;
  /** On which the order is planned: its first cut is not before. */
  readonly planningDay: string;
  readonly reasons: readonly PromiseReason[];
}

/**
 * The latest of today, acceptance, measurements and deposit (PROMISE 7.1 and 7.2, step 1). What is not yet is assumed, and says so. What is
 * promised already runs since then, and not from today; what is overdue of it is assumed for today.
 */
export function promiseStart({ now, timeZone, order, works }: PromiseFacts, calendar: OpenCalendar): PromiseStart {
  const today = dayIn(now, timeZone);
  const accepted = order.accepted ?? today;
  const knownOrAssumed = (known: string | null, days: number) => ({
    day: known ?? later(plusOpen(accepted, days, calendar), order.place ? today : ''),
    assumed: known === null,
  });
  const known = { about: '', assumed: false };
  const facts = [
    ...(order.place ? [] : [{ ...known, code: 'ordered', day: today } as const]),
    { ...known, code: 'accepted', day: accepted, assumed: order.accepted === null },
    { ...known, code: 'measured', ...knownOrAssumed(order.measured, works.surveyDays) },
    ...(order.deposit === null && !order.depositAsked
      ? []
      : [{ ...known, code: 'deposit', ...knownOrAssumed(order.deposit, works.depositDays) } as const]),
  ] as const;
  const day = facts.reduce((latest, fact) => later(latest, fact.day), accepted);
  const isAssumed = facts.some((fact) => fact.assumed && fact.day === day);
  const orderDay = later(day, today);
  const clockToday = orderDay === today ? clockIn(now, timeZone) : '';
  return {
    today,
    day,
    from: { day: orderDay, clock: isAssumed ? '24:00' : clockToday },
    planningDay: plusOpen(day, works.planDays, calendar),
    reasons: facts.map((fact) => ({ ...fact, binds: fact.day === day })),
  };
}

const later = (one: string, other: string): string => (one > other ? one : other);
