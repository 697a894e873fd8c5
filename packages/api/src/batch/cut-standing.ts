import { type GroupPlan, plannedBars } from '@door/domain/making/batch/assign-pieces';
import type { BatchState } from '@door/domain/making/batch/batch-cycle';
import type { BatchNumber } from '@door/domain/making/batch/batch-number';
import type { BatchPieces } from '@door/domain/making/batch/batch-piece';
import { type GroupToCut, groupsToCut } from '@door/domain/making/batch/cut-problem';
import { freeOffcuts } from '@door/domain/making/batch/offcut';
import { standingOf } from '@door/domain/making/batch/offcut-ledger';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import { stalePlans, type TakenOffcut } from '@door/domain/making/batch/stale-plans';
import type { StoredCutPlan } from './cut-plan-store.ts';
import type { CallScope } from '../procedure.ts';
import { batchingMessages } from '../messages.ts';

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
  /** Whether it is stale for more than its offcuts. */
  readonly isOlderThanItems: boolean;
  /** The offcuts that it takes and that are no longer free. */
  readonly taken: readonly TakenOffcut[];
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
  const ledger = shelf.flatMap(({ lines }) => lines);
  const onShelf = shelf.map(({ offcut }) => offcut);
  const free = freeOffcuts(onShelf, ledger);
  const toCut = groupsToCut(pieces, free, supplier.production.saw);
  const plans = new Map((await stores.cutPlans.ofBatch(id)).map((plan) => [plan.group, plan]));
  const made = new Map([...plans].map(([key, plan]) => [key, { pieces: plan.document.pieces, takes: takenBy(plan) }]));
  const known = new Set(onShelf.map((offcut) => offcut.id));
  const gone = [...made.values()].flatMap(({ takes }) => takes).filter((offcut) => !known.has(offcut));
  const lines = [...ledger, ...(await stores.offcuts.load(gone)).flatMap((account) => account.lines)];
  const planned = { plans: made, holderOf: (offcut: string) => standingOf(lines, offcut).batch };
  const stale = new Map(
    (state === 'Planned' ? stalePlans(toCut, planned, batchingMessages) : []).map((each) => [each.group, each]),
  );
  const keys = toCut.map(({ group }) => group.key);
  return {
    groups: toCut.map((each) => ({
      toCut: each,
      plan: plans.get(each.group.key) ?? null,
      isStale: stale.has(each.group.key),
      changes: stale.get(each.group.key)?.changes ?? [],
      isOlderThanItems: stale.get(each.group.key)?.isOlderThanItems ?? false,
      taken: stale.get(each.group.key)?.taken ?? [],
    })),
    emptied: [...plans.keys()].filter((key) => !keys.includes(key)),
  };
}

/** The bars of all plans that there are, numbered through the batch. */
export const barsOf = ({ groups }: CutStanding): readonly PlannedBar[] =>
  plannedBars(groups.flatMap(({ plan }) => (plan ? [groupPlan(plan)] : [])));

const groupPlan = ({ group, document: { pieces, offcuts, solution } }: StoredCutPlan): GroupPlan => ({
  group,
  pieces,
  offcuts,
  plan: solution.plan,
});

const takenBy = (plan: StoredCutPlan): readonly string[] =>
  plannedBars([groupPlan(plan)]).flatMap(({ offcut }) => (offcut === null ? [] : [offcut]));
