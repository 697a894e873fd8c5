import type { WeekLabel } from '../../lib/production-week.ts';
import { type BatchState, hasTaken } from '../batch/batch-cycle.ts';
import { stepsOfStages } from './batch-needs.ts';
import { barLengthOf, type BarRules, barsFor } from './bars-for.ts';
import type { NeedDay } from './need-day.ts';
import { type SaidSupplies, neededStage, type StockStage } from './supply.ts';

/** What doors that stand together will take of a key, as long as their batch has not taken it. */
export interface OpenDemand {
  readonly key: string;
  /** As their bill says. */
  readonly stage: StockStage;
  /** As in `DemandRow`. */
  readonly quantity: number;
  /** In which they are made; null: nobody knows, and so no day needs it. */
  readonly week: WeekLabel | null;
  /** State of the batch in which they stand; null: in none. */
  readonly batch: BatchState | null;
  /** What their batch cuts of the key by its checked plan; absent: it has none, or its plan is older than what is demanded. */
  readonly plan?: PlannedBars;
}

/** The new bars of a key by the plan of a batch. */
export interface PlannedBars {
  /** Id of the batch. */
  readonly batchId: string;
  readonly bars: number;
  /** What all its doors cut of the key, mm, as in `DemandRow`. */
  readonly mm: number;
}

/** A demand with its day. */
export interface Need<Demand extends OpenDemand = OpenDemand> {
  readonly demand: Demand;
  /** Where its key is needed, as the supplier has said of it, else as the bill says. */
  readonly stage: StockStage;
  /** ISO. */
  readonly day: string;
  /** Base units. Of bars: how many more its week takes with it than without it, which may be none. */
  readonly quantity: number;
}

/** Whether a batch of this state has taken what a stage needs; whoever takes its ticks back needs it again. */
const isTaken = (stage: StockStage, batch: BatchState | null): boolean =>
  batch !== null && hasTaken(stepsOfStages[stage], batch);

export interface NeedRules extends BarRules {
  readonly needDay: NeedDay;
  readonly said: SaidSupplies;
}

/**
 * What of these demands is still to be taken, and when. Bars are counted by group and week, each demand as what it adds to those before
 * it: the first needs do not depend on the others. A checked plan replaces the estimate for the doors of its batch (PROMISE 5.2): each of
 * them takes its share of the new bars, as whole bars.
 * @param demands of one key, in promise sequence
 */
export function needsOf<Demand extends OpenDemand>(
  demands: readonly Demand[],
  { needDay, said, ...bars }: NeedRules,
): readonly Need<Demand>[] {
  const cut = new Map<string, number>();
  return demands.flatMap((demand) => {
    const { week, batch } = demand;
    const stage = neededStage(demand, said);
    if (week === null || isTaken(stage, batch)) return [];
    const together = demand.plan?.batchId ?? week;
    const before = cut.get(together) ?? 0;
    const mm = before + demand.quantity;
    cut.set(together, mm);
    return [{ demand, stage, day: needDay(stage, week), quantity: takenOf(demand, { before, mm }, bars) }];
  });
}

interface CutTogether {
  /** What is cut with it, mm, without it and with it. */
  readonly before: number;
  readonly mm: number;
}

/** Of bars how many more are taken with it than without it. */
function takenOf(demand: OpenDemand, { before, mm }: CutTogether, rules: BarRules): number {
  const counted = barsOf(demand, rules);
  return counted ? counted(mm) - counted(before) : demand.quantity;
}

/** How many bars so many mm take together with all that is cut with them; null: it is not cut from bars. */
function barsOf({ key, plan }: OpenDemand, rules: BarRules): ((mm: number) => number) | null {
  const length = barLengthOf(key);
  if (length === null) return null;
  return plan ? (mm) => Math.ceil((plan.bars * mm) / plan.mm) : (mm) => barsFor(mm, length, rules);
}
