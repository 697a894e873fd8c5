import { calendarDayText } from '../../shared/text/dates.ts';
import type { WireWeek } from '../batches/batch-wire.ts';
import { orderPageMessages as t } from '../messages/orders.ts';

interface WeekChoice {
  /** Label of the week: `2650`. */
  readonly value: string;
  readonly label: string;
}

/** The production weeks to choose from, each with what it holds already. */
export const weekChoices = (weeks: readonly WireWeek[]): readonly WeekChoice[] =>
  weeks.map((week) => ({
    value: week.Week,
    label: t.weekChoice({ ...week, StartsOn: calendarDayText(week.StartsOn) }),
  }));
