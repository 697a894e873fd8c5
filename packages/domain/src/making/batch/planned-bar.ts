import type { Mm } from '../../lib/mm.ts';

/** A bar of a cutting plan with the pieces that come from it. */
export interface PlannedBar {
  /** Key of the group. */
  readonly group: string;
  /** Counted from 1 through the whole batch. */
  readonly number: number;
  /** Full length of a new bar, usable length of an offcut. */
  readonly stock: Mm;
  /** Id of the offcut; null: a new bar. */
  readonly offcut: string | null;
  /** Codes, in the order of the cuts. */
  readonly pieces: readonly string[];
  /** What can still be used. */
  readonly rest: Mm;
}
