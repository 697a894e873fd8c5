import type { ItemId } from '@door/domain/door/model/ids';
import type { StoredQuote } from '../quote/quote-store.ts';
import type { Blobs } from '../ports/blobs.ts';
import type { Stores } from '../ports/stores.ts';

interface PictureScope<Store extends keyof Stores> {
  readonly stores: Pick<Stores, Store>;
  readonly blobs: Pick<Blobs, 'pictureUrl'>;
}

/** Address of the picture of a door in its visitor's house; null where none was sent, or where its person was erased. */
export async function housePicture({ stores, blobs }: PictureScope<'images'>, itemId: ItemId): Promise<string | null> {
  const shown = (await stores.images.of(itemId)).find(({ side }) => side === 'house');
  return shown ? blobs.pictureUrl({ container: 'framecontainers', ...shown }) : null;
}

/**
 * The one that came with the enquiry of a quote. No version holds it, since it can be taken out and what was sent cannot: it is shown
 * beside the paper as it is now.
 */
export async function housePictureOfQuote(
  scope: PictureScope<'images' | 'enquiries'>,
  { enquiryId }: Pick<StoredQuote, 'enquiryId'>,
): Promise<string | null> {
  const enquiry = enquiryId === null ? undefined : await scope.stores.enquiries.load(enquiryId);
  return enquiry ? housePicture(scope, enquiry.itemId) : null;
}
