import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Pixels of a side: more are refused before they are looked at. */
const side = 1000;

/** A picture of noise, which neither packs nor can be looked at quickly. */
export function worstPicture(): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const row = () => Buffer.concat([Buffer.from([0]), randomBytes(side * 3)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, row)), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Uint8Array.from(Buffer.concat([signature, ...chunks]));
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
