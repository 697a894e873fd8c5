import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { aPicture } from '../../testing/samples.ts';
import { PNG } from 'pngjs';
import { checkPng } from './check-png.ts';

const changed = (at: number, value: number) => {
  const bytes = aPicture();
  bytes[at] = value;
  return bytes;
};
/** The header of a small picture before the pixels of another. */
const withPixelsOf = (other: Buffer) => Buffer.concat([aPicture().subarray(0, 33), other.subarray(33)]);
const claiming = (width: number, height: number) => {
  const bytes = aPicture();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

/** A chunk with its length and its checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
const endChunk = chunk('IEND', Buffer.alloc(0)).length;
const before = (png: Buffer, more: Buffer) =>
  Buffer.concat([png.subarray(0, png.length - endChunk), more, png.subarray(png.length - endChunk)]);
/** Whole chunks, of which the last holds what belongs to no pixel. */
const withData = (data: Buffer) => before(aPicture(), chunk('IDAT', data));
const withSecondHeader = () => before(aPicture(), aPicture().subarray(8, 33));

/** 5 x 3 pixels in the seven passes of Adam7. */
const interlacedPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAIAAAGjU2I5AAAAFElEQVR4nGMQVDJmQMIQxICNgiMAk6AF+0EPAgIAAAAASUVORK5CYII=';
/** 9 x 2 pixels of four bits each: a row has 5 bytes. */
const palettePicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAkAAAACBAMAAAB4eOvgAAAABlBMVEUAAAD///+l2Z/dAAAADklEQVR4nGNgBAEGMAkAAEgAC2kZ8JAAAAAASUVORK5CYII=';

describe('only valid PNG pictures are accepted', () => {
  test('a small picture and one of the largest size are valid', () => {
    expect(checkPng(aPicture())).toBeUndefined();
    expect(checkPng(aPicture(4000, 1))).toBeUndefined();
    expect(checkPng(aPicture(1600, 1600))).toBeUndefined();
  });

  test.each([
    ['grey', 0, 8],
    ['colour', 2, 8],
    ['grey with alpha', 4, 8],
    ['colour with alpha', 6, 16],
  ] as const)('%s of %i, %i bits a sample, is valid', (_, colorType, bitDepth) => {
    expect(checkPng(PNG.sync.write(new PNG({ width: 7, height: 5 }), { colorType, bitDepth }))).toBeUndefined();
  });

  test.each([
    ['interlaced', interlacedPicture],
    ['with a palette', palettePicture],
  ])('a picture %s is valid', (_, base64) => expect(checkPng(Buffer.from(base64, 'base64'))).toBeUndefined());

  test.each([
    ['nothing', Buffer.alloc(0), 'The file is not a PNG picture.'],
    ['HTML', Buffer.from('<script>alert(1)</script>'.repeat(9)), 'The file is not a PNG picture.'],
    ['a wrong signature', changed(1, 0x51), 'The file is not a PNG picture.'],
    ['a cut-off picture', aPicture(40, 40).subarray(0, 60), 'The PNG picture is damaged.'],
    ['a bit flipped inside', changed(45, 0xff), 'The PNG picture is damaged.'],
    ['one row too wide', aPicture(4001, 1), 'The picture is larger than 4000 pixels a side.'],
    ['a bomb of claimed size', claiming(100_000, 100_000), 'The picture is larger than 4000 pixels a side.'],
    ['a bomb of 2 KB', aPicture(4000, 4000), 'The picture has more than 2560000 pixels.'],
    ['more pixels than its header says', withPixelsOf(aPicture(600, 600)), 'The PNG picture is damaged.'],
    ['something behind its end', Buffer.concat([aPicture(), Buffer.from('<script>')]), 'The PNG picture is damaged.'],
    ['something behind its pixels', withData(Buffer.from('<script>')), 'The PNG picture is damaged.'],
    ['a second header', withSecondHeader(), 'The PNG picture is damaged.'],
    ['no width', claiming(0, 5), 'The picture has no size.'],
    [
      'more than 4 MiB',
      Buffer.concat([aPicture(), Buffer.alloc(4 * 1024 * 1024)]),
      'The picture is larger than 4 MiB.',
    ],
  ])('%s is refused', (_, bytes, sentence) => expect(checkPng(bytes)).toBe(sentence));
});
