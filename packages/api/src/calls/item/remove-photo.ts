import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import { answerSurvey } from '../../office/surveys.ts';

const input = z.strictObject({
  ItemId: itemIdInput,
  PhotoId: z.uuid('must be the Id of a photo').transform((id) => id.toLowerCase()),
});

/** Shows a photo no longer. The picture itself goes with the next housekeeping; a call that is sent twice finds its work done. */
export const removePhoto = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId, PhotoId } }) => {
      const item = insist(await reachItem(ctx, ItemId, 'design'));
      await ctx.shop.surveys.removePhoto({ itemId: ItemId, id: PhotoId });
      return answerSurvey(ctx, item);
    });
