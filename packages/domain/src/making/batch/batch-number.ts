import type { WeekLabel } from '../../lib/production-week.ts';

/** Number of a batch: the production week and its place in that week. */
export interface BatchNumber {
  readonly week: WeekLabel;
  /** Counted from 1 in each week. */
  readonly number: number;
}

/** `2647-B012`. */
export const batchNumberText = ({ week, number }: BatchNumber): string => `${week}-B${String(number).padStart(3, '0')}`;
