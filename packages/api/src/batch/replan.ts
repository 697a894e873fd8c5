import type { Problem } from '@door/cutting/problem';
import { refused } from '@door/domain/door/model/result';
import { type GroupToCut, uncuttablePieces } from '@door/domain/making/batch/cut-problem';
import { piecesAsPlanned } from '@door/domain/making/batch/stale-plans';
import { z } from 'zod';
import { batchIdInput } from '../input/ids.ts';
import { batchingMessages } from '../messages.ts';
import type { CallContext, OfficeCaller } from '../ports/context.ts';
import type { Stores } from '../ports/stores.ts';
import type { Supplier } from '../ports/supplier.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredCutPlan } from './cut-plan-store.ts';
import { groupsToWire } from './groups-to-wire.ts';
import { loadBatch } from './load-batch.ts';
import { cutGroupInput } from './offcut-input.ts';
import type { CallOff } from './cutting-optimizer.ts';
import { sawnBatch } from './sawn-batch.ts';

/** Users ask for offcuts to be used up even where a new bar would leave less waste. */
const preference: Problem['preference'] = 'offcuts first';

/** Changes when the saw learns to plan better, so that older plans are not taken for its best. */
const sawVersion = 3;

/** What is planned: the same problem has the same plan, whoever asks. */
const problemOf = ({ problem }: GroupToCut): Problem => ({ ...problem, preference });

interface GroupOfBatch {
  readonly batchId: string;
  readonly toCut: GroupToCut;
}

interface GroupScope extends CallContext {
  readonly caller: OfficeCaller;
}

/**
 * The plan of a group: the one that is kept of the same problem, or else a new one. No transaction is open while the saw works.
 * null: a piece of it cannot be cut from what there is.
 */
export async function planOfGroup(
  ctx: GroupScope,
  { batchId, toCut }: GroupOfBatch,
  callOff: CallOff | undefined,
): Promise<StoredCutPlan | null> {
  if (uncuttablePieces(toCut).length > 0) return null;
  const problem = problemOf(toCut);
  const inputHash = ctx.ids.digest(JSON.stringify([sawVersion, problem]));
  const kept = await ctx.transactions.run(ctx.clientId, ({ cutPlans }) => cutPlans.ofProblem(inputHash));
  const cut: Awaited<ReturnType<typeof ctx.optimizer.solve>> =
    kept?.document ?? (await ctx.optimizer.solve(problem, callOff));
  if ('code' in cut) return null;
  const { description, colours } = toCut.group;
  const { solution, kinds } = cut;
  return {
    batchId,
    group: toCut.group.key,
    inputHash,
    checkedAt: kept?.checkedAt ?? ctx.clock.now().toISOString(),
    document: {
      format: 1,
      description,
      colours,
      problem,
      solution,
      kinds,
      pieces: piecesAsPlanned(toCut),
      offcuts: toCut.offcuts,
    },
  };
}

/** Keeps a plan; where somebody has kept one of the same problem meanwhile, that one, for the same problem has one plan. */
async function keepPlan({ cutPlans }: Pick<Stores, 'cutPlans'>, plan: StoredCutPlan): Promise<void> {
  const earlier = await cutPlans.ofProblem(plan.inputHash);
  const { checkedAt, document } = earlier ?? plan;
  const { solution, kinds } = document;
  await cutPlans.save({ ...plan, checkedAt, document: { ...plan.document, solution, kinds } });
}

interface PlanScope extends CallContext {
  readonly caller: OfficeCaller;
  readonly supplier: Supplier;
}

const input = z.strictObject({
  Id: batchIdInput,
  /** Key of the one group that is planned again; absent: all that are stale. */
  Profile: cutGroupInput.optional(),
});

/**
 * Plans the stale groups of a batch, one after the other, each kept in a transaction of its own: what is planned stays if the
 * caller goes away or one of them fails; who repeats the call goes on from there. While the saw works no transaction is open.
 */
export const replan = procedure
  .allow('production.run')
  .input(input)
  .mutation(async ({ ctx, input: { Id, Profile }, signal }) => {
    const failures: unknown[] = [];
    for (const toCut of await groupsToPlan(ctx, Id, Profile)) {
      if (signal?.aborted) break;
      await planAndKeep(ctx, { batchId: Id, toCut }, signal).catch((error: unknown) => failures.push(error));
      // Other calls have their turn between two groups.
      await ctx.yieldToEventLoop();
    }
    if (failures.length > 0) throw failures[0];
    return ctx.transactions.run(ctx.clientId, async (stores) =>
      groupsToWire((await sawnBatch({ ...ctx, stores }, Id)).standing),
    );
  });

async function groupsToPlan(ctx: PlanScope, id: string, profile: string | undefined): Promise<readonly GroupToCut[]> {
  return ctx.transactions.run(ctx.clientId, async (stores) => {
    await mustBePlanned(stores, id);
    const { groups, emptied } = (await sawnBatch({ ...ctx, stores }, id)).standing;
    for (const group of emptied) await stores.cutPlans.remove({ batchId: id, group });
    const wanted = groups.filter(({ toCut, isStale }) =>
      profile === undefined ? isStale : toCut.group.key === profile,
    );
    if (profile !== undefined && wanted.length === 0)
      unwrapOrThrow(refused('batch.no-group', batchingMessages.noGroup(profile)));
    return wanted.map(({ toCut }) => toCut);
  });
}

/** What is released is cut as it was released. */
async function mustBePlanned(stores: Stores, id: string): Promise<void> {
  const { batch } = unwrapOrThrow(await loadBatch({ stores }, id));
  if (batch.state !== 'Planned') unwrapOrThrow(refused('batch.ended', batchingMessages.keepsPlans(batch.state)));
}

async function planAndKeep(ctx: PlanScope, which: GroupOfBatch, signal: CallOff | undefined): Promise<void> {
  try {
    const plan = await planOfGroup(ctx, which, signal);
    if (!plan) return;
    await ctx.transactions.run(ctx.clientId, async (stores) => {
      await mustBePlanned(stores, which.batchId);
      await keepPlan(stores, plan);
    });
  } catch (error) {
    if (signal?.aborted) return;
    ctx.log.error({ err: error, batchId: which.batchId, group: which.toCut.group.key }, 'Error planning bars');
    throw error;
  }
}

/** How far the plans of a batch are: 'Plan 3 of 12'. */
export const planProgress = procedure
  .allow('production.see')
  .input(batchIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const { groups } = (await sawnBatch(ctx, id)).standing;
    return { Done: groups.filter(({ isStale }) => !isStale).length, Of: groups.length };
  });
