import { isoDay } from './calendar-day.ts';

/** An ISO week as the factory names it: `2647` is week 47 of 2026. Labels of one century sort as their weeks do. */
export type WeekLabel = string;

const dayMs = 86_400_000;

export interface ProductionWeek {
  readonly label: WeekLabel;
  /** Monday and Sunday, ISO days. */
  readonly startsOn: string;
  readonly endsOn: string;
}

/** `count` ISO weeks from that of the day on. */
export const productionWeeksFrom = (day: string, count: number): readonly ProductionWeek[] =>
  Array.from({ length: count }, (_, index) => weekFrom(mondayBefore(Date.parse(day)) + index * 7 * dayMs));

/** Whether the week had ended by this day: on 7 December 2026 `2649` had, and `2650` had not. */
export const isWeekOver = (label: WeekLabel, day: string): boolean =>
  productionWeeksFrom(day, 1).every((week) => label < week.label);

/** Weeks before that of today, and from it on, that lists offer. */
const [weeksBefore, weeksAhead] = [4, 12];

/** The weeks that lists and charts name on this day: on 7 December 2026, in `2650`, those from `2646` to `2708`. */
export const listedWeeks = (day: string): readonly WeekLabel[] =>
  productionWeeksFrom(isoDay(Date.parse(day) - weeksBefore * 7 * dayMs), weeksBefore + weeksAhead).map(
    ({ label }) => label,
  );

/** The Monday of the week of a day: of `2027-01-06` it is `2027-01-04`. */
export const mondayOf = (day: string): string => isoDay(mondayBefore(Date.parse(day)));

const mondayBefore = (time: number): number => time - ((new Date(time).getUTCDay() + 6) % 7) * dayMs;

function weekFrom(monday: number): ProductionWeek {
  // An ISO week belongs to the year of its Thursday.
  const thursday = new Date(monday + 3 * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  const label = `${String(year).slice(2)}${String(week).padStart(2, '0')}`;
  return { label, startsOn: isoDay(monday), endsOn: isoDay(monday + 6 * dayMs) };
}

/** `2650` of `2650-B012`: the production week with which a typed number begins; null: none. Weeks go from 01 to 53. */
export const weekIn = (text: string): string | null =>
  /^\d{2}(?:0[1-9]|[1-4]\d|5[0-3])(?!\d)/.exec(text.trim())?.[0] ?? null;

/** Whether the text is the label of a week and nothing else: `2650`. `2753` is none, since 2027 has 52 weeks. */
export function isWeekLabel(text: string): boolean {
  return weekIn(text) === text && weekOfLabel(text).label === text;
}

/** The week of a label: `2650` begins on 2026-12-07. Of one that its year does not have (`2753`), the first of the next year. */
export function weekOfLabel(label: WeekLabel): ProductionWeek {
  const [year, week] = [2000 + Number(label.slice(0, 2)), Number(label.slice(2))];
  // 4 January is always in the first week.
  return weekFrom(mondayBefore(Date.UTC(year, 0, 4)) + (week - 1) * 7 * dayMs);
}
