import { expect, test } from 'vitest';
import { itemModalWords } from '../../words/item-modal.ts';
import { problemsOf } from './problems.ts';

test.each([
  ['error-lock', 'No lock is made for a door of this height.'],
  ['error-leaf-weight', 'The leaf with this glass is too heavy for its hinges.'],
  ['error-handle', 'This handle is not made in the finish you chose.'],
  ['error-article', 'A part of this door is not in stock.'],
  ['error', 'A part of this door is not in stock.'],
])('%s is said in words that a visitor understands', (code, what) =>
  expect(problemsOf([code])).toEqual([expect.objectContaining({ what })]),
);

test('what starts otherwise is no problem, and nothing is said twice', () =>
  expect(problemsOf(['HA-LL-CH', 'error-article', 'error-fixing', 'no-error'])).toHaveLength(1));

test.each(Object.keys(itemModalWords.problems))('error-%s says what is wrong and what would mend it', (what) => {
  const [problem] = problemsOf([`error-${what}`]);
  expect(problem?.what).toMatch(/^\p{Lu}.+\.$/u);
  expect(problem?.mend).toMatch(/^\p{Lu}.+\.$/u);
});
