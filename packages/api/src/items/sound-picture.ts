import { accepted, type Outcome, refused } from '@door/domain/shared/outcome';
import type { CallScope } from '../gate.ts';
import type { BlobName } from '../ports/blobs.ts';

const mostBytes = 4 * 1024 * 1024;

/** What lies under that name, once all of it was decoded; `field` named the picture. */
export async function soundPicture(ctx: CallScope, name: BlobName, field: string): Promise<Outcome<Uint8Array>> {
  const bytes = await ctx.blobs.read(name);
  if (!bytes) return refused('image.missing', `${field}: no picture has been uploaded there.`);
  if (bytes.length > mostBytes) return refused('image.too-big', `${field}: the picture has more than 4 MiB.`);
  const fault = ctx.png(bytes);
  return fault === undefined ? accepted(bytes) : refused('image.not-sound', `${field}: ${fault}`);
}
