import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

function counting() {
  const asked: number[] = [];
  const double = remembered(3, (value: number) => {
    asked.push(value);
    return { twice: 2 * value };
  });
  return { asked, double };
}

test('answers as it would without a memory', () => {
  const { double } = counting();
  expect([1, 2, 1, 3].map((value) => double(value).twice)).toEqual([2, 4, 2, 6]);
});

test('works each answer out once, and gives the very same again', () => {
  const { asked, double } = counting();
  expect(double(5)).toBe(double(5));
  expect(asked).toEqual([5]);
});

test('forgets the oldest answer when it knows too many', () => {
  const { asked, double } = counting();
  for (const value of [1, 2, 3, 4, 4, 1]) double(value);
  expect(asked).toEqual([1, 2, 3, 4, 1]);
});
