import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import { keepToLimit } from '../../limits/keep-to-limit.ts';

/** Where the page puts the PNG of one photo, under a name of its own. */
export const getPhotoUploadTarget = (gate: Gate) =>
  gate
    .input(itemIdInput)
    .use(inOneTransaction)
    .query(async ({ ctx, input: itemId }) => {
      insist(await reachItem(ctx, itemId, 'design'));
      await keepToLimit(ctx, 'upload');
      return ctx.blobs.uploadTarget({ container: 'surveyphotos', itemId, version: ctx.ids.other() });
    });
