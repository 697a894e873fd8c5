/** How many rows each table has, or how many more; a table without is not named. */
export type Rows = Readonly<Record<string, number>>;

export interface CallEffect {
  /** The server said that it is done. */
  readonly isAcknowledged: boolean;
  /** The rows that the call makes where nothing disturbs it. */
  readonly rows: Rows;
}

export interface RowFaults {
  /** Acknowledged calls without their effect. */
  readonly lost: number;
  /** Effects that are there twice. */
  readonly doubled: number;
  /** Effects of which a part is there. */
  readonly half: number;
}

/**
 * What the rows that there are more than before say about the calls: each acknowledged one has all its rows, and each other one
 * all or none. At most 16 calls.
 */
export function faultsInRows(more: Rows, calls: readonly CallEffect[]): RowFaults {
  const subsets = Array.from({ length: 2 ** calls.length }, (_, bits) => calls.filter((__, at) => (bits >> at) & 1));
  const explaining = subsets.filter((subset) => isSame(more, sumOf(subset)));
  if (explaining.length > 0) {
    const missing = explaining.map((subset) => countOf(calls, (call) => call.isAcknowledged && !subset.includes(call)));
    return { lost: Math.min(...missing), doubled: 0, half: 0 };
  }
  const all = sumOf(calls);
  const isMore = tablesOf(more, all).some((table) => (more[table] ?? 0) > (all[table] ?? 0));
  return { lost: 0, doubled: isMore ? 1 : 0, half: isMore ? 0 : 1 };
}

/** The rows of the later count that the earlier one has not. */
export const rowsSince = (before: Rows, after: Rows): Rows =>
  Object.fromEntries(
    tablesOf(before, after)
      .map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );

const tablesOf = (one: Rows, other: Rows): readonly string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

const isSame = (one: Rows, other: Rows): boolean =>
  tablesOf(one, other).every((table) => (one[table] ?? 0) === (other[table] ?? 0));

function sumOf(calls: readonly CallEffect[]): Rows {
  const sum: Record<string, number> = {};
  for (const { rows } of calls) for (const [table, more] of Object.entries(rows)) sum[table] = (sum[table] ?? 0) + more;
  return sum;
}

const countOf = <T>(all: readonly T[], isOne: (each: T) => boolean): number => all.filter(isOne).length;
