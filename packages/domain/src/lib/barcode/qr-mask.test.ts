import { expect, test } from 'vitest';
import { penaltyOf } from './qr-mask.ts';

const size = 21;
/** A square by a picture of its first rows; what is not drawn is a checkerboard, which costs nothing. */
function gridOf(...rows: readonly string[]) {
  const dark = Uint8Array.from({ length: size * size }, (_, index) => {
    const [x, y] = [index % size, Math.floor(index / size)];
    const drawn = rows[y]?.[x];
    return drawn === undefined ? (x + y + 1) % 2 : Number(drawn);
  });
  return { size, dark, fixed: new Uint8Array(size * size) };
}

test.each([
  ['a checkerboard', gridOf(), 0],
  ['five alike in a row, 3, with a column of three', gridOf('11111'), 3],
  ['seven alike, 5', gridOf('1111111'), 5],
  ['two by two of one colour, 3', gridOf('11', '11'), 3],
  ['a finder with light beside it, 40, and five light in a row', gridOf('10111010000'), 43],
  [
    'all light: 42 lines of 19, 400 squares of 3, ten steps from half',
    gridOf(...Array.from({ length: size }, () => '0'.repeat(size))),
    42 * 19 + 3 * 400 + 100,
  ],
])('%s', (_, grid, penalty) => expect(penaltyOf(grid)).toBe(penalty));
