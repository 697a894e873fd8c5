import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput, sideInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import { keepToLimit } from '../../limits/keep-to-limit.ts';

/** Added: where the browser puts the PNG of one side. Every target is a version of its own, so none overwrites another. */
export const getImageUploadTarget = (gate: Gate) =>
  gate
    .input(z.strictObject({ itemId: itemIdInput, side: sideInput }))
    .use(inOneTransaction)
    .query(async ({ ctx, input: { itemId, side } }) => {
      insist(await reachItem(ctx, itemId, 'finish'));
      await keepToLimit(ctx, 'upload');
      return ctx.blobs.uploadTarget({ container: 'framecontainers', itemId, side, version: ctx.ids.other() });
    });
