import type { BlobName, Blobs } from '@door/api/ports/blobs';

/** What housekeeping asks of a store beyond what calls do. */
export interface PictureStore extends Blobs {
  /** Every version that was put before that time, in no order. */
  storedBefore(time: Date): AsyncIterable<BlobName>;
}
