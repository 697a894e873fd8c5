import { dayIn, defaultTimeZone } from '@door/domain/lib/calendar-day';
import { language } from './language.ts';

/** British order of day and month; plain `en` would be American. */
const dateLanguage = language === 'en' ? 'en-GB' : language;

/** How moments are written, as a clock of the time zone shows them. */
const formatsIn = (timeZone: string) => ({
  timeZone,
  moments: new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  days: new Intl.DateTimeFormat(dateLanguage, { day: 'numeric', month: 'short', timeZone }),
  times: new Intl.DateTimeFormat(dateLanguage, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
});

let formats = formatsIn(defaultTimeZone);

/** From here on moments are written as a clock where the supplier is shows them, so that they are on the days that the server goes by. */
export function showMomentsIn(timeZone: string): void {
  if (formats.timeZone !== timeZone) formats = formatsIn(timeZone);
}

/** `23 Nov 2026, 14:05` */
export const momentText = (iso: string): string => formats.moments.format(new Date(iso));

/** `23 Nov, 14:05`; for today only the time, as `today` writes it. */
export function dayOrTimeText(iso: string, today: (time: string) => string): string {
  const { days, times, timeZone } = formats;
  const moment = new Date(iso);
  const time = times.format(moment);
  const isToday = dayIn(moment, timeZone) === dayIn(new Date(), timeZone);
  return isToday ? today(time) : `${days.format(moment)}, ${time}`;
}

const ages = new Intl.RelativeTimeFormat(dateLanguage, { numeric: 'auto' });

const dayMs = 24 * 60 * 60_000;

/** How long ago: 'today', 'yesterday', '3 days ago', by calendar days. */
export function ageText(iso: string, now: Date): string {
  const dayOf = (moment: Date | string) => Date.parse(dayIn(moment, formats.timeZone));
  return ages.format((dayOf(iso) - dayOf(now)) / dayMs, 'day');
}

// A calendar day without a time is parsed as UTC, so it is written as UTC.
const shortDay = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const ofThisYear = new Intl.DateTimeFormat(dateLanguage, shortDay);
const ofAnyYear = new Intl.DateTimeFormat(dateLanguage, { ...shortDay, year: 'numeric' });

/** `2026-11-23` as `Mon, 23 Nov`, with the year when it differs from the year of `today`. */
export const dayText = (day: string, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? ofThisYear : ofAnyYear).format(new Date(day));

const datesOfYear = new Intl.DateTimeFormat(dateLanguage, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `2027-03-04` as `4 March`, of a day that cannot be far away. */
export const nearDateText = (day: string): string => datesOfYear.format(new Date(day));

const months = new Intl.DateTimeFormat(dateLanguage, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `2026-12` as `Dec 2026`. */
export const monthText = (month: string): string => months.format(new Date(`${month}-01`));

const weekdays = new Intl.DateTimeFormat(dateLanguage, { weekday: 'long', timeZone: 'UTC' });

/** `2026-12-03` as `Thursday`. */
export const weekdayText = (day: string): string => weekdays.format(new Date(day));

const calendarDays = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-12-22` as `22 Dec 2026`. */
export const calendarDayText = (day: string): string => calendarDays.format(new Date(day));
