import { isoDay } from '../../lib/calendar-day.ts';
import { openCalendar, plusOpen, workWeek } from '../../lib/open-days.ts';

const day = 24 * 60 * 60_000;

const isWeekday = (time: number): boolean => ![0, 6].includes(new Date(time).getUTCDay());

/** The working days from the first date to the last, both counted: of 2026-12-24 to 2026-12-28 the 24th, 25th and 28th. At most a year. */
export function workingDaysOf(first: string, last: string): readonly string[] {
  const end = Math.min(Date.parse(last), Date.parse(first) + 366 * day);
  const days: string[] = [];
  for (let time = Date.parse(first); time <= end; time += day) if (isWeekday(time)) days.push(isoDay(time));
  return days;
}

/**
 * The date `days` working days (Monday to Friday) after `date`; ISO dates: Friday 2026-11-20 plus 1 is 2026-11-23. `holidays`: days
 * on which nobody works either.
 */
export const workingDaysAfter = (date: string, days: number, holidays: readonly string[] = []): string =>
  plusOpen(date, days, openCalendar(workWeek, holidays));
