import type { Problem } from '@door/cutting/problem';
import { type GroupToCut, uncuttablePieces } from '@door/domain/making/batch/cut-problem';
import { piecesAsPlanned } from '@door/domain/making/batch/stale-plans';
import type { CallContext, OfficeCaller } from '../ports/context.ts';
import type { StoredCutPlan } from './cut-plan-store.ts';
import type { CallOff } from './saw.ts';
import type { Stores } from '../ports/stores.ts';

/** Users ask for offcuts to be used up even where a new bar would leave less waste. */
const preference: Problem['preference'] = 'offcuts first';

/** Changes when the saw learns to plan better, so that older plans are not taken for its best. */
const sawVersion = 3;

/** What is planned: the same problem has the same plan, whoever asks. */
const problemOf = ({ problem }: GroupToCut): Problem => ({ ...problem, preference });

export interface GroupOfBatch {
  readonly batchId: string;
  readonly toCut: GroupToCut;
}

interface PlanScope extends CallContext {
  readonly caller: OfficeCaller;
}

/**
 * The plan of a group: the one that is kept of the same problem, or else a new one. No transaction is open while the saw works.
 * null: a piece of it cannot be cut from what there is.
 */
export async function planOfGroup(
  ctx: PlanScope,
  { batchId, toCut }: GroupOfBatch,
  callOff: CallOff | undefined,
): Promise<StoredCutPlan | null> {
  if (uncuttablePieces(toCut).length > 0) return null;
  const problem = problemOf(toCut);
  const inputHash = ctx.ids.digest(JSON.stringify([sawVersion, problem]));
  const kept = await ctx.transactions.run(ctx.clientId, ({ cutPlans }) => cutPlans.ofProblem(inputHash));
  const cut: Awaited<ReturnType<typeof ctx.saw.solve>> = kept?.document ?? (await ctx.saw.solve(problem, callOff));
  if ('code' in cut) return null;
  const { description, colours } = toCut.group;
  const { solution, kinds } = cut;
  return {
    batchId,
    group: toCut.group.key,
    inputHash,
    checkedAt: kept?.checkedAt ?? ctx.clock.now().toISOString(),
    document: {
      ...{ format: 1, description, colours, problem, solution, kinds },
      pieces: piecesAsPlanned(toCut),
      offcuts: toCut.offcuts,
    },
  };
}

/** Keeps a plan; where somebody has kept one of the same problem meanwhile, that one, for the same problem has one plan. */
export async function keepPlan({ cutPlans }: Pick<Stores, 'cutPlans'>, plan: StoredCutPlan): Promise<void> {
  const earlier = await cutPlans.ofProblem(plan.inputHash);
  const { checkedAt, document } = earlier ?? plan;
  const { solution, kinds } = document;
  await cutPlans.save({ ...plan, checkedAt, document: { ...plan.document, solution, kinds } });
}
