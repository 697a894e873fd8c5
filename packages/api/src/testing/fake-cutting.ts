import { shelfStates, standingOf } from '@door/domain/making/batch/offcut-ledger';
import { compareText } from '@door/domain/lib/compare-text';
import type { StoredCutPlan, CutPlanStore } from '../batch/cut-plan-store.ts';
import type { OffcutAccount, OffcutLine, OffcutStore, StoredOffcut } from '../batch/offcut-store.ts';
import type { Draft } from './fake-transactions.ts';

export interface CuttingRows {
  readonly cutPlans: readonly StoredCutPlan[];
  readonly offcuts: readonly StoredOffcut[];
  readonly offcutLines: readonly OffcutLine[];
}

export const emptyCuttingRows: CuttingRows = { cutPlans: [], offcuts: [], offcutLines: [] };

export function fakeCutPlans(draft: Draft): CutPlanStore {
  const others = ({ batchId, group }: Pick<StoredCutPlan, 'batchId' | 'group'>) =>
    draft.now.cutPlans.filter((each) => each.batchId !== batchId || each.group !== group);
  const change = async (cutPlans: readonly StoredCutPlan[]) => {
    draft.now = { ...draft.now, cutPlans };
  };
  return {
    ofBatch: async (batchId) =>
      draft.now.cutPlans
        .filter((plan) => plan.batchId === batchId)
        .toSorted((one, other) => compareText(one.group, other.group)),
    ofProblem: async (inputHash) => draft.now.cutPlans.find((plan) => plan.inputHash === inputHash),
    ofGroup: async (group) => draft.now.cutPlans.find((plan) => plan.group === group),
    save: (plan) => change([...others(plan), plan]),
    remove: (plan) => change(others(plan)),
  };
}

export function fakeOffcuts(draft: Draft): OffcutStore {
  const accounts = (): readonly OffcutAccount[] =>
    draft.now.offcuts.map((offcut) => ({
      offcut,
      lines: draft.now.offcutLines.filter((line) => line.offcut === offcut.id),
    }));
  const liesThere = ({ offcut, lines }: OffcutAccount) =>
    shelfStates.some((state) => state === standingOf(lines, offcut.id).state);
  return {
    onShelf: async () =>
      accounts()
        .filter(liesThere)
        .toSorted(
          ({ offcut: one }, { offcut: other }) =>
            compareText(one.group, other.group) || other.length - one.length || compareText(one.id, other.id),
        ),
    load: async (ids) => accounts().filter(({ offcut }) => ids.includes(offcut.id)),
    add: async (offcuts) => {
      const known = draft.now.offcuts;
      const added = offcuts.filter(({ id }) => !known.some((each) => each.id === id));
      draft.now = { ...draft.now, offcuts: [...known, ...added] };
    },
    book: async (lines) => {
      draft.now = { ...draft.now, offcutLines: [...draft.now.offcutLines, ...lines] };
    },
  };
}
