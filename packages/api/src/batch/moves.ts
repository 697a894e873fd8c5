import { accepted, refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { batchIdInput } from '../input/ids.ts';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { batchingMessages } from '../messages.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { planOfGroupToWire } from './bars-to-wire.ts';
import { batchToWire } from './batch-to-wire.ts';
import { batchOfMessage } from './load-batch.ts';
import { moveBatch, type MoveOfBatch } from './move-batch.ts';
import { cutGroupInput } from './offcut-input.ts';
import { sawnBatch } from './sawn-batch.ts';

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
      await ctx.yieldToEventLoop();
    }
    return plans;
  });

const moveCall = procedure.allow('production.run').use(inOneTransaction);

const moveInput = {
  Id: batchIdInput,
  /** As the sender saw it; absent: whatever is there, for the state guards a move already. */
  LastUpdated: z.iso.datetime({ offset: true, error: 'must be the LastUpdated of the batch' }).optional(),
};

const releaseInput = z.strictObject({
  ...moveInput,
  /** Whether the glass is ordered, or the batch begins without it. */
  Glass: z.enum(['ordered', 'waived'], 'must be ordered or waived').optional(),
});

/** Freezes pieces, bars and labels, and reserves the offcuts that the plans take. */
export const release = moveCall.input(releaseInput).mutation(async ({ ctx, input: sent }) => {
  const idempotencyKey = idempotencyKeyOf(ctx, 'batch.release', sent);
  const { stored, isRepeated } = await batchOfMessage(ctx, {
    id: sent.Id,
    lastUpdated: sent.LastUpdated,
    idempotencyKey,
  });
  const { Glass: glass = stored.batch.glass } = sent;
  return batchToWire(
    ctx,
    isRepeated ? stored : await moveBatch(ctx, stored, { move: 'release', glass, idempotencyKey }),
  );
});

const moveOf = (move: Exclude<MoveOfBatch, 'release'>) =>
  moveCall.input(z.strictObject(moveInput)).mutation(async ({ ctx, input: sent }) => {
    const idempotencyKey = idempotencyKeyOf(ctx, `batch.${move}`, sent);
    const { stored, isRepeated } = await batchOfMessage(ctx, {
      id: sent.Id,
      lastUpdated: sent.LastUpdated,
      idempotencyKey,
    });
    return batchToWire(ctx, isRepeated ? stored : await moveBatch(ctx, stored, { move, idempotencyKey }));
  });

/** Back to planning, as long as nothing is cut. */
export const recall = moveOf('recall');
/** Every door is checked: the rests are on the shelf. */
export const close = moveOf('close');
/** Takes the close back, so long as no door of it has left the works. */
export const reopen = moveOf('reopen');
