import type { PromiseDisplay } from '../../catalogue/rows/client-rows.ts';
import { daysAfter } from '../../lib/open-days.ts';
import type { OrderEnd } from './promise-facts.ts';
import { type KeptDate, saidDay } from './promise.ts';

/** Sentences of a date that visitors are shown. */
export interface ShownPromiseTexts {
  /** `Fitted from the week of 14 December`: day as a text. */
  readonly date: (what: OrderEnd, day: string) => string;
  /** `Made in about 3 weeks`. */
  readonly weeks: (weeks: number) => string;
  /** `14 December 2026` of an ISO day. */
  readonly day: (day: string) => string;
}

interface ShownTo {
  readonly display: Exclude<PromiseDisplay, 'hidden'>;
  /** ISO day. */
  readonly today: string;
  readonly texts: ShownPromiseTexts;
}

/** How a date is said to visitors: as the week from which on it can be there, or as the weeks until the door is made. A year is named where it is another one. */
export function shownPromise(date: KeptDate, { display, today, texts }: ShownTo): string {
  if (display === 'weeks') return texts.weeks(weeksUntil(date.made, today));
  const day = saidDay({ day: date.day, grain: 'week' });
  const said = texts.day(day);
  return texts.date(date.what, day.slice(0, 4) === today.slice(0, 4) ? said.replace(/ \d{4}$/, '') : said);
}

/** Begun weeks: until the same weekday of the next week it is one, and never none. */
export function weeksUntil(day: string, today: string): number {
  let weeks = 1;
  while (daysAfter(today, weeks * 7) < day) weeks += 1;
  return weeks;
}
