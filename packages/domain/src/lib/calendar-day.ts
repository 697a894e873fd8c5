/** Where a supplier is that has settled no other time zone. */
export const defaultTimeZone = 'Europe/Dublin';

/** A name of the IANA database: `Europe/Dublin`, `America/Argentina/Ushuaia`, `UTC`. An offset such as `+01:00` knows no summer time. */
const zoneName = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;

/** Whether this is the name of a time zone whose days can be told. */
export function isTimeZone(text: string): boolean {
  if (!zoneName.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text }).format(0);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Making one takes longer than a thousand questions to it, and there are no more of them than names of zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What the clock on the wall shows, as if it were UTC: ms. */
function wallTime(time: number, timeZone: string): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const timeOf = (instant: Date | string): number =>
  typeof instant === 'string' ? Date.parse(instant) : instant.getTime();

/**
 * The calendar day of an instant where the supplier is, as an ISO date: 2027-06-30T23:30:00Z is on `2027-07-01` in `Europe/Dublin`.
 * Every day that follows from a clock is made here.
 * @param instant a moment, or its ISO text with a time
 * @param timeZone an IANA name, else a RangeError is thrown
 */
export const dayIn = (instant: Date | string, timeZone: string): string => isoDay(wallTime(timeOf(instant), timeZone));

/** The hour that a clock there shows, 0 to 23. */
export const hourIn = (instant: Date | string, timeZone: string): number =>
  new Date(wallTime(timeOf(instant), timeZone)).getUTCHours();

/** What a clock there shows, `HH:MM`: at 2027-03-28T10:59:59Z it is `11:59` in `Europe/Dublin`. */
export const clockIn = (instant: Date | string, timeZone: string): string =>
  new Date(wallTime(timeOf(instant), timeZone)).toISOString().slice(11, 16);

/**
 * The instant at which a clock there shows this on a day: on `2027-03-29` at `17:00` it is 2027-03-29T16:00:00.000Z in `Europe/Dublin`. What is
 * left out when summer time begins is as much later; of what comes twice when it ends it is one.
 * @param clock `HH:MM`
 */
export function instantOf(day: string, clock: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${clock}:00Z`);
  const isAhead = (time: number) => wallTime(time, timeZone) - time;
  // The offset of the first guess is right but for the hours beside a change of clocks.
  return new Date(wall - isAhead(wall - isAhead(wall)));
}

const hourMs = 3_600_000;

/** The first instant of a day there: `2027-03-28` begins in `Europe/Dublin` at 2027-03-28T00:00:00.000Z, and ends 23 hours later. */
export function dayBegins(day: string, timeZone: string): Date {
  const midnight = Date.parse(day);
  // No zone is further than 14 hours from UTC, and each changes its clocks by whole minutes.
  let [before, after] = [midnight - 15 * hourMs, midnight + 15 * hourMs];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(new Date(middle), timeZone) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** A day of which only the date counts, as calculations with days alone have it: ms of UTC to `2027-07-01`. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day so many months later: the same day of the month, or the month's last (JOURNEY 7.9). Days are ISO. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return isoDay(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())));
}
