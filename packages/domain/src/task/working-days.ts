const day = 24 * 60 * 60_000;

const isWorkingDay = (time: number): boolean => ![0, 6].includes(new Date(time).getUTCDay());

/** The date `days` calendar days after `date`: 2026-12-22 is 30 days after 2026-11-22; negative: before. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** The date `days` working days (Monday to Friday) after `date`; ISO dates: Friday 2026-11-20 plus 1 is 2026-11-23. Holidays are not taken into account. */
export function workingDaysAfter(date: string, days: number): string {
  let time = Date.parse(date);
  for (let left = days; left > 0; ) {
    time += day;
    if (isWorkingDay(time)) left -= 1;
  }
  return new Date(time).toISOString().slice(0, 10);
}
