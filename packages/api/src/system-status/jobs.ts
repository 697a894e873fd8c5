import { accepted, refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, momentInput, nextCursor } from '../input/cursor.ts';
import { jobIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { messages } from '../messages.ts';
import { type CallScope, inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { recordHistory } from './history.ts';
import { jobFaultKind } from './job-fault.ts';
import { isMailKind, jobKinds, jobStates, openJobStates, type QueuedJob } from './job-store.ts';
import { type JobSubject, subjectOfJob } from './job-subject.ts';
import { recipientOf } from './mail-recipient.ts';
import { subjectNames } from './subject-names.ts';

const input = z.strictObject({
  /** Absent: everything that is not done. */
  State: oneOf(jobStates).optional(),
  Kind: oneOf(jobKinds).optional(),
  After: cursorInput(momentInput),
  Most: wholeNumberFrom(1, 100).default(50),
});

/** Mails and documents that the server has to do, or has done in the last month, of this supplier; the latest first. */
export const jobs = procedure
  .allow('running.see')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { State, Kind, After, Most: limit } }) => {
    const found = await ctx.stores.jobs.list({
      states: State ? [State] : openJobStates,
      kinds: Kind ? [Kind] : jobKinds,
      limit,
      after: After,
    });
    const cursorOf = ({ since, id }: QueuedJob) => ({ key: since, id });
    return { Jobs: await jobsToWire(ctx, found), After: nextCursor(found, { limit, cursorOf }) };
  });

/** Jobs as the page lists them. */
async function jobsToWire(ctx: OfficeScope, jobs: readonly QueuedJob[]) {
  const found = [];
  for (const queued of jobs) found.push({ queued, ...(await subjectOfJob(ctx, queued.job)) });
  const nameOf = await subjectNames(
    ctx,
    found.flatMap(({ subject }) => subject ?? []),
  );
  const rows = [];
  for (const { queued, subject, document } of found) {
    const { id, job, state, tries, fault, since, nextAt } = queued;
    const hasFailed = state === 'retrying' || state === 'failed';
    rows.push({
      Id: id,
      Kind: job.kind,
      State: state,
      /** The address of a mail. */
      To: await recipientOf(ctx, job, document),
      /** null: what it was about is there no longer. */
      About: subject && { Of: subject.about, Id: subject.aboutId, Name: nameOf(subject) },
      /** What is made, or what the mail brings. */
      Document: document && { Kind: document.kind, Version: document.version },
      Tries: tries,
      /** null: nothing went wrong so far. */
      Fault: hasFailed ? jobFaultKind(fault) : null,
      Since: since,
      NextAt: nextAt,
      /** Documents of any supplier that are made first; null for a mail and for one that is not waiting. */
      DocumentsBefore:
        job.kind === 'make-document' && state === 'waiting'
          ? await ctx.stores.jobs.documentsBefore(job.documentId)
          : null,
    });
  }
  return rows;
}

const discardJobInput = z.strictObject({ Id: jobIdInput, Reason: filledText(500) });

/** Takes a mail out of the queue that is never to leave, with the reason in the history of what it is about. A repeat changes nothing. */
export const discardJob = procedure
  .allow('running.manage')
  .input(discardJobInput)
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

function discardable({ job, state }: QueuedJob): Result<null> {
  if (!isMailKind(job.kind)) return refused('job.wanted', messages.job.wanted);
  if (state === 'running') return refused('job.running', messages.job.running);
  return state === 'done' ? refused('job.done', messages.job.done) : accepted(null);
}

/** Entries of one subject keep their order. */
const lock: Readonly<Record<JobSubject['about'], (ctx: Pick<CallScope, 'stores'>, id: string) => Promise<unknown>>> = {
  enquiry: ({ stores }, id) => stores.enquiries.load(id),
  quote: ({ stores }, id) => stores.quotes.load(id),
  order: ({ stores }, id) => stores.orders.load(id),
  purchase: ({ stores }, id) => stores.purchases.load(id),
  batch: ({ stores }, id) => stores.batches.load(id),
  load: ({ stores }, id) => stores.loads.load(id),
  customer: ({ stores }, id) => stores.customers.load(id),
  account: ({ stores }) => stores.people.lockAll(),
};

/** Tries a mail or a document that failed at once, instead of at its next time. A repeat finds it waiting and changes nothing. */
export const retryJob = procedure
  .allow('running.manage')
  .input(z.strictObject({ Id: jobIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id } }) => {
    const found = await ctx.stores.jobs.load(Id);
    const queued = unwrapOrThrow(found ? accepted(found) : refused('job.none', messages.job.none));
    if (queued.state === 'done' || queued.state === 'discarded') unwrapOrThrow(refused('job.done', messages.job.done));
    await retry(ctx, queued);
    return { Id };
  });

/** Jobs that one call tries again. */
const mostAtOnce = 1000;

/** Tries everything at once that failed. A repeat finds it waiting, and has the same answer. */
export const retryAllFailed = procedure
  .allow('running.manage')
  .use(inOneTransaction)
  .mutation(async ({ ctx }) => {
    const failed = await ctx.stores.jobs.list({
      states: ['retrying', 'failed'],
      kinds: jobKinds,
      limit: mostAtOnce,
      after: null,
    });
    for (const queued of failed) await retry(ctx, queued);
    return null;
  });

async function retry({ stores }: OfficeScope, { id, job }: QueuedJob): Promise<void> {
  await stores.jobs.retry(id);
  if (job.kind === 'make-document') await stores.documents.beginAgain(job.documentId);
  if (job.kind === 'make-person-zip') await stores.personZips.beginAgain(job.zipId);
}
