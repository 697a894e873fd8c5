import type { PngCheck } from '@door/api/ports/context';
import { PNG } from 'pngjs';

export const maxPictureBytes = 4 * 1024 * 1024;
const maxSide = 4000;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Signature, then length, name and first two fields of the header chunk. */
const bytesToHeight = 24;

/** Checks the size in the header before decoding, so that a small file cannot decompress into gigabytes. */
export const checkPng: PngCheck = (bytes) => {
  if (bytes.byteLength > maxPictureBytes) return 'The picture is larger than 4 MiB.';
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.length < bytesToHeight || !data.subarray(0, 8).equals(signature)) return 'The file is not a PNG picture.';
  if (data.toString('latin1', 12, 16) !== 'IHDR') return 'The file is not a PNG picture.';
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)];
  if (width === 0 || height === 0) return 'The picture has no size.';
  if (width > maxSide || height > maxSide) return `The picture is larger than ${maxSide} pixels a side.`;
  return decodes(data) ? undefined : 'The PNG picture is damaged.';
};

function decodes(data: Buffer): boolean {
  try {
    PNG.sync.read(data);
    return true;
  } catch {
    return false;
  }
}
