import { isEqual } from '@door/domain/lib/is-equal';
import { visitedDoors, visitedLines } from '@door/domain/selling/visit/fitted-door';
import { waitingStates } from '@door/domain/selling/visit/job-cycle';
import { fittingDay } from '@door/domain/selling/visit/offer-slots';
import { serviceNeed, surveyNeed } from '@door/domain/selling/visit/visit-need';
import type { StoredOrder } from '../order/order-store.ts';
import type { RuleScope } from '../procedure.ts';
import type { StoredJob } from './diary-store.ts';
import { needOfDoors } from './jobs.ts';

/** Everything that waits for a day takes what it takes by the settings of now. */
export async function renewNeeds(ctx: RuleScope): Promise<void> {
  const { diary, orders } = ctx.stores;
  const jobs = await diary.jobs({ states: waitingStates });
  const found = await orders.find([...new Set(jobs.map(({ orderId }) => orderId))]);
  for (const { id, orderId } of jobs) {
    const stored = found.find((each) => each.id === orderId);
    const job = stored && (await diary.load(id));
    const need = job && (await needNow(ctx, job, stored));
    if (need && !isEqual(need, job.need)) await diary.save({ ...job, need });
  }
}

async function needNow(ctx: RuleScope, { kind }: StoredJob, { order }: StoredOrder): Promise<StoredJob['need']> {
  const { visits } = ctx.supplier.client;
  if (kind === 'survey') return surveyNeed(visitedDoors(kind, order), { hours: fittingDay, settings: visits });
  if (kind === 'service') return serviceNeed(visits);
  const lines = visitedLines(kind, order);
  const items = await ctx.stores.items.find(lines.map(({ itemId }) => itemId));
  return needOfDoors(ctx, { lines, items: new Map(items.map((each) => [each.item.id, each])) });
}
