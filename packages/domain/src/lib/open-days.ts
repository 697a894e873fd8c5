import { isoDay } from './calendar-day.ts';

const dayMs = 86_400_000;

/** The days on which somebody works: those of some weekdays, without single days. */
export interface OpenCalendar {
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekdays: ReadonlySet<number>;
  /** ISO days on which it is closed whatever the weekday. */
  readonly closed: ReadonlySet<string>;
}

/** Monday to Friday. */
export const workWeek: readonly number[] = [1, 2, 3, 4, 5];

/**
 * A calendar from rows as people enter them.
 * @param weekdays 1 to 7; those that name no weekday are left out
 * @param closed single days and spans, `2026-12-21/2027-01-01`
 */
export const openCalendar = (weekdays: readonly number[], closed: readonly string[]): OpenCalendar => ({
  weekdays: new Set(weekdays.filter((weekday) => weekday >= 1 && weekday <= 7)),
  closed: new Set(closed.flatMap(daysOfSpan)),
});

/** The day so many calendar days later: `2026-12-31` and 3 are `2027-01-03`; negative: earlier. */
export const daysAfter = (day: string, count: number): string => isoDay(Date.parse(day) + count * dayMs);

/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: string): number => {
  // Day 0 of the epoch was a Thursday; days before it have negative numbers.
  const sinceMonday = (Date.parse(day) / dayMs + 3) % 7;
  return ((sinceMonday + 7) % 7) + 1;
};

/** The days of `2026-12-31/2027-01-02`, both ends counted, or of one day. A span that ends before it begins has none. */
export function daysOfSpan(span: string): readonly string[] {
  const [first = '', last = first] = span.split('/');
  const count = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => daysAfter(first, index));
}

/** Whether it is open on this day. */
export const isOpen = (day: string, { weekdays, closed }: OpenCalendar): boolean =>
  weekdays.has(weekdayOf(day)) && !closed.has(day);

/** The first open day that is not before this one. A calendar without any weekday has none: a RangeError. */
export function onOrAfterOpen(day: string, calendar: OpenCalendar): string {
  if (calendar.weekdays.size === 0) throw new RangeError('A calendar without any weekday has no open day.');
  let open = day;
  while (!isOpen(open, calendar)) open = daysAfter(open, 1);
  return open;
}

/** The n-th open day after this one; of 0 it is the day itself, open or not: Friday `2026-12-18` and 1 are Monday `2026-12-21`. */
export function plusOpen(day: string, n: number, calendar: OpenCalendar): string {
  let last = day;
  for (let left = n; left > 0; left -= 1) last = onOrAfterOpen(daysAfter(last, 1), calendar);
  return last;
}

/** The last open day before this one. A calendar without any weekday has none: a RangeError. */
export function openDayBefore(day: string, calendar: OpenCalendar): string {
  if (calendar.weekdays.size === 0) throw new RangeError('A calendar without any weekday has no open day.');
  let before = daysAfter(day, -1);
  while (!isOpen(before, calendar)) before = daysAfter(before, -1);
  return before;
}
