import { expect, test } from 'vitest';
import { euros, percent } from './money.ts';

test.each([
  [0, 0],
  [8.95, 895],
  [1000, 100_000],
  [19.99, 1999],
])('%f EUR are %i cents', (amount, cents) => {
  expect(euros(amount)).toBe(cents);
});

test.each([
  [13.5, 1350],
  [23, 2300],
])('%f %% are %i basis points', (rate, points) => {
  expect(percent(rate)).toBe(points);
});

test('a fraction of a cent is refused', () => {
  expect(() => euros(0.005)).toThrow('0.005 EUR has more than two decimals.');
});
