import type { RowFaults } from './row-effects.ts';

/** What faults have done to the calls that were under way. */
export interface FaultCounts extends RowFaults {
  readonly calls: number;
  /** Acknowledged before or beside the fault. */
  readonly acknowledged: number;
  /** Calls whose repeat was refused, or answered otherwise than the first. */
  readonly notRepeatable: number;
  /** Calls that were answered with an error of the program instead of a refusal or 'come back later'. */
  readonly unexplained: number;
  /** Processes that ended by themselves. */
  readonly dead: number;
}

/** Nothing was called, and nothing went wrong. */
export const noFaults: FaultCounts = {
  calls: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  half: 0,
  notRepeatable: 0,
  unexplained: 0,
  dead: 0,
};
