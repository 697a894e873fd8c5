import { expect, test } from 'vitest';
import { isHalfTyped, readLength } from './read-length.ts';

test.each([
  ['1040', 1040],
  [' 1 040 ', 1040],
  ['1040mm', 1040],
  ['1040 mm', 1040],
  ['', null],
  ['1040.5', 'unreadable'],
  ['1040,5', 'unreadable'],
  ['21.30', 'unreadable'],
  ['190cm', 'unreadable'],
  ['6 ft', 'unreadable'],
  ["6'", 'unreadable'],
  ['-900', 'unreadable'],
  ['mm', 'unreadable'],
  ['104000', 'unreadable'],
])('%j is read as %j', (text, length) => {
  expect(readLength(text, 5)).toBe(length);
});

test.each([
  ['1040 m', true],
  ['10', true],
  ['1040.', false],
  ['6 f', false],
])('%j may become a length: %j', (text, half) => {
  expect(isHalfTyped(text)).toBe(half);
});
