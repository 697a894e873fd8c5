import { isEqual } from '@door/domain/lib/is-equal';
import { isWaiting } from '@door/domain/selling/visit/job-cycle';
import { visitedDoors } from '@door/domain/selling/visit/fitted-door';
import { fittingDay } from '@door/domain/selling/visit/offer-slots';
import { isMeasuredFor, isToMeasure } from '@door/domain/selling/visit/survey-job';
import { surveyNeed } from '@door/domain/selling/visit/visit-need';
import type { StoredOrder } from '../order/order-store.ts';
import type { RuleScope } from '../procedure.ts';
import { endJob } from './end-job.ts';
import { addJob, dropBack, jobOfOrder } from './jobs.ts';
import { diaryMessages } from './messages.ts';

type Ordered = Pick<StoredOrder, 'id' | 'order'>;

/** Whether somebody has still to measure doors of an order. */
export async function isUnmeasured({ stores }: Pick<RuleScope, 'stores'>, { order }: Ordered): Promise<boolean> {
  if (!isMeasuredFor(order)) return false;
  const ids = order.lines.map(({ itemId }) => itemId);
  const surveys = new Map((await stores.surveys.loadAll(ids)).map(({ itemId, survey }) => [itemId, survey]));
  const doors = (await stores.items.find(ids)).map(({ item, measuredAt }) => ({
    measuredAt,
    survey: surveys.get(item.id) ?? null,
  }));
  return isToMeasure(order, doors);
}

/**
 * Brings the survey of an order to what is known of its doors: it waits for a day from the acceptance on, and ends once they are measured
 * or nobody wants them. Call it with the order as it was saved.
 */
export async function followSurvey(ctx: RuleScope, stored: Ordered): Promise<void> {
  const { id, order } = stored;
  if (order.quote === null || order.remake !== null) return;
  const isWanted = await isUnmeasured(ctx, stored);
  const job = await jobOfOrder(ctx, id, 'survey');
  const need = surveyNeed(visitedDoors('survey', order), {
    hours: fittingDay,
    settings: ctx.supplier.client.visits,
  });
  if (job === null) {
    if (isWanted) await addJob(ctx, { kind: 'survey', orderId: id, need });
  } else if (!isWanted) {
    const isOff = order.state === 'Cancelled';
    await endJob(ctx, job, { reason: isOff ? diaryMessages.cancelled : diaryMessages.measured, isDone: !isOff });
  } else if (job.state === 'Booked') {
    if (order.state === 'On Hold') await dropBack(ctx, job, { reason: diaryMessages.held });
  } else if (isWaiting(job.state) && !isEqual(job.need, need)) {
    await ctx.stores.diary.save({ ...job, need });
  }
}
