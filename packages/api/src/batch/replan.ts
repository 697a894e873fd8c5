import type { GroupToCut } from '@door/domain/making/batch/cut-problem';
import { refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { groupsToWire } from './groups-to-wire.ts';
import { loadBatch } from './load-batch.ts';
import { sawnBatch } from './sawn-batch.ts';
import { type GroupOfBatch, keepPlan, planOfGroup } from './plan-group.ts';
import { batchIdInput } from '../input/ids.ts';
import { cutGroupInput } from './offcut-input.ts';
import type { CallContext, OfficeCaller } from '../ports/context.ts';
import type { CallOff } from './saw.ts';
import type { Stores } from '../ports/stores.ts';
import type { Supplier } from '../ports/supplier.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { batchingMessages } from '../messages.ts';

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
      await ctx.pause();
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
