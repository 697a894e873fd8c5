import { expect, test } from 'vitest';
import { parseSorting, sortingText } from './bom-columns.ts';

test.each(['', 'length', '-length'])('sorting in the address: %j', (word) => {
  expect(sortingText(parseSorting(word))).toBe(word);
});
