import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import { z } from 'zod';
import { type Gate, inOneTransaction, personOf } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { text } from '../../input/text.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import { soundPicture } from '../../items/sound-picture.ts';
import { answerSurvey } from '../../office/surveys.ts';
import type { BlobName, SurveyPicture } from '../../ports/blobs.ts';
import { words } from '../../words.ts';

const input = z.strictObject({ ItemId: itemIdInput, PhotoUrl: text(2000) });

const mostPhotos = 12;

/** Adds a photo that was uploaded to a target of this item; added twice it is there once. */
export const addPhoto = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { ItemId: itemId, PhotoUrl: url } }) => {
      const item = insist(await reachItem(ctx, itemId, 'design'));
      const name = insist(ownPhoto(ctx.blobs.nameIn(url), itemId));
      const there = await ctx.shop.surveys.photos(itemId);
      if (there.some(({ id }) => id === name.version)) return answerSurvey(ctx, item);
      if (there.length >= mostPhotos) insist(refused('photo.too-many', words.survey.tooManyPhotos(mostPhotos)));
      insist(await soundPicture(ctx, name, 'PhotoUrl'));
      const addedBy = personOf(ctx).userId;
      await ctx.shop.surveys.addPhoto({
        itemId,
        id: name.version,
        url,
        addedBy,
        addedAt: ctx.clock.now().toISOString(),
      });
      return answerSurvey(ctx, item);
    });

const ownPhoto = (name: BlobName | undefined, itemId: string): Outcome<SurveyPicture> =>
  name?.container === 'surveyphotos' && name.itemId === itemId
    ? accepted(name)
    : refused('photo.foreign', 'PhotoUrl: must be the blobUrl of an upload target of this item.');
