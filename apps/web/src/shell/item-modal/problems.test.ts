import { expect, test } from 'vitest';
import { problemsOf } from './problems.ts';

test.each([
  ['error-lock', 'No lock is made for a door of this height.'],
  ['error-handle', 'This handle is not made in the finish you chose.'],
  ['error-article', 'A part of this door is not in stock.'],
  ['error', 'A part of this door is not in stock.'],
])('%s is said in words that a visitor understands', (code, what) =>
  expect(problemsOf([code])).toEqual([expect.objectContaining({ what })]),
);

test('what starts otherwise is no problem, and nothing is said twice', () =>
  expect(problemsOf(['HA-LL-CH', 'error-article', 'error-fixing', 'no-error'])).toHaveLength(1));

test('every problem says what would mend it', () =>
  expect(problemsOf(['error-lock', 'error-stock']).every(({ mend }) => mend.length > 10)).toBe(true));
