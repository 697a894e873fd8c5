import { inflateSync } from 'node:zlib';
import { type PngHeader, readChunks } from './read-chunks.ts';

export const maxPictureBytes = 4 * 1024 * 1024;
const maxSide = 4000;
/** A photo of a survey has at most 1600 pixels a side, the picture of a door is 600 high. A bomb of 2 KB has 4000 x 4000. */
const maxPixels = 1600 * 1600;

const damaged = 'The PNG picture is damaged.';

/** Says what is wrong with a picture, after decoding all of it; undefined for a sound PNG. The size in its header is checked first. */
export function checkPng(bytes: Uint8Array): string | undefined {
  if (bytes.byteLength > maxPictureBytes) return 'The picture is larger than 4 MiB.';
  const read = readChunks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (read === 'no PNG') return 'The file is not a PNG picture.';
  return sizeFault(read.header) ?? (read.isWhole && decodes(read.header, read.pixels) ? undefined : damaged);
}

function sizeFault({ width, height }: PngHeader): string | undefined {
  if (width === 0 || height === 0) return 'The picture has no size.';
  if (width > maxSide || height > maxSide) return `The picture is larger than ${maxSide} pixels a side.`;
  return width * height > maxPixels ? `The picture has more than ${maxPixels} pixels.` : undefined;
}

/** Whether the pixels decompress to exactly what the header says, each row with a filter that exists. */
function decodes(header: PngHeader, compressed: Buffer): boolean {
  const rows = rowLengths(header);
  const length = rows.reduce((sum, row) => sum + row, 0);
  const pixels = inflatedTo(compressed, length);
  if (pixels?.length !== length) return false;
  let at = 0;
  return rows.every((row) => {
    const filter = pixels[at] ?? 5;
    at += row;
    return filter <= 4;
  });
}

interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

/** undefined: it does not decompress, is longer than that, or something stands behind its end. */
function inflatedTo(compressed: Buffer, maxOutputLength: number): Buffer | undefined {
  try {
    // With `info` Node says how much it has read, which its types leave out.
    const inflated: unknown = inflateSync(compressed, { maxOutputLength, info: true });
    const { buffer, engine } = inflated as Inflated;
    return engine.bytesWritten === compressed.length ? buffer : undefined;
  } catch {
    return undefined;
  }
}

/** First column and row of each pass of an interlaced picture (Adam7), and the steps to the next. */
const passes = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];

/** Bytes of each row in the order of the file: one for the filter, then the pixels. 3 pixels of 4 bytes make 1 + 12. */
function rowLengths({ width, height, bitsPerPixel, isInterlaced }: PngHeader): readonly number[] {
  const whole = { x: 0, y: 0, dx: 1, dy: 1 };
  return (isInterlaced ? passes : [whole]).flatMap(({ x, y, dx, dy }) => {
    const columns = Math.ceil((width - x) / dx);
    const rows = columns > 0 ? Math.max(0, Math.ceil((height - y) / dy)) : 0;
    return Array.from({ length: rows }, () => 1 + Math.ceil((columns * bitsPerPixel) / 8));
  });
}
