import { expect, test } from 'vitest';
import { LruMap } from './lru-map.ts';

test('of more entries than there is room for the one that was set the longest ago is dropped', () => {
  const map = new LruMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
