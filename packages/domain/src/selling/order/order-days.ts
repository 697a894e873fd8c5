import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { OrderingMessages } from '../../messages/messages.ts';
import type { OrderDays } from './order.ts';

interface DayRules {
  /** ISO day: no later one has begun yet. */
  readonly latest: string;
  /** Whether somebody has said that a day long past is right. */
  readonly isOldAccepted: boolean;
  /** ISO day of what came before these days, as the last check of a door; '' for none. */
  readonly notBefore?: string;
  readonly messages: OrderingMessages['days'];
}

/**
 * The days of an order with one that is said with its move: not one that is still to come, and none before those
 * that are said already. One long past is
 * taken only from somebody who says that it is right.
 */
export function orderDaysWith(
  days: OrderDays,
  said: Partial<Readonly<Record<keyof OrderDays, string>>>,
  { latest, isOldAccepted, notBefore = '', messages }: DayRules,
): Result<OrderDays> {
  const before = lastDay(days) || notBefore;
  for (const day of Object.values(said)) {
    if (day > latest) return refused('order.day-later', messages.later);
    if (day < before) return refused('order.day-earlier', messages.earlier(before));
    if (isLongAgo(day, latest) && !isOldAccepted) return refused('order.day-long-ago', messages.longAgo(day));
  }
  return accepted({ ...days, ...said });
}

const usualDays = 31;
const dayMs = 86_400_000;

/** Whether a day is so long before another that a slip of the year is likelier than a late report. Both ISO. */
export const isLongAgo = (day: string, today: string): boolean =>
  Date.parse(today) - Date.parse(day) > usualDays * dayMs;

/** The last day that is said, ISO; '' for none. */
export const lastDay = ({ dispatched, delivered, installed }: OrderDays): string =>
  installed ?? delivered ?? dispatched ?? '';
