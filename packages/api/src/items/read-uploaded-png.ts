import { accepted, refused } from '@door/domain/model/outcome';
import type { Outcome } from '../refusals.ts';
import type { CallScope } from '../procedure.ts';
import type { BlobName } from '../ports/blobs.ts';

const mostBytes = 4 * 1024 * 1024;

/** The picture of that name, once it was decoded as a whole. Refusals name `field`, in which the caller sent its address. */
export async function readUploadedPng(ctx: CallScope, name: BlobName, field: string): Promise<Outcome<Uint8Array>> {
  const bytes = await ctx.blobs.read(name);
  if (!bytes) return refused('image.missing', `${field}: no picture has been uploaded there.`);
  if (bytes.length > mostBytes) return refused('image.too-big', `${field}: the picture has more than 4 MiB.`);
  const fault = ctx.checkPng(bytes);
  return fault === undefined ? accepted(bytes) : refused('image.not-sound', `${field}: ${fault}`);
}
