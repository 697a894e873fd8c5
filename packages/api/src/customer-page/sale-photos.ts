import { pageLimits } from '@door/domain/selling/page/page-limits';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { enforceOfferLimit, enforceRateLimit } from '../enforce-rate-limit.ts';
import { uploadedPicture, type UploadedPicture } from '../item/uploaded-picture.ts';
import { photoUrlInput } from '../photo/photos.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { boughtTokenInput } from '../quote/offer-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { Sale } from './link-store.ts';
import type { SalePhoto } from './thread-store.ts';
import { mustHaveCode, openPage } from './open-page.ts';

/** Photos beside a message or a fault, as they were uploaded to targets of its sale. */
export const salePhotosInput = z
  .array(photoUrlInput('uploaded photo of a customer'), 'must be a list of photos')
  .max(pageLimits.photos, `must have at most ${String(pageLimits.photos)} photos`)
  .default([]);

/** Where the page of a customer with their code uploads the PNG of a photo. Every target has a name of its own. */
export const orderPhotoTarget = procedure
  .allow('offer.answer')
  .input(z.strictObject({ Token: boughtTokenInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Token } }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', Token);
    const { link } = unwrapOrThrow(mustHaveCode(unwrapOrThrow(await openPage(ctx, Token))));
    await enforceRateLimit(ctx, 'upload');
    return ctx.blobs.uploadTarget({ container: 'salephotos', of: link.sale.id, version: ctx.ids.other() });
  });

interface SentPhotos {
  readonly Token: string;
  readonly PhotoUrls: readonly string[];
}

/**
 * Looks at what was uploaded, before the transaction, and only for a living link whose code this browser has typed: the transaction asks for
 * both again.
 */
export async function uploadedPhotos(
  ctx: Omit<CallScope, 'stores'>,
  { Token, PhotoUrls: urls }: SentPhotos,
): Promise<readonly UploadedPicture[]> {
  const uploads: UploadedPicture[] = [];
  if (urls.length === 0) return uploads;
  // Whoever guesses links has no more tries with photos than without.
  await enforceRateLimit(ctx, 'picture');
  await ctx.transactions.run(ctx.clientId, async (stores) =>
    unwrapOrThrow(mustHaveCode(unwrapOrThrow(await openPage({ ...ctx, stores }, Token)))),
  );
  for (const url of urls) uploads.push(await uploadedPicture(ctx, url, 'PhotoUrls'));
  return uploads;
}

interface Kept {
  readonly sale: Sale;
  /** Id of the message or the fault. */
  readonly about: string;
  readonly uploads: readonly UploadedPicture[];
}

/** Keeps photos that were uploaded to targets of the sale. */
export async function keepPhotos({ stores }: CallScope, { sale, about, uploads }: Kept): Promise<void> {
  const photos = uploads.map(({ name, isThere }): SalePhoto => {
    if (name?.container !== 'salephotos' || name.of !== sale.id)
      return unwrapOrThrow<never>(
        refused('photo.foreign', 'PhotoUrls: must be blobUrls of upload targets of this page.'),
      );
    unwrapOrThrow(isThere);
    return { of: sale.id, id: name.version, about };
  });
  await stores.threads.addPhotos(photos);
}

/** Addresses of the photos beside each message or fault of a sale. */
export async function photosOfSale({ stores, blobs }: Pick<CallScope, 'stores' | 'blobs'>, sale: Sale) {
  const photos = await stores.threads.photos([sale.id]);
  return (about: string): readonly string[] =>
    photos
      .filter((photo) => photo.about === about)
      .map(({ of, id: version }) => blobs.pictureUrl({ container: 'salephotos', of, version }));
}
