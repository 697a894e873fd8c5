import { type GroupPlan, plannedBars } from '@door/domain/batch/assign-pieces';
import type { BatchState } from '@door/domain/batch/batch-cycle';
import type { BatchNumber } from '@door/domain/batch/batch-number';
import type { BatchPieces } from '@door/domain/batch/batch-piece';
import { type GroupToCut, groupsToCut } from '@door/domain/batch/cut-problem';
import { freeOffcuts } from '@door/domain/batch/offcut';
import type { PlannedBar } from '@door/domain/batch/planned-bar';
import { stalePlans } from '@door/domain/batch/stale-plans';
import type { StoredCutPlan } from '../ports/cut-plan-store.ts';
import type { CallScope } from '../procedure.ts';
import { batchingWords } from '../words.ts';

/** What planning asks about a batch. */
export interface BatchToCut {
  readonly id: string;
  readonly number: BatchNumber;
  readonly state: BatchState;
  readonly pieces: BatchPieces;
}

/** A group of a batch with its plan. */
export interface GroupStanding {
  readonly toCut: GroupToCut;
  /** The last one, also where it is stale; null: never planned. */
  readonly plan: StoredCutPlan | null;
  readonly isStale: boolean;
  /** Why it is stale. */
  readonly changes: readonly string[];
}

export interface CutStanding {
  readonly groups: readonly GroupStanding[];
  /** Groups of which nothing is left but a plan. */
  readonly emptied: readonly string[];
}

/** How the cutting of a batch stands. Once it is released its plans stay as they are, whatever happens on the shelf. */
export async function cutStanding(
  { stores, supplier }: Pick<CallScope, 'stores' | 'supplier'>,
  { id, state, pieces }: BatchToCut,
): Promise<CutStanding> {
  const shelf = await stores.offcuts.onShelf();
  const free = freeOffcuts(
    shelf.map(({ offcut }) => offcut),
    shelf.flatMap(({ lines }) => lines),
  );
  const toCut = groupsToCut(pieces, free, supplier.production.saw);
  const plans = new Map((await stores.cutPlans.ofBatch(id)).map((plan) => [plan.group, plan]));
  const made = new Map([...plans].map(([key, plan]) => [key, { pieces: plan.document.pieces, takes: takenBy(plan) }]));
  const stale = state === 'Planned' ? stalePlans(toCut, made, batchingWords) : [];
  const changes = new Map(stale.map((each) => [each.group, each.changes]));
  const keys = toCut.map(({ group }) => group.key);
  return {
    groups: toCut.map((each) => ({
      toCut: each,
      plan: plans.get(each.group.key) ?? null,
      isStale: changes.has(each.group.key),
      changes: changes.get(each.group.key) ?? [],
    })),
    emptied: [...plans.keys()].filter((key) => !keys.includes(key)),
  };
}

/** The bars of all plans that there are, numbered through the batch. */
export const barsOf = ({ groups }: CutStanding): readonly PlannedBar[] =>
  plannedBars(groups.flatMap(({ plan }) => (plan ? [groupPlan(plan)] : [])));

const groupPlan = ({ group, document: { pieces, offcuts, solution } }: StoredCutPlan): GroupPlan => ({
  ...{ group, pieces, offcuts },
  plan: solution.plan,
});

const takenBy = (plan: StoredCutPlan): readonly string[] =>
  plannedBars([groupPlan(plan)]).flatMap(({ offcut }) => (offcut === null ? [] : [offcut]));
