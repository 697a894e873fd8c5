import { batchMoves } from '@door/domain/making/batch/batch-cycle';
import type { ListedBatch, WireWeek } from '../batch-wire.ts';

/** A week of the board. */
export interface BoardRow {
  /** Label of the week: `2650`. */
  readonly week: string;
  /** With its load; null: the week is over, so nothing more is planned in it. */
  readonly load: WireWeek | null;
  readonly batches: readonly ListedBatch[];
}

/** Empty weeks that are shown without being asked for. */
const usualWeeks = 6;

/**
 * The weeks in their order: those that are over but have open batches first, then from this week on up to the last in which
 * something is planned, six at least.
 */
export function boardRows(
  weeks: readonly WireWeek[],
  batches: readonly ListedBatch[],
  all: boolean,
): readonly BoardRow[] {
  const open = batches.filter(({ State }) => State !== batchMoves.close.to);
  const of = (week: string) => open.filter(({ Week }) => Week === week).toSorted(byNumber);
  const past = [...new Set(open.map(({ Week }) => Week))].filter((week) => week < (weeks[0]?.Week ?? '')).toSorted();
  const rows = weeks.map((load): BoardRow => ({ week: load.Week, load, batches: of(load.Week) }));
  const last = rows.findLastIndex(({ load, batches: some }) => some.length > 0 || (load?.Orders ?? 0) > 0);
  return [
    ...past.map((week): BoardRow => ({ week, load: null, batches: of(week) })),
    ...rows.slice(0, all ? rows.length : Math.max(usualWeeks, last + 1)),
  ];
}

const byNumber = (one: ListedBatch, other: ListedBatch): number => (one.Number < other.Number ? -1 : 1);
