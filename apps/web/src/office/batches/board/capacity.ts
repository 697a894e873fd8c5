import type { WireWeek } from '../batch-wire.ts';

/** `118.4` in tenths of a point: 1184. Sums of them are exact. */
export const tenthsOf = (points: string): number => Math.round(Number(points) * 10);

interface Placed {
  /** Of the whole line: `2.1`. */
  readonly Points: string;
  /** The production week of its order, to whose load it counts already; null: none. */
  readonly Week: string | null;
}

/** What the week would hold with these lines and what is held for quotes, in tenths. A line whose order is planned in the week counts already. */
export const loadWith = (week: Pick<WireWeek, 'Week' | 'Points' | 'Held'>, lines: readonly Placed[]): number =>
  lines
    .filter(({ Week }) => Week !== week.Week)
    .reduce((sum, { Points }) => sum + tenthsOf(Points), tenthsOf(week.Points) + tenthsOf(week.Held));

/** Whether somebody has to say why the week takes more than it has room for. */
export const needsReason = (
  week: Pick<WireWeek, 'Week' | 'Points' | 'Held' | 'Capacity'>,
  lines: readonly Placed[],
): boolean => loadWith(week, lines) > tenthsOf(week.Capacity);
