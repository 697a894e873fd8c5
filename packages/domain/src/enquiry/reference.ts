import type { ItemId } from '../item/ids.ts';

/** Short enough to be said on the telephone; page, mail and office show the same. The end of an id is its random part. */
export const enquiryReference = (id: ItemId): string => id.slice(-8).toUpperCase();
