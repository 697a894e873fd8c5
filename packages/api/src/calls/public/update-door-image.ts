import { accepted, type Outcome, refused } from '@door/domain/model/outcome';
import { z } from 'zod';
import { type Procedure, inOneTransaction } from '../../procedure.ts';
import { itemIdInput, sideInput } from '../../input/ids.ts';
import { text } from '../../input/text.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadItem } from '../../items/load-item.ts';
import { readUploadedPng } from '../../items/read-uploaded-png.ts';
import type { BlobName, DoorPicture } from '../../ports/blobs.ts';
import type { DoorImage } from '../../ports/image-store.ts';

const input = z.object({ itemId: itemIdInput, side: sideInput, imageUrl: text(2000) });

/** Shows an uploaded picture in place of the one before. A repeat changes nothing. */
export const updateDoorImage = (procedure: Procedure) =>
  procedure
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { itemId, side, imageUrl } }) => {
      unwrapOrThrow(await loadItem(ctx, itemId, 'finish'));
      const { version } = unwrapOrThrow(ownBlob(ctx.blobs.nameIn(imageUrl), { itemId, side }));
      const shown = (await ctx.stores.images.of(itemId)).find((image) => image.side === side);
      if (shown?.version !== version) {
        unwrapOrThrow(await readUploadedPng(ctx, { container: 'framecontainers', itemId, side, version }, 'imageUrl'));
        await ctx.stores.images.save({ itemId, side, version, url: imageUrl, updatedAt: ctx.clock.now().toISOString() });
      }
      return { itemId, side, imageUrl };
    });

const ownBlob = (
  name: BlobName | undefined,
  { itemId, side }: Pick<DoorImage, 'itemId' | 'side'>,
): Outcome<DoorPicture> =>
  name?.container === 'framecontainers' && name.itemId === itemId && name.side === side
    ? accepted(name)
    : refused('image.foreign', 'imageUrl: must be the blobUrl of an upload target of this item and this side.');
