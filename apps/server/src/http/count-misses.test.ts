import { expect, test } from 'vitest';
import { countMisses } from './count-misses.ts';

test('600 misses in ten minutes are enough for one address; others are not concerned', () => {
  let now = 0;
  const misses = countMisses(() => now);
  for (let miss = 0; miss < 599; miss += 1) misses.add('192.0.2.7');
  expect(misses.isOver('192.0.2.7')).toBe(false);
  misses.add('192.0.2.7');
  expect([misses.isOver('192.0.2.7'), misses.isOver('192.0.2.8')]).toEqual([true, false]);
  now += 10 * 60_000;
  expect(misses.isOver('192.0.2.7')).toBe(false);
});

test('the number of addresses that are remembered is bounded', () => {
  const misses = countMisses(() => 0);
  for (let miss = 0; miss < 600; miss += 1) misses.add('first');
  for (let address = 0; address < 10_000; address += 1) misses.add(String(address));
  expect(misses.isOver('first')).toBe(false);
});
