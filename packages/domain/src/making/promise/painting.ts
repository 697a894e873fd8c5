import type { Painting } from '../../catalogue/rows/production-rows.ts';
import { daysAfter, isOpen, onOrAfterOpen, type OpenCalendar, plusOpen } from '../../lib/open-days.ts';

/** How long these works paint: open days of painting, calendar days of curing. */
export type PaintDays = Pick<Painting, 'days' | 'cureDays'>;

/** When painting that begins on the first open day of this one or later is done, and when it can be touched. ISO days. */
export function paintedFrom(day: string, { days, cureDays }: PaintDays, calendar: OpenCalendar) {
  const painted = plusOpen(onOrAfterOpen(day, calendar), days - 1, calendar);
  return { painted, ready: onOrAfterOpen(daysAfter(painted, cureDays), calendar) };
}

/** The last open day on which painting may begin, so that it is cured by a day (PROMISE 5.1). */
export function paintingBegins(cured: string, paint: PaintDays, calendar: OpenCalendar): string {
  let day = cured;
  while (!isOpen(day, calendar) || paintedFrom(day, paint, calendar).ready > cured) day = daysAfter(day, -1);
  return day;
}
