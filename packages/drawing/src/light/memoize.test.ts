import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

function counting() {
  const asked: number[] = [];
  const double = memoize(3, (value: number) => {
    asked.push(value);
    return { twice: 2 * value };
  });
  return { asked, double };
}

test('returns what the function returns', () => {
  const { double } = counting();
  expect([1, 2, 1, 3].map((value) => double(value).twice)).toEqual([2, 4, 2, 6]);
});

test('calculates each result once, and returns the same object again', () => {
  const { asked, double } = counting();
  expect(double(5)).toBe(double(5));
  expect(asked).toEqual([5]);
});

test('drops the oldest result when there are too many', () => {
  const { asked, double } = counting();
  for (const value of [1, 2, 3, 4, 4, 1]) double(value);
  expect(asked).toEqual([1, 2, 3, 4, 1]);
});
