import { accepted, type Outcome, refused } from '@door/domain/model/outcome';
import { z } from 'zod';
import { type Procedure, inOneTransaction, personOf } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { text } from '../../input/text.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadItem } from '../../items/load-item.ts';
import { readUploadedPng } from '../../items/read-uploaded-png.ts';
import { surveyAnswer } from '../../office/surveys.ts';
import type { BlobName, SurveyPicture } from '../../ports/blobs.ts';
import { words } from '../../words.ts';

const input = z.strictObject({ ItemId: itemIdInput, PhotoUrl: text(2000) });

const mostPhotos = 12;

/** Adds a photo that was uploaded to an upload target of this item. A repeat changes nothing. */
export const addPhoto = (procedure: Procedure) =>
  procedure
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId: itemId, PhotoUrl: url } }) => {
      const item = unwrapOrThrow(await loadItem(ctx, itemId, 'design'));
      const name = unwrapOrThrow(ownPhoto(ctx.blobs.nameIn(url), itemId));
      const photos = await ctx.stores.surveys.photos(itemId);
      if (photos.some(({ id }) => id === name.version)) return surveyAnswer(ctx, item);
      if (photos.length >= mostPhotos) unwrapOrThrow(refused('photo.too-many', words.survey.tooManyPhotos(mostPhotos)));
      unwrapOrThrow(await readUploadedPng(ctx, name, 'PhotoUrl'));
      const addedBy = personOf(ctx).userId;
      await ctx.stores.surveys.addPhoto({
        itemId,
        id: name.version,
        url,
        addedBy,
        addedAt: ctx.clock.now().toISOString(),
      });
      return surveyAnswer(ctx, item);
    });

const ownPhoto = (name: BlobName | undefined, itemId: string): Outcome<SurveyPicture> =>
  name?.container === 'surveyphotos' && name.itemId === itemId
    ? accepted(name)
    : refused('photo.foreign', 'PhotoUrl: must be the blobUrl of an upload target of this item.');
