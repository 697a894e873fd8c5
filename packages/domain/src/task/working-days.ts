const day = 24 * 60 * 60_000;

const isWorkingDay = (time: number): boolean => ![0, 6].includes(new Date(time).getUTCDay());

/** The day so many working days, Monday to Friday, after a day; both as ISO dates (2026-11-23). Holidays are not known. */
export function workingDaysAfter(date: string, days: number): string {
  let time = Date.parse(date);
  for (let left = days; left > 0; ) {
    time += day;
    if (isWorkingDay(time)) left -= 1;
  }
  return new Date(time).toISOString().slice(0, 10);
}
