import { accepted, refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { planOfGroupToWire } from './bars-to-wire.ts';
import { sawnBatch } from './sawn-batch.ts';
import { batchIdInput } from '../input/ids.ts';
import { cutGroupInput } from './offcut-input.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { batchingMessages } from '../messages.ts';

const input = z.strictObject({
  BatchId: batchIdInput,
  /** Key of the one group that is asked about; absent: all. */
  Profile: cutGroupInput.optional(),
});

/** The bars of each group, and why no plan needs fewer. A stale plan is shown as it was made. */
export const plan = procedure
  .allow('production.see')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { BatchId, Profile } }) => {
    const { standing, bars } = await sawnBatch(ctx, BatchId);
    const isAsked = (key: string) => Profile === undefined || key === Profile;
    const found = standing.groups.filter(({ toCut }) => isAsked(toCut.group.key));
    const noGroup = () => refused('batch.no-group', batchingMessages.noGroup(Profile ?? ''));
    const groups = unwrapOrThrow(Profile !== undefined && found.length === 0 ? noGroup() : accepted(found));
    const plans = [];
    for (const group of groups) {
      plans.push(planOfGroupToWire(group, bars, ctx.supplier.production.saw));
      // A batch of 200 doors has 3,000 pieces: every other call has its turn between two groups.
      await ctx.pause();
    }
    return plans;
  });
