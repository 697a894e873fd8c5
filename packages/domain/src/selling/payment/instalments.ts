import type { PlanRow } from '../../catalogue/rows/payment-settings.ts';
import { daysAfter } from '../../lib/open-days.ts';
import { type OrderStage, reachedOn, type StagedOrder } from '../order/order-stage.ts';
import type { ScheduleRow } from './schedule.ts';

/** A row of the plan of an order with its sums, and when it is paid. */
export interface Instalment extends ScheduleRow, Omit<PlanRow, 'kind'> {
  /** From 1. */
  readonly number: number;
  /** ISO day; null: what it waits for has not happened. */
  readonly dueOn: string | null;
  /** `due`: its day has come, or its customer was asked for it before. */
  readonly state: 'paid' | 'due' | 'later';
}

interface InstalmentFacts {
  readonly plan: readonly PlanRow[];
  /** Of the plan, by `scheduleOf`. */
  readonly rows: readonly ScheduleRow[];
  readonly staged: StagedOrder;
  /** The supplier's day of an instant or day. */
  readonly dayOf: (at: string) => string;
  readonly today: string;
  /** Numbers of those that somebody has asked for before their day. */
  readonly asked: readonly number[];
}

/** The stage at which each row is due. */
const stages: Readonly<Record<PlanRow['due'], OrderStage>> = {
  acceptance: 'ordered',
  confirmed: 'confirmed',
  planned: 'planned',
  made: 'made',
  delivered: 'delivered',
  fitted: 'fitted',
};

/** Which rows of a plan are paid, due or still to come (JOURNEY 4). What is not to be paid at all counts as paid. */
export const instalmentsOf = ({ plan, rows, staged, dayOf, today, asked }: InstalmentFacts): readonly Instalment[] =>
  plan.flatMap((row, at) => {
    const sums = rows[at];
    if (!sums) return [];
    const reached = reachedOn(stages[row.due], staged);
    const dueOn = reached === null ? null : daysAfter(dayOf(reached), row.days);
    const isDue = asked.includes(at + 1) || (dueOn !== null && dueOn <= today);
    const state = sums.open.minor === 0 ? 'paid' : isDue ? 'due' : 'later';
    return [{ ...row, ...sums, number: at + 1, dueOn, state }];
  });

/** The one that is paid next: the first that is due; undefined: nothing is due now. */
export const dueInstalment = (all: readonly Instalment[]): Instalment | undefined =>
  all.find(({ state }) => state === 'due');
