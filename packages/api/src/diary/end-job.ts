import { dayOf, today } from '../pricing/price-lists.ts';
import type { RuleScope } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import type { StoredJob } from './diary-store.ts';
import { endVisits, moveJob } from './jobs.ts';
import { standingVisits } from './load-diary.ts';
import { visitText } from './visit-words.ts';

interface JobEnd {
  readonly reason: string;
  /** Whether it was done without a visit; absent: nobody wants it any more. */
  readonly isDone?: boolean;
}

/** Nothing is left to be done there: what was booked for a day to come is taken out of the diary, and what has had its day is over. */
export async function endJob(ctx: RuleScope, job: StoredJob, { reason, isDone = false }: JobEnd): Promise<void> {
  const [first] = await standingVisits(ctx, job.id);
  const hasBegun = first !== undefined && dayOf(ctx, first.from) <= today(ctx);
  await moveJob(ctx, job, { move: hasBegun || isDone ? 'handOver' : 'cancel', reason });
  if (hasBegun) return;
  const from = await visitText(ctx, first);
  await endVisits(ctx, job);
  if (first)
    await recordHistory(ctx, [{ about: 'order', aboutId: job.orderId, kind: 'visit', from, to: null, reason }]);
}
