import { expect, test } from 'vitest';
import { callCounterOf } from './call-counter.ts';

const limit = { most: 2, perSeconds: 600 };

function aCounter(most?: number) {
  const clock = { now: 0 };
  return { clock, counter: callCounterOf(() => clock.now, most) };
}

test('a key has so many calls in its period, and then again', () => {
  const { clock, counter } = aCounter();
  const take = () => counter.tryTake('address 192.0.2.7', limit);
  expect([take(), take(), take()]).toEqual([true, true, false]);
  clock.now = 599_999;
  expect(take()).toBe(false);
  clock.now = 600_000;
  expect([take(), take(), take()]).toEqual([true, true, false]);
});

test('one key does not use up the calls of another', () => {
  const { counter } = aCounter();
  for (let call = 0; call < 5; call += 1) counter.tryTake('address 192.0.2.7', limit);
  expect(counter.tryTake('address 192.0.2.8', limit)).toBe(true);
});

test('of more keys than it holds the longest unused is forgotten', () => {
  const { counter } = aCounter(2);
  const spend = (key: string) => [1, 2, 3].map(() => counter.tryTake(key, limit)).at(-1);
  expect(['a', 'b', 'c'].map(spend)).toEqual([false, false, false]);
  expect(counter.tryTake('b', limit)).toBe(false);
  expect(counter.tryTake('a', limit)).toBe(true);
});

test('a caller who goes on asking is not forgotten for the sake of ever new keys', () => {
  const { counter } = aCounter(10);
  const take = () => counter.tryTake('address 192.0.2.7', limit);
  for (let other = 0; other < 100; other += 1) {
    take();
    counter.tryTake(`item ${String(other)}`, limit);
  }
  expect(take()).toBe(false);
});
