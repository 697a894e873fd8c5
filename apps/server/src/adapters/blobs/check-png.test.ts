import { describe, expect, test } from 'vitest';
import { aPicture } from '../../testing/samples.ts';
import { checkPng } from './check-png.ts';

const changed = (at: number, value: number) => {
  const bytes = aPicture();
  bytes[at] = value;
  return bytes;
};
const claiming = (width: number, height: number) => {
  const bytes = aPicture();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

describe('only valid PNG pictures are accepted', () => {
  test('a small picture and one of the largest size are valid', () => {
    expect(checkPng(aPicture())).toBeUndefined();
    expect(checkPng(aPicture(4000, 1))).toBeUndefined();
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'The file is not a PNG picture.'],
    ['HTML', Buffer.from('<script>alert(1)</script>'.repeat(9)), 'The file is not a PNG picture.'],
    ['a wrong signature', changed(1, 0x51), 'The file is not a PNG picture.'],
    ['a cut-off picture', aPicture(40, 40).subarray(0, 60), 'The PNG picture is damaged.'],
    ['a bit flipped inside', changed(45, 0xff), 'The PNG picture is damaged.'],
    ['one row too wide', aPicture(4001, 1), 'The picture is larger than 4000 pixels a side.'],
    ['a bomb of claimed size', claiming(100_000, 100_000), 'The picture is larger than 4000 pixels a side.'],
    ['no width', claiming(0, 5), 'The picture has no size.'],
    [
      'more than 4 MiB',
      Buffer.concat([aPicture(), Buffer.alloc(4 * 1024 * 1024)]),
      'The picture is larger than 4 MiB.',
    ],
  ])('%s is refused', (_, bytes, sentence) => expect(checkPng(bytes)).toBe(sentence));
});
