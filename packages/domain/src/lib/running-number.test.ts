import { expect, test } from 'vitest';
import { lastBegin, mayGoOnWith, numberText } from './running-number.ts';

test.each([
  ['the number that is next anyway', 1013, true],
  ['a later one', 5000, true],
  ['one that somebody has', 1012, false],
  ['the last one', lastBegin, true],
  ['more than fits on a label', lastBegin + 1, false],
  ['no whole number', 2000.5, false],
])('a series that is at 1013 may go on with %s: %s', (_, wanted, may) => {
  expect(mayGoOnWith(wanted, 1013)).toBe(may);
});

test('an order’s number stands alone, others have their letter', () => {
  expect([numberText('order', 10_234), numberText('quote', 2291)]).toEqual(['10234', 'Q-2291']);
});
