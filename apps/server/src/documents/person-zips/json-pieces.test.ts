import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

test.each([
  [{}],
  [{ none: [] }],
  [{ Name: 'Ada "the" Byrne', At: null, List: [{ a: 1 }, { a: [1, 2] }, 'x'], Last: { deep: true } }],
])('%j is read back as it was', (record) => {
  expect(JSON.parse([...jsonPieces(record)].join(''))).toEqual(record);
});

test('each entry of a list is a piece of its own', () => {
  const list = Array.from({ length: 100 }, (_, at) => ({ at, text: 'x'.repeat(1000) }));
  expect(Math.max(...[...jsonPieces({ list })].map(({ length }) => length))).toBeLessThan(1100);
});
