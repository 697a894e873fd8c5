import { daysAfter, isOpen, type OpenCalendar, workWeek } from '../../lib/open-days.ts';
import type { ProductionWeek } from '../../lib/production-week.ts';

/** The days of a week on which the works are open, ISO. */
export const openDaysOf = ({ startsOn }: Pick<ProductionWeek, 'startsOn'>, calendar: OpenCalendar): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => daysAfter(startsOn, at)).filter((day) => isOpen(day, calendar));

interface WeekFacts {
  /** Points of a week without closed days, tenths. */
  readonly usual: number;
  /** That a person has set; undefined: none was. */
  readonly set: number | undefined;
  /** How many of its days are open. */
  readonly openDays: number;
}

/**
 * What a week takes, in tenths of points (PROMISE 7.2, step 4): what was set, else the usual in the share of its open days. A week
 * without open days takes nothing, whatever was set.
 */
export function weekCapacity({ usual, set, openDays }: WeekFacts): number {
  if (openDays === 0) return 0;
  return set ?? Math.floor((usual * openDays) / workWeek.length);
}
