import type { ItemId } from '@door/domain/model/ids';
import type { StoredQuote } from '../ports/quote-store.ts';
import type { Stores } from '../ports/stores.ts';

/** Address of the picture of a door in its visitor's house; null where none was sent, or where its person was erased. */
export async function housePicture({ images }: Pick<Stores, 'images'>, itemId: ItemId): Promise<string | null> {
  const shown = (await images.of(itemId)).find(({ side }) => side === 'house');
  return shown?.url ?? null;
}

/**
 * The one that came with the enquiry of a quote. No version holds it, since it can be taken out and what was sent cannot: it is shown
 * beside the paper as it is now.
 */
export async function housePictureOfQuote(
  stores: Pick<Stores, 'images' | 'enquiries'>,
  { enquiryId }: Pick<StoredQuote, 'enquiryId'>,
): Promise<string | null> {
  const enquiry = enquiryId === null ? undefined : await stores.enquiries.load(enquiryId);
  return enquiry ? housePicture(stores, enquiry.itemId) : null;
}
