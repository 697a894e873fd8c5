import { dateLanguage } from './moments.ts';

// A day of the calendar has no hour: it is read and written by the same clock.
const shortDay = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const ofThisYear = new Intl.DateTimeFormat(dateLanguage, shortDay);
const ofAnyYear = new Intl.DateTimeFormat(dateLanguage, { ...shortDay, year: 'numeric' });

/** `2026-11-23` as the language of the page writes it; the year stands there when it is another than that of `today`. */
export const dayText = (day: string, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? ofThisYear : ofAnyYear).format(new Date(day));
