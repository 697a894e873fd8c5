import { accepted, type Outcome, refused } from '../model/outcome.ts';
import type { OrderingWords } from '../words/words.ts';
import type { OrderDays } from './order.ts';

interface DayRules {
  /** ISO day: no later one has begun yet. */
  readonly latest: string;
  readonly words: OrderingWords['days'];
}

/** The days of an order with one that is said with its move: not one that is still to come, and none before those that are said already. */
export function orderDaysWith(
  days: OrderDays,
  said: Partial<Readonly<Record<keyof OrderDays, string>>>,
  { latest, words }: DayRules,
): Outcome<OrderDays> {
  const before = lastDay(days);
  for (const day of Object.values(said)) {
    if (day > latest) return refused('order.day-later', words.later);
    if (day < before) return refused('order.day-earlier', words.earlier(before));
  }
  return accepted({ ...days, ...said });
}

/** The last day that is said, ISO; '' for none. */
export const lastDay = ({ dispatched, delivered, installed }: OrderDays): string =>
  installed ?? delivered ?? dispatched ?? '';
