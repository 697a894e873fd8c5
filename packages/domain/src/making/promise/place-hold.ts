import { accepted, refused, type Result } from '../../door/model/result.ts';
import { daysAfter } from '../../lib/open-days.ts';
import type { WeekLabel } from '../../lib/production-week.ts';
import type { PromisingMessages } from '../../messages/messages.ts';
import { pointsText } from '../batch/capacity-points.ts';

/** A place in a week that is kept for a quote until its customer has decided. */
export interface PlaceHold {
  readonly quoteId: string;
  readonly week: WeekLabel;
  /** Tenths. */
  readonly points: number;
  /** ISO day, the last on which it stands. */
  readonly until: string;
  /** ISO 8601: it was released, or its order has taken the place; null: neither. */
  readonly endedAt: string | null;
}

/** Calendar days for which a place is held, and for which it can be at most. */
const [usualDays, mostDays] = [7, 30];

/** The part of a week that can be held, per cent of what it takes. */
const sharePerCent = 25;

/** Whether it still stands on this day: it ends by itself, and is judged whenever it is read. */
export const isHoldAlive = ({ until, endedAt }: Pick<PlaceHold, 'until' | 'endedAt'>, day: string): boolean =>
  endedAt === null && day <= until;

interface HoldDays {
  /** ISO days. */
  readonly today: string;
  /** Last day of the quote. */
  readonly validUntil: string;
}

/** The last day of a hold where nobody names another. */
export const usualHoldDay = ({ today, validUntil }: HoldDays): string =>
  [daysAfter(today, usualDays), validUntil].toSorted()[0] ?? today;

/** The last day on which a hold can end. */
export const lastHoldDay = ({ today, validUntil }: HoldDays): string =>
  [daysAfter(today, mostDays), validUntil].toSorted()[0] ?? today;

/** The last day of a hold as somebody names it: neither past nor far ahead, and none that is after the quote. */
export function holdUntil(
  until: string,
  { today, validUntil }: HoldDays,
  { holds: messages }: PromisingMessages,
): Result<string> {
  if (until < today) return refused('hold.past', messages.past);
  if (until > daysAfter(today, mostDays)) return refused('hold.too-long', messages.tooLong(mostDays));
  if (until > validUntil) return refused('hold.after-quote', messages.afterQuote(validUntil));
  return accepted(until);
}

interface HeldWeek {
  readonly week: WeekLabel;
  /** Tenths of points: what the quote takes, what is held there for others, and what the week takes in all. */
  readonly points: number;
  readonly held: number;
  readonly capacity: number;
}

/** Whether a week lets so much be held: the most of it is for what was ordered. */
export function checkHeldShare(
  { week, points, held, capacity }: HeldWeek,
  { holds: messages }: PromisingMessages,
): Result<WeekLabel> {
  if ((held + points) * 100 <= capacity * sharePerCent) return accepted(week);
  const free = Math.max(0, Math.floor((capacity * sharePerCent) / 100) - held);
  return refused('hold.share', messages.share({ week, points: pointsText(points), free: pointsText(free) }));
}

/** What is held in each week, in tenths of points. */
export function heldPoints(holds: readonly Pick<PlaceHold, 'week' | 'points'>[]): ReadonlyMap<WeekLabel, number> {
  const sums = new Map<WeekLabel, number>();
  for (const { week, points } of holds) sums.set(week, (sums.get(week) ?? 0) + points);
  return sums;
}
