import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadItem } from '../../items/load-item.ts';
import { enforceRateLimit } from '../../enforce-rate-limit.ts';

/** Where the page uploads the PNG of a photo. Every target has a name of its own. */
export const getPhotoUploadTarget = (procedure: Procedure) =>
  procedure
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input: itemId }) => {
      unwrapOrThrow(await loadItem(ctx, itemId, 'design'));
      await enforceRateLimit(ctx, 'upload');
      return ctx.blobs.uploadTarget({ container: 'surveyphotos', itemId, version: ctx.ids.other() });
    });
