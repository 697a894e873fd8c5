import { expect, test } from 'vitest';
import { inPlaces } from './use-steady-rows.ts';

const idOf = (row: string) => row.slice(0, 1);

test.each([
  ['another order', ['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c']],
  ['a row that says something else', ['a', 'b'], ['b new', 'a'], ['a', 'b new']],
  ['a new row', ['a', 'b'], ['n', 'a', 'b'], ['a', 'b', 'n']],
  ['a row that is gone', ['a', 'b', 'c'], ['a', 'c'], ['a', 'b', 'c']],
])('%s leaves each row in its place', (_, shown, loaded, expected) => {
  expect(inPlaces(shown, loaded, idOf)).toEqual(expected);
});

test('a list that is loading has no rows', () => {
  expect([inPlaces(['a'], undefined, idOf), inPlaces(undefined, ['a'], idOf)]).toEqual([undefined, ['a']]);
});
