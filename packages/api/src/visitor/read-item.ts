import type { ItemId } from '@door/domain/door/model/ids';
import { accepted, refused } from '@door/domain/door/model/result';
import { itemToWire } from '@door/wire/item-to-wire';
import { z } from 'zod';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import { imageViewInput, itemIdInput } from '../input/ids.ts';
import { refersTo } from '../input/refers-to.ts';
import { text } from '../input/text.ts';
import { loadItem, readItem } from '../item/load-item.ts';
import { makeBom } from '../item/make-bom.ts';
import { uploadedPicture } from '../item/uploaded-picture.ts';
import type { BlobName, DoorPicture } from '../ports/blobs.ts';
import { isOfficeCaller } from '../ports/context.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { DoorImage } from './image-store.ts';

const read = procedure.allow('ownItem.design').input(itemIdInput);

/** NOT_FOUND for somebody else's items too. A visitor's item is no longer answered once its enquiry was sent. */
export const tryGetItemForPublic = read.query(async ({ ctx, input }) =>
  itemToWire(unwrapOrThrow(await readItem(ctx, input)), ctx.supplier.catalogue),
);

export const getItemSubAssemblies = read.query(
  async ({ ctx, input }) =>
    itemToWire(unwrapOrThrow(await readItem(ctx, input)), ctx.supplier.catalogue).ItemSubAssembly,
);

/**
 * Calculates the bill of materials; manual lines stay. The answer holds the codes of lines in error only: visitors call
 * this too, and the bill is not for them.
 */
export const generateBom = procedure
  .allow('ownItem.design')
  .input(itemIdInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    // The supplier's people bring the bills of whole orders up to date, from one address.
    if (!isOfficeCaller(ctx.caller)) await enforceRateLimit(ctx, 'bill');
    const { bomUpdated, errors } = await makeBom(ctx, input);
    return {
      Id: input,
      BomUpdated: bomUpdated,
      WorkInstructions: errors.map((WinSysStockCode) => ({ WinSysStockCode })),
    };
  });

/** Not in the specification: where the page uploads the PNG of one side, or of the door in the visitor's house. Every target is a new version, so that none overwrites another. */
export const getImageUploadTarget = procedure
  .allow('ownItem.design')
  .input(z.strictObject({ itemId: itemIdInput, side: imageViewInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { itemId, side } }) => {
    unwrapOrThrow(await loadItem(ctx, itemId, 'finish'));
    await enforceRateLimit(ctx, 'upload');
    return ctx.blobs.uploadTarget({ container: 'framecontainers', itemId, side, version: ctx.ids.other() });
  });

const input = z.object({
  itemId: itemIdInput,
  side: imageViewInput,
  imageUrl: text(2000).meta(refersTo('uploaded picture')),
});

/** Shows an uploaded picture in place of the one before. A repeat changes nothing. */
export const updateDoorImage = procedure
  .allow('ownItem.design')
  .input(input)
  .use(async ({ ctx, input: { imageUrl }, next }) =>
    next({ ctx: { upload: await uploadedPicture(ctx, imageUrl, 'imageUrl') } }),
  )
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { itemId, side, imageUrl } }) => {
    unwrapOrThrow(await loadItem(ctx, itemId, 'finish'));
    if (side === 'house') unwrapOrThrow(await agreedToHouse(ctx, itemId));
    const { version } = unwrapOrThrow(ownBlob(ctx.upload.name, { itemId, side }));
    const shown = (await ctx.stores.images.of(itemId)).find((image) => image.side === side);
    if (shown?.version !== version) {
      unwrapOrThrow(ctx.upload.isThere);
      await ctx.stores.images.save({ itemId, side, version, updatedAt: ctx.clock.now().toISOString() });
    }
    return { itemId, side, imageUrl };
  });

/** The picture of somebody's house is taken only with an enquiry in which they ticked that it is sent. */
async function agreedToHouse({ stores }: CallScope, itemId: ItemId): Promise<Result<'agreed'>> {
  const enquiry = await stores.enquiries.ofItem(itemId);
  return enquiry?.consents.some(({ kind }) => kind === 'house-picture')
    ? accepted('agreed')
    : refused('image.not-agreed', 'side: the picture of a house is sent only with an enquiry that agrees to it.');
}

const ownBlob = (
  name: BlobName | undefined,
  { itemId, side }: Pick<DoorImage, 'itemId' | 'side'>,
): Result<DoorPicture> =>
  name?.container === 'framecontainers' && name.itemId === itemId && name.side === side
    ? accepted(name)
    : refused('image.foreign', 'imageUrl: must be the blobUrl of an upload target of this item and this side.');
