import { z } from 'zod';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { itemIdInput, photoIdInput } from '../input/ids.ts';
import { mustBeUnlocked } from '../order/item-locks.ts';
import { addUploaded, photoUrlInput } from '../photo/photos.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadItem } from './load-item.ts';
import { surveyAnswer } from './surveys.ts';
import { uploadedPicture } from './uploaded-picture.ts';

/** Where the page uploads the PNG of a photo. Every target has a name of its own. */
export const getPhotoUploadTarget = procedure
  .allow('items.manage')
  .input(itemIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: of }) => {
    unwrapOrThrow(await loadItem(ctx, of, 'design'));
    await enforceRateLimit(ctx, 'upload');
    return ctx.blobs.uploadTarget({ container: 'surveyphotos', of, version: ctx.ids.other() });
  });

const addition = z.strictObject({ ItemId: itemIdInput, PhotoUrl: photoUrlInput('uploaded photo') });

/** Adds a photo that was uploaded to an upload target of this item. A repeat changes nothing. */
export const addPhoto = procedure
  .allow('items.manage')
  .input(addition)
  .use(async ({ ctx, input: { PhotoUrl }, next }) =>
    next({ ctx: { upload: await uploadedPicture(ctx, PhotoUrl, 'PhotoUrl') } }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId: of } }) => {
    const item = unwrapOrThrow(await loadItem(ctx, of, 'design'));
    await addUploaded(ctx, {
      container: 'surveyphotos',
      of,
      upload: ctx.upload,
      store: ctx.stores.surveys,
      mayAdd: () => mustBeUnlocked(ctx, of, 'survey'),
    });
    return surveyAnswer(ctx, item);
  });

const removal = z.strictObject({
  ItemId: itemIdInput,
  PhotoId: photoIdInput,
});

/** Removes a photo; housekeeping deletes the picture later. A repeat changes nothing. */
export const removePhoto = procedure
  .allow('items.manage')
  .input(removal)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId, PhotoId } }) => {
    const item = unwrapOrThrow(await loadItem(ctx, ItemId, 'design'));
    await mustBeUnlocked(ctx, ItemId, 'survey');
    await ctx.stores.surveys.removePhoto({ of: ItemId, id: PhotoId });
    return surveyAnswer(ctx, item);
  });
