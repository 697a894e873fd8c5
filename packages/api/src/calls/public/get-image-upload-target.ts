import { z } from 'zod';
import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput, sideInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadItem } from '../../items/load-item.ts';
import { enforceRateLimit } from '../../enforce-rate-limit.ts';

/** Not in the specification: where the page uploads the PNG of one side. Every target is a new version, so that none overwrites another. */
export const getImageUploadTarget = (procedure: Procedure) =>
  procedure
    .input(z.strictObject({ itemId: itemIdInput, side: sideInput }))
    .use(inOneTransaction)
    .query(async ({ ctx, input: { itemId, side } }) => {
      unwrapOrThrow(await loadItem(ctx, itemId, 'finish'));
      await enforceRateLimit(ctx, 'upload');
      return ctx.blobs.uploadTarget({ container: 'framecontainers', itemId, side, version: ctx.ids.other() });
    });
