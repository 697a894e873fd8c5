import { expect, test } from 'vitest';
import { wrap } from './wrap.ts';

test.each([
  ['words', 'one two three', ['one two', 'three']],
  ['its own lines', 'one\ntwo\r\n\nthree', ['one', 'two', '', 'three']],
  ['a word that is wider than the column', 'a abcdefghijk l', ['a', 'abcdefgh', 'ijk l']],
  ['nothing', '', ['']],
  ['signs that take no place', 'one\u0000 \u200btwo', ['one two']],
])('%s in a column of eight letters', (_, text, lines) =>
  expect(wrap(text, 8, (piece) => piece.length)).toEqual(lines),
);
