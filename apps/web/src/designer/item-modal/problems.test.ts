import { expect, test } from 'vitest';
import { itemModalMessages } from './messages.ts';
import { problemsOf } from './problems.ts';

test.each([
  ['error-lock', 'No lock is made for a door of this height.'],
  ['error-leaf-weight', 'The leaf with this glass is too heavy for its hinges.'],
  ['error-handle', 'This handle is not made in the finish you chose.'],
  ['error-article', 'A part of this door is not in stock.'],
  ['error', 'A part of this door is not in stock.'],
])('%s is said in words that a visitor understands [2.97]', (code, what) =>
  expect(problemsOf([code])).toEqual([expect.objectContaining({ what })]),
);

test('other stock codes are ignored, and no problem is listed twice', () =>
  expect(problemsOf(['HA-LL-CH', 'error-article', 'error-fixing', 'no-error'])).toHaveLength(1));

test('a choice that was left open is no problem of the visitor', () =>
  expect(problemsOf(['error-glass-choice', 'error-ral-number'])).toEqual([]));

test.each(Object.keys(itemModalMessages.problems))('error-%s says what is wrong and what would help', (what) => {
  const [problem] = problemsOf([`error-${what}`]);
  expect(problem?.what).toMatch(/^\p{Lu}.+\.$/u);
  expect(problem?.remedy).toMatch(/^\p{Lu}.+\.$/u);
});
