import { isUnsettled } from '@door/domain/making/purchasing/claim';
import { refused } from '@door/domain/door/model/result';
import { z } from 'zod';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { claimIdInput, photoIdInput } from '../input/ids.ts';
import { uploadedPicture } from '../item/uploaded-picture.ts';
import { messages } from '../messages.ts';
import { addUploaded, photoUrlInput } from '../photo/photos.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { claimToWire } from './claim-to-wire.ts';
import { foundPaper } from './load-papers.ts';
import type { StoredClaim } from './paper-store.ts';

/** Where the page uploads the PNG of a photo of claimed goods. Every target has a name of its own. */
export const getClaimPhotoUploadTarget = procedure
  .allow('inventory.manage')
  .input(claimIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: of }) => {
    unwrapOrThrow(foundPaper(await ctx.stores.claims.find(of), 'claim'));
    await enforceRateLimit(ctx, 'upload');
    return ctx.blobs.uploadTarget({ container: 'claimphotos', of, version: ctx.ids.other() });
  });

/** Adds a photo that was uploaded to an upload target of this claim. A repeat changes nothing. */
export const addClaimPhoto = procedure
  .allow('inventory.manage')
  .input(z.strictObject({ ClaimId: claimIdInput, PhotoUrl: photoUrlInput('uploaded photo of goods') }))
  .use(async ({ ctx, input: { PhotoUrl }, next }) =>
    next({ ctx: { upload: await uploadedPicture(ctx, PhotoUrl, 'PhotoUrl') } }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ClaimId: of } }) => {
    const stored = await held(ctx, of);
    await addUploaded(ctx, {
      container: 'claimphotos',
      of,
      upload: ctx.upload,
      store: ctx.stores.claims,
      mayAdd: () => mustGoOn(stored),
    });
    return claimToWire(ctx, stored);
  });

/** Removes a photo; housekeeping deletes the picture later. A repeat changes nothing. */
export const removeClaimPhoto = procedure
  .allow('inventory.manage')
  .input(z.strictObject({ ClaimId: claimIdInput, PhotoId: photoIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { ClaimId, PhotoId } }) => {
    const stored = await held(ctx, ClaimId);
    mustGoOn(stored);
    await ctx.stores.claims.removePhoto({ of: ClaimId, id: PhotoId });
    return claimToWire(ctx, stored);
  });

const held = async (ctx: OfficeScope, id: string): Promise<StoredClaim> =>
  unwrapOrThrow(foundPaper(await ctx.stores.claims.hold(id), 'claim'));

/** By the photos of a claim that has ended it was decided. */
function mustGoOn({ claim }: StoredClaim): void {
  if (!isUnsettled(claim)) unwrapOrThrow(refused('purchase.claim-ended', messages.purchase.claimEnded));
}
