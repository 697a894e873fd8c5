import { accepted, refused } from '@door/domain/model/outcome';
import { z } from 'zod';
import { barsToWire, certificateToWire } from '../../batches/bars-to-wire.ts';
import { groupToWire } from '../../batches/groups-to-wire.ts';
import { sawnBatch } from '../../batches/sawn-batch.ts';
import { batchIdInput } from '../../input/ids.ts';
import { cutGroupInput } from '../../input/offcuts.ts';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { batchingWords } from '../../words.ts';

/** The bars of one group, and why no plan needs fewer. A stale plan is told as it was made. */
export const plan = procedure
  .allow('production.see')
  .input(z.strictObject({ BatchId: batchIdInput, Profile: cutGroupInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { BatchId, Profile } }) => {
    const { standing, bars } = await sawnBatch(ctx, BatchId);
    const found = standing.groups.find(({ toCut }) => toCut.group.key === Profile);
    const group = unwrapOrThrow(found ? accepted(found) : refused('batch.no-group', batchingWords.noGroup(Profile)));
    const { saw } = ctx.supplier.production;
    return {
      Group: groupToWire(group),
      Bars: barsToWire(group, bars, saw),
      Kerf: saw.kerf,
      Trim: saw.trim,
      Certificate: group.plan && certificateToWire(group.plan),
    };
  });
