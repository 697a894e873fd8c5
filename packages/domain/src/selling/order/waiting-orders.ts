import type { WeekLabel } from '../../lib/production-week.ts';
import type { OrderState } from './order-states.ts';

/** The states in which doors are still to be made; what is on hold waits on purpose. */
export const unmadeStates: readonly OrderState[] = [
  'Draft',
  'Confirmed From Installer',
  'Accepted',
  'Ready For Production',
  'In Batch',
];

interface PlannedOrder {
  readonly state: OrderState;
  /** Set by the works. */
  readonly week: WeekLabel | null;
  /** Promised to the customer. */
  readonly promisedWeek: WeekLabel | null;
}

/** Whether a week is after the one that the customer was promised. */
export const isAfterPromise = (week: string | null, promised: string | null): boolean =>
  week !== null && promised !== null && week > promised;

/** Whether a week is before the one that was promised, which is the first that the lead time leaves. */
export const isBeforePromise = (week: string | null, promised: string | null): boolean =>
  week !== null && promised !== null && week < promised;

/** Whether doors that are not made yet are planned for a week after the one that was promised. */
export const isPlannedLate = ({ state, week, promisedWeek }: PlannedOrder): boolean =>
  unmadeStates.includes(state) && isAfterPromise(week, promisedWeek);

export type Lateness = 'week over' | 'after promised week';

/** Why an order is late: its week is over and it is not made, or it is planned after the week that was promised. */
export function latenessOf({ state, week, promisedWeek }: PlannedOrder, thisWeek: WeekLabel): Lateness | null {
  if (!unmadeStates.includes(state)) return null;
  const planned = week ?? promisedWeek;
  if (planned !== null && planned < thisWeek) return 'week over';
  return isAfterPromise(week, promisedWeek) ? 'after promised week' : null;
}

interface MeasuredOrder {
  readonly state: OrderState;
  /** ISO 8601: when the measurements of each door became final. */
  readonly doors: readonly { readonly measuredAt: string | null }[];
}

/** What a draft may wait for. */
export type DraftWait = 'measurements' | 'confirmation';

/** @internal What a draft waits for: that its doors are measured, or that it is confirmed; null: it is no draft. */
export function waitsFor({ state, doors }: MeasuredOrder): DraftWait | null {
  if (state !== 'Draft') return null;
  return doors.every(({ measuredAt }) => measuredAt !== null) ? 'confirmation' : 'measurements';
}

/** The lists of orders that wait for somebody. */
export type OrderWait = 'late' | DraftWait;
export const orderWaits: readonly OrderWait[] = ['late', 'measurements', 'confirmation'];
