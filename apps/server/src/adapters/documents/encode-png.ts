import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './pixels.ts';

const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits of red, green and blue, deflated, each row for itself, in one pass (PNG specification, 11.2.2). */
const form = [8, 2, 0, 0, 0];
/** Each byte as its difference to the one of the pixel before (PNG specification, 9.2). */
const filterSub = 1;
const bytesPerPixel = 3;

/** An opaque picture as a PNG; its alpha is left out. Nothing but the picture is in the file. */
export function encodePng({ data, width, height }: Pixels): Uint8Array {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    start,
    chunk('IHDR', Buffer.concat([size, Buffer.from(form)])),
    chunk('IDAT', deflateSync(filtered({ data, width, height }), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function filtered({ data, width, height }: Pixels): Buffer {
  const row = width * bytesPerPixel + 1;
  const rows = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    rows[y * row] = filterSub;
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const to = y * row + 1 + x * bytesPerPixel;
      for (let channel = 0; channel < bytesPerPixel; channel += 1)
        rows[to + channel] = (data[from + channel] ?? 0) - (x === 0 ? 0 : (data[from - 4 + channel] ?? 0));
    }
  }
  return rows;
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
