import { z } from 'zod';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, momentInput, nextCursor } from '../input/cursor.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { jobFaultKind } from './job-fault.ts';
import { jobKinds, jobStates, openJobStates, type QueuedJob } from './job-store.ts';
import { subjectOfJob } from './job-subject.ts';
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
      ...{ limit, after: After },
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
