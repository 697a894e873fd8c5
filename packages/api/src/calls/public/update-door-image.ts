import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput, sideInput } from '../../input/ids.ts';
import { text } from '../../input/text.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import { soundPicture } from '../../items/sound-picture.ts';
import type { BlobName, DoorPicture } from '../../ports/blobs.ts';
import type { DoorImage } from '../../ports/shop.ts';

const input = z.object({ itemId: itemIdInput, side: sideInput, imageUrl: text(2000) });

/** The switch from one version of a picture to the next is one row, inside the call's transaction. */
export const updateDoorImage = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: { itemId, side, imageUrl } }) => {
      insist(await reachItem(ctx, itemId, 'finish'));
      const { version } = insist(ownBlob(ctx.blobs.nameIn(imageUrl), { itemId, side }));
      const shown = (await ctx.shop.images.of(itemId)).find((image) => image.side === side);
      if (shown?.version !== version) {
        insist(await soundPicture(ctx, { container: 'framecontainers', itemId, side, version }, 'imageUrl'));
        await ctx.shop.images.record({ itemId, side, version, url: imageUrl, updatedAt: ctx.clock.now().toISOString() });
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
