import { constants, crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture of palette indices. */
export interface Indexed {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly palette: readonly Colour[];
  /** Alpha of each palette entry, 0…255; opaque without it. */
  readonly alphas?: readonly number[];
}

/** A palette PNG, with whichever row filter packs this picture best. */
export function png(picture: Indexed): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header[8] = 8;
  header[9] = 3;
  const packed = [0, 1, 2, 4].map((filter) => pack(filteredRows(picture, filter)));
  const smallest = packed.reduce((best, next) => (next.length < best.length ? next : best));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(picture.palette.flat())),
    ...(picture.alphas ? [chunk('tRNS', Buffer.from(picture.alphas))] : []),
    chunk('IDAT', smallest),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const pack = (rows: Buffer) =>
  [constants.Z_DEFAULT_STRATEGY, constants.Z_FILTERED]
    .map((strategy) => deflateSync(rows, { level: 9, memLevel: 9, strategy }))
    .reduce((best, next) => (next.length < best.length ? next : best));

/** PNG's row filters: 0 none, 1 difference to the left, 2 to the row above, 4 to the likeliest neighbour. */
function filteredRows({ width, height, pixels }: Indexed, filter: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  const at = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (pixels[y * width + x] ?? 0));
  const guess = (x: number, y: number) => {
    if (filter === 0) return 0;
    if (filter === 1) return at(x - 1, y);
    return filter === 2 ? at(x, y - 1) : paeth(at(x - 1, y), at(x, y - 1), at(x - 1, y - 1));
  };
  for (let y = 0; y < height; y++) {
    rows[y * (width + 1)] = filter;
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = (at(x, y) - guess(x, y)) & 255;
  }
  return rows;
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [byLeft, byAbove, byCorner] = [
    Math.abs(estimate - left),
    Math.abs(estimate - above),
    Math.abs(estimate - corner),
  ];
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
