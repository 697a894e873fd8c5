import { crc32 } from 'node:zlib';

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: number;
  readonly isInterlaced: boolean;
}

interface PngFile {
  readonly header: PngHeader;
  /** The pixels, still compressed. */
  readonly pixels: Buffer;
  /** Every chunk has its checksum, there is one header, one that PNG knows, and the file ends with its end chunk. */
  readonly isWhole: boolean;
}

export const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Samples of one pixel by colour type (grey, RGB, palette, grey with alpha, RGB with alpha), and the bits that each may have. */
const colourTypes: Readonly<Record<number, { readonly samples: number; readonly bits: readonly number[] }>> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
};

const headerLength = 13;
/** Length, name and checksum around the data of a chunk. */
const frame = 12;

interface Chunk {
  readonly name: string;
  /** Of the whole chunk in the file, with its length, name and checksum. */
  readonly start: number;
  readonly end: number;
}

/** The whole chunks after the signature, up to the end chunk. */
export function* chunksOf(file: Buffer): Generator<Chunk> {
  let [start, name] = [signature.length, ''];
  while (start + frame <= file.length && name !== 'IEND') {
    const end = start + frame + file.readUInt32BE(start);
    if (end > file.length) return;
    name = file.toString('latin1', start + 4, start + 8);
    yield { name, start, end };
    start = end;
  }
}

/** The chunks of a PNG file, without decompressing them. 'no PNG' where it does not begin as one. */
export function readChunks(file: Buffer): PngFile | 'no PNG' {
  const start = signature.length;
  const isPng = file.subarray(0, start).equals(signature) && file.toString('latin1', start + 4, start + 8) === 'IHDR';
  if (!isPng || file.length < start + frame + headerLength) return 'no PNG';
  const ihdr = file.subarray(start + 8, start + 8 + headerLength);
  const pixels: Buffer[] = [];
  let [isWhole, hasPalette, at, last] = [isKnown(ihdr), false, start, ''];
  for (const { name, start: from, end } of chunksOf(file)) {
    isWhole &&= crc32(file.subarray(from + 4, end - 4)) === file.readUInt32BE(end - 4);
    if (name === 'IDAT') pixels.push(file.subarray(from + 8, end - 4));
    hasPalette ||= name === 'PLTE';
    isWhole &&= name !== 'IHDR' || from === start;
    [at, last] = [end, name];
  }
  isWhole &&= last === 'IEND' && at === file.length && (ihdr[9] !== 3 || hasPalette);
  return { header: headerOf(ihdr), pixels: Buffer.concat(pixels), isWhole };
}

function isKnown(ihdr: Buffer): boolean {
  const [bits = 0, type = 0, compression, filter, interlace = 0] = ihdr.subarray(8);
  return (colourTypes[type]?.bits.includes(bits) ?? false) && compression === 0 && filter === 0 && interlace <= 1;
}

function headerOf(ihdr: Buffer): PngHeader {
  const [bits = 0, type = 0, , , interlace] = ihdr.subarray(8);
  return {
    width: ihdr.readUInt32BE(0),
    height: ihdr.readUInt32BE(4),
    bitsPerPixel: bits * (colourTypes[type]?.samples ?? 0),
    isInterlaced: interlace === 1,
  };
}
