import { z } from 'zod';
import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput, photoIdInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadItem } from '../../items/load-item.ts';
import { surveyAnswer } from '../../office/surveys.ts';

const input = z.strictObject({
  ItemId: itemIdInput,
  PhotoId: photoIdInput,
});

/** Removes a photo; housekeeping deletes the picture later. A repeat changes nothing. */
export const removePhoto = (procedure: Procedure) =>
  procedure
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId, PhotoId } }) => {
      const item = unwrapOrThrow(await loadItem(ctx, ItemId, 'design'));
      await ctx.stores.surveys.removePhoto({ itemId: ItemId, id: PhotoId });
      return surveyAnswer(ctx, item);
    });
