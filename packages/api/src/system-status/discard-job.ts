import { accepted, refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { jobIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { recordHistory } from './history.ts';
import { isMailKind, type QueuedJob } from './job-store.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import type { Outcome } from '../refusals.ts';
import { type JobSubject, subjectOfJob } from './job-subject.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const input = z.strictObject({ Id: jobIdInput, Reason: filledText(500) });

/** Takes a mail out of the queue that is never to leave, with the reason in the history of what it is about. A repeat changes nothing. */
export const discardJob = procedure
  .allow('running.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Reason: reason } }) => {
    const found = await ctx.stores.jobs.load(Id);
    const queued = unwrapOrThrow(found ? accepted(found) : refused('job.none', messages.job.none));
    if (queued.state === 'discarded') return { Id };
    unwrapOrThrow(discardable(queued));
    const { subject } = await subjectOfJob(ctx, queued.job);
    await ctx.stores.jobs.discard(Id);
    if (subject) {
      await lock[subject.about](ctx, subject.aboutId);
      const entry = { ...subject, kind: 'mail', from: queued.job.kind, to: messages.job.discarded, reason } as const;
      await recordHistory(ctx, [entry]);
    }
    return { Id };
  });

function discardable({ job, state }: QueuedJob): Outcome<null> {
  if (!isMailKind(job.kind)) return refused('job.wanted', messages.job.wanted);
  if (state === 'running') return refused('job.running', messages.job.running);
  return state === 'done' ? refused('job.done', messages.job.done) : accepted(null);
}

/** Entries of one subject keep their order. */
const lock: Readonly<Record<JobSubject['about'], (ctx: Pick<CallScope, 'stores'>, id: string) => Promise<unknown>>> = {
  enquiry: ({ stores }, id) => stores.enquiries.load(id),
  quote: ({ stores }, id) => stores.quotes.load(id),
  order: ({ stores }, id) => stores.orders.load(id),
  batch: ({ stores }, id) => stores.batches.load(id),
  customer: ({ stores }, id) => stores.customers.load(id),
  account: ({ stores }) => stores.people.lockAll(),
};
