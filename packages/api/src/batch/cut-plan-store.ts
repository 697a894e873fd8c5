import type { WeighedKind } from '@door/cutting/check/weighed-kinds';
import type { Problem } from '@door/cutting/problem';
import type { Solution } from '@door/cutting/solution';
import type { Offcut } from '@door/domain/making/batch/offcut';
import type { PlannedPiece } from '@door/domain/making/batch/stale-plans';

/** A plan that the checker has found sound, with all that it takes to check it again. */
export interface CutPlanDocument {
  readonly format: 1;
  /** What the group is called: `Outer frame 72`, `Anthracite outside, White inside`. */
  readonly description: string;
  readonly colours: string;
  readonly problem: Problem;
  readonly solution: Solution;
  /** What the weights behind its number of bars say of each length to cut from. */
  readonly kinds: readonly WeighedKind[];
  /** The pieces that it was made for. */
  readonly pieces: readonly PlannedPiece[];
  /** The offcuts that it might take. */
  readonly offcuts: readonly Offcut[];
}

/** The plan of one group of a batch. */
export interface StoredCutPlan {
  readonly batchId: string;
  /** Key of the group. */
  readonly group: string;
  /** Of the problem: equal problems have one plan. */
  readonly inputHash: string;
  readonly document: CutPlanDocument;
  /** ISO 8601. */
  readonly checkedAt: string;
}

/** The bars of a plan with what is cut from them. */
export interface CutBars extends Pick<StoredCutPlan, 'batchId' | 'group'> {
  readonly problem: Pick<Problem, 'kerf' | 'pieces' | 'stock'>;
  readonly bars: Solution['plan']['bars'];
}

export interface CutPlanStore {
  /** The plans of a batch, by group. */
  ofBatch(batchId: string): Promise<readonly StoredCutPlan[]>;
  /** What the plans of these batches were made for, and the bars that they cut from. */
  barsOf(batchIds: readonly string[]): Promise<readonly CutBars[]>;
  /** A plan of this problem, of whichever batch. */
  ofProblem(inputHash: string): Promise<StoredCutPlan | undefined>;
  /** A plan of this group, of whichever batch. */
  ofGroup(group: string): Promise<StoredCutPlan | undefined>;
  /** Takes the place of an older plan of the group. */
  save(plan: StoredCutPlan): Promise<void>;
  remove(plan: Pick<StoredCutPlan, 'batchId' | 'group'>): Promise<void>;
}
