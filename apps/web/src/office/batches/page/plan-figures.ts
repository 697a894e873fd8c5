import type { PlanGroup } from '../batch-wire.ts';

type Plan = NonNullable<PlanGroup['Plan']>;

/** What is known of all plans of a batch together. */
export interface PlanSummary {
  readonly newBars: number;
  readonly offcuts: number;
  /** Percent of what is cut that becomes pieces, weighed by the length of the new bars; null: nothing is planned. */
  readonly used: number | null;
  /** New bars above what is proven to be needed; null: a group has no plan. */
  readonly over: number | null;
}

export function planSummary(groups: readonly PlanGroup[]): PlanSummary {
  const plans = groups.flatMap(({ Plan }) => (Plan === null ? [] : [Plan]));
  const sum = (of: (plan: Plan) => number) => plans.reduce((total, plan) => total + of(plan), 0);
  const length = sum(({ NewLength }) => NewLength);
  return {
    newBars: sum(({ NewBars }) => NewBars),
    offcuts: sum(({ Offcuts }) => Offcuts),
    used: length === 0 ? null : Math.round((sum(({ Yield, NewLength }) => Yield * NewLength) / length) * 10) / 10,
    over: plans.length < groups.length || plans.length === 0 ? null : sum(barsOver),
  };
}

/** How many new bars more than no plan can do without: 0 is proven. */
export const barsOver = ({ BarsProof: { Reached, AtLeast } }: Plan): number => Reached - AtLeast;

/** Without a plan, or with one that is older than its pieces. */
export const isStale = ({ Plan, Changes }: PlanGroup): boolean => Plan === null || Changes.length > 0;
