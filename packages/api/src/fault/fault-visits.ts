import { faultStateOf, waitsForVisit } from '@door/domain/selling/fault/fault';
import { isWaiting } from '@door/domain/selling/visit/job-cycle';
import { saleOfOrder } from '../customer-page/customer-link.ts';
import { endJob } from '../diary/end-job.ts';
import { jobOfOrder, needService } from '../diary/jobs.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { isOfficeCaller } from '../ports/context.ts';
import type { OfficeScope, RuleScope } from '../procedure.ts';
import { diaryMessages } from '../diary/messages.ts';
import { moveFault } from './move-fault.ts';

/** Somebody shall come for a fault: whether that is booked with this, or waits for a day in the diary. Who keeps no diary has agreed it already. */
export async function planVisit(ctx: OfficeScope, { id }: StoredOrder): Promise<'visit' | 'plan'> {
  const hasTeams = (await ctx.stores.diary.teams()).some(({ isRetired }) => !isRetired);
  if (!hasTeams) return 'visit';
  await needService(ctx, id);
  const job = await jobOfOrder(ctx, id, 'service');
  return job === null || isWaiting(job.state) ? 'plan' : 'visit';
}

/** A day is booked on which somebody comes for all that waits for it. */
export async function faultsBooked(ctx: RuleScope, stored: StoredOrder): Promise<void> {
  const who = ctx.caller && isOfficeCaller(ctx.caller) ? ctx.caller.userId : null;
  for (const { fault, events } of await ctx.stores.faults.ofOrder(stored.id))
    if (waitsForVisit(events))
      await moveFault(ctx, fault.id, { sale: saleOfOrder(stored), id: ctx.ids.other(), move: 'visit', text: '', who });
}

/** Nobody comes any more for faults that are solved or closed: what was booked and has not begun is taken out of the diary. */
export async function endService(ctx: RuleScope, { id }: StoredOrder): Promise<void> {
  const faults = await ctx.stores.faults.ofOrder(id);
  if (faults.some(({ events }) => waitsForVisit(events) || faultStateOf(events) === 'Visit booked')) return;
  const job = await jobOfOrder(ctx, id, 'service');
  if (job) await endJob(ctx, job, { reason: diaryMessages.solved });
}
