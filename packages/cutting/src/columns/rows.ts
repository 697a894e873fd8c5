import type { Pattern } from '../draft.ts';
import type { Goal } from '../goal.ts';
import type { Column } from '../linear/columns.ts';
import type { Shape } from '../shape.ts';

/** Rows of the linear program: one per item, one per kind with a count, one for the limit of new bars. */
export interface Rows {
  readonly size: number;
  /** Row of each kind that has a count. */
  readonly ofKind: ReadonlyMap<number, number>;
  readonly ofBarLimit: number | null;
}

export function rowsOf({ items, kinds }: Shape, goal: Goal): Rows {
  const ofKind = new Map<number, number>();
  let size = items.length;
  for (const [kind, { count }] of kinds.entries()) {
    if (count !== Number.POSITIVE_INFINITY) ofKind.set(kind, size++);
  }
  return Number.isFinite(goal.barLimit)
    ? { size: size + 1, ofKind, ofBarLimit: size }
    : { size, ofKind, ofBarLimit: null };
}

/** What a pattern takes from each row, and what it costs. */
export function columnOf({ kinds }: Shape, goal: Goal, { rows, pattern }: { rows: Rows; pattern: Pattern }): Column {
  const kind = kinds[pattern.kind];
  const ofKind = rows.ofKind.get(pattern.kind);
  const limited = [ofKind, kind?.isNew ? rows.ofBarLimit : null].filter((row) => typeof row === 'number');
  return {
    cost: kind ? goal.costOf(kind) : 0,
    rows: [...pattern.cuts.map(({ item }) => item), ...limited],
    values: [...pattern.cuts.map(({ count }) => count), ...limited.map(() => 1)],
  };
}

/** More than is wanted may be cut of an item (−1), less than allowed taken of a kind (+1); of new bars only where fewer can do. */
export const slackColumns = ({ items }: Shape, goal: Goal, { size, ofBarLimit }: Rows): readonly Column[] =>
  Array.from({ length: size }, (_, row) => ({ cost: 0, rows: [row], values: [row < items.length ? -1 : 1] })).filter(
    (_, row) => row !== ofBarLimit || goal.barFloor < goal.barLimit,
  );

/**
 * Where a piece fits, a shorter one fits too. Told as columns that turn one into the next shorter, this keeps the duals in the
 * order of the lengths from the start, so that far fewer patterns are tried (Valério de Carvalho 2005).
 */
export const exchangeColumns = ({ items }: Shape): readonly Column[] =>
  items.slice(1).map((_, item) => ({ cost: 0, rows: [item, item + 1], values: [-1, 1] }));
