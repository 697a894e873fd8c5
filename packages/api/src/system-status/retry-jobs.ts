import { accepted, refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { jobIdInput } from '../input/ids.ts';
import { jobKinds } from './job-store.ts';
import type { QueuedJob } from './job-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

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
      ...{ states: ['retrying', 'failed'], kinds: jobKinds, limit: mostAtOnce, after: null },
    });
    for (const queued of failed) await retry(ctx, queued);
    return null;
  });

async function retry({ stores }: OfficeScope, { id, job }: QueuedJob): Promise<void> {
  await stores.jobs.retry(id);
  if (job.kind === 'make-document') await stores.documents.beginAgain(job.documentId);
  if (job.kind === 'make-person-zip') await stores.personZips.beginAgain(job.zipId);
}
