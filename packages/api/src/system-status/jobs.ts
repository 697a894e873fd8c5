import { z } from 'zod';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { cursorInput, momentInput, nextCursor } from '../input/cursor.ts';
import { jobKinds, jobStates, openJobStates, type QueuedJob } from './job-store.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { jobsToWire } from './job-to-wire.ts';

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
