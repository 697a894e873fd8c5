import { isoDay } from '../../lib/calendar-day.ts';
import { daysOfSpan } from '../../lib/open-days.ts';

/** Longest stretch that one line may name: a year, so that a wrong year is found out. */
const mostOfSpan = 366;

/** What was typed or pasted as closed days. */
export interface ReadDays {
  /** ISO days, each once, in their order. */
  readonly days: readonly string[];
  /** Lines that name no days, as they were written. */
  readonly wrong: readonly string[];
}

/**
 * Closed days as people type them or copy them from a sheet or a mail, a day or a stretch in each line, with anything beside them:
 * `2026-12-24/2027-01-04`, `24.12.2026 – 04.01.2027`, `24 December 2026 to 4 January 2027 Christmas`, `17/03/2027`. The day stands
 * before the month.
 */
export function readClosedDays(text: string): ReadDays {
  const lines = text.split(/[\r\n;]+/).filter((line) => line.trim() !== '');
  const read = lines.map((line) => ({ line, days: daysOfLine(line) }));
  return {
    days: [...new Set(read.flatMap(({ days }) => days))].toSorted(),
    wrong: read.flatMap(({ line, days }) => (days.length === 0 ? [line.trim()] : [])),
  };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const written =
  /(?<iso>\d{4}-\d{2}-\d{2})|(?<day>\d{1,2})(?:[./](?<month>\d{1,2})[./]|\.?\s+(?<name>[a-z]{3})[a-z]*\.?\s+)(?<year>\d{4})/gi;

/** One day, written in any of these ways and nothing beside it. */
export function readDay(text: string): string | undefined {
  const [found, ...more] = text.trim().matchAll(written);
  return found && more.length === 0 && found[0] === text.trim() ? dayOf(found.groups ?? {}) : undefined;
}

/** The days from the first to the second one of a line; none where there are more, fewer, or it ends before it begins. */
function daysOfLine(line: string): readonly string[] {
  const ends = [...line.matchAll(written)].map(({ groups = {} }) => dayOf(groups));
  const [first, last = first, ...more] = ends;
  if (first === undefined || last === undefined || more.length > 0 || ends.includes(undefined)) return [];
  const days = daysOfSpan(`${first}/${last}`);
  return days.length > mostOfSpan ? [] : days;
}

/** undefined: there is no such day. */
function dayOf({ iso, day = '', month, name = '', year = '' }: Partial<Record<string, string>>): string | undefined {
  const number = month ?? String(months.indexOf(name.toLowerCase()) + 1);
  return realDay(iso ?? `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The text where it is a day that there is, from 2000 to 2199: not `2027-02-30`. */
export function realDay(text: string): string | undefined {
  if (!/^2[01]\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(text);
  return !Number.isNaN(time) && isoDay(time) === text ? text : undefined;
}

/** A stretch of closed days. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/** Days in their order as stretches without a gap. */
export function spansOfDays(days: readonly string[]): readonly DaySpan[] {
  const spans: { first: string; last: string }[] = [];
  for (const day of days) {
    const open = spans.at(-1);
    if (open && daysOfSpan(`${open.last}/${day}`).length === 2) open.last = day;
    else spans.push({ first: day, last: day });
  }
  return spans;
}
