import { accepted, refused, type Result } from '../../door/model/result.ts';
import type { WeekLabel } from '../../lib/production-week.ts';
import { latestDay, type PromisedDate } from '../../making/promise/promise.ts';
import type { OrderingMessages } from '../../messages/messages.ts';
import { isBeforePromise } from './waiting-orders.ts';

interface EarlyWeek {
  readonly week: WeekLabel;
  readonly promisedWeek: WeekLabel | null;
  /** Whether somebody has said that it is made so early. */
  readonly isEarlyAccepted: boolean;
}

/** A week before the promised one, which is the first that the lead time leaves, is taken only from somebody who says that it is meant. */
export function checkEarlyWeek(
  { week, promisedWeek, isEarlyAccepted }: EarlyWeek,
  { weekEarly }: OrderingMessages,
): Result<WeekLabel> {
  if (isEarlyAccepted || !isBeforePromise(week, promisedWeek)) return accepted(week);
  return refused('order.week-early', weekEarly(week, promisedWeek ?? ''));
}

type SaidDate = Pick<PromisedDate, 'day' | 'grain'>;

interface LateWeek {
  readonly week: WeekLabel;
  /** Which the order has in that week; null: nobody knows one. */
  readonly date: SaidDate | null;
  /** As it was promised last; null: nothing is promised. */
  readonly promised: SaidDate | null;
  /** Whether the customer is told, and why it is later. */
  readonly tells: boolean;
  readonly reason: string;
}

/** Whether a week breaks what was promised, which is a new promise then: taken only from somebody who tells the customer and says why. */
export function checkLateWeek(
  { week, date, promised, tells, reason }: LateWeek,
  { weekLate }: OrderingMessages,
): Result<{ readonly isLater: boolean }> {
  const isLater = promised !== null && (date === null || date.day > latestDay(promised));
  if (isLater && (!tells || reason.trim() === ''))
    return refused('order.week-late', weekLate(week, date?.day ?? null, promised.day));
  return accepted({ isLater });
}
