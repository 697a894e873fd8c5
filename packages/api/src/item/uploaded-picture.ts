import { accepted, refused } from '@door/domain/door/model/result';
import { enforceRateLimit } from '../enforce-rate-limit.ts';
import type { BlobName, Upload } from '../ports/blobs.ts';
import type { CallContext } from '../ports/context.ts';
import type { Result } from '../refusals.ts';

/** What a caller says to have uploaded. */
export interface UploadedPicture {
  /** undefined: the address is none of the blob store. */
  readonly name: BlobName | undefined;
  /** Whether a sound picture lies there; read only where the caller may use the item. */
  readonly isThere: Result<'sound'>;
}

/**
 * Looks at what lies under an address that the caller sent in `field`. Done before the transaction: a store far away, or a
 * picture made to take long, would hold the item and a connection of the database meanwhile.
 */
export async function uploadedPicture(ctx: CallContext, address: string, field: string): Promise<UploadedPicture> {
  await enforceRateLimit(ctx, 'picture');
  const name = ctx.blobs.nameIn(address);
  const upload: Upload = name ? await ctx.blobs.uploaded(name) : { state: 'missing' };
  return { name, isThere: soundness(upload, field) };
}

function soundness(upload: Upload, field: string): Result<'sound'> {
  switch (upload.state) {
    case 'sound':
      return accepted(upload.state);
    case 'missing':
      return refused('image.missing', `${field}: no picture has been uploaded there.`);
    case 'too-big':
      return refused('image.too-big', `${field}: the picture has more than 4 MiB.`);
    case 'damaged':
      return refused('image.not-sound', `${field}: ${upload.fault}`);
  }
}
