import { expect, test } from 'vitest';
import { nextRow } from './row-keyboard.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, undefined],
])('%s in row %i of four leads to %s', (key, now, expected) => expect(nextRow(key, { now, count: 4 })).toBe(expected));

test('an empty list has no next row', () => expect(nextRow('ArrowDown', { now: 0, count: 0 })).toBeUndefined());
