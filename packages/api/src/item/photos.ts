import { accepted, refused } from '@door/domain/door/model/result';
import type { Result } from '../refusals.ts';
import { z } from 'zod';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { itemIdInput, photoIdInput } from '../input/ids.ts';
import { refersTo } from '../input/refers-to.ts';
import { text } from '../input/text.ts';
import { loadItem } from './load-item.ts';
import { uploadedPicture } from './uploaded-picture.ts';
import { mustBeUnlocked } from '../order/item-locks.ts';
import { surveyAnswer } from './surveys.ts';
import type { BlobName, SurveyPicture } from '../ports/blobs.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

/** Where the page uploads the PNG of a photo. Every target has a name of its own. */
export const getPhotoUploadTarget = procedure
  .allow('items.manage')
  .input(itemIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: itemId }) => {
    unwrapOrThrow(await loadItem(ctx, itemId, 'design'));
    await enforceRateLimit(ctx, 'upload');
    return ctx.blobs.uploadTarget({ container: 'surveyphotos', itemId, version: ctx.ids.other() });
  });

const addition = z.strictObject({ ItemId: itemIdInput, PhotoUrl: text(2000).meta(refersTo('uploaded photo')) });

const mostPhotos = 12;

/** Adds a photo that was uploaded to an upload target of this item. A repeat changes nothing. */
export const addPhoto = procedure
  .allow('items.manage')
  .input(addition)
  .use(async ({ ctx, input: { PhotoUrl }, next }) =>
    next({ ctx: { upload: await uploadedPicture(ctx, PhotoUrl, 'PhotoUrl') } }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ItemId: itemId } }) => {
    const item = unwrapOrThrow(await loadItem(ctx, itemId, 'design'));
    const name = unwrapOrThrow(ownPhoto(ctx.upload.name, itemId));
    const photos = await ctx.stores.surveys.photos(itemId);
    if (photos.some(({ id }) => id === name.version)) return surveyAnswer(ctx, item);
    await mustBeUnlocked(ctx, itemId, 'survey');
    if (photos.length >= mostPhotos)
      unwrapOrThrow(refused('photo.too-many', messages.survey.tooManyPhotos(mostPhotos)));
    unwrapOrThrow(ctx.upload.isThere);
    const addedBy = ctx.caller.userId;
    const addedAt = ctx.clock.now().toISOString();
    await ctx.stores.surveys.addPhoto({ itemId, id: name.version, addedBy, addedAt });
    return surveyAnswer(ctx, item);
  });

const ownPhoto = (name: BlobName | undefined, itemId: string): Result<SurveyPicture> =>
  name?.container === 'surveyphotos' && name.itemId === itemId
    ? accepted(name)
    : refused('photo.foreign', 'PhotoUrl: must be the blobUrl of an upload target of this item.');

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
    await ctx.stores.surveys.removePhoto({ itemId: ItemId, id: PhotoId });
    return surveyAnswer(ctx, item);
  });
