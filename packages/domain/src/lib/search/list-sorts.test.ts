import { expect, test } from 'vitest';
import { itemSorts, quoteSorts, sortAfterClick, sortFrom, sortText, usualSorts } from './list-sorts.ts';

test.each([
  ['name', { by: 'name', descending: false }],
  ['-changed', { by: 'changed', descending: true }],
  ['', undefined],
  ['price', undefined],
  ['-toString', undefined],
])('the address says %j', (text, sort) => {
  expect(sortFrom(text, itemSorts)).toEqual(sort);
  if (sort) expect(sortText(sort)).toBe(text);
});

test('a click on a head sorts by it, a second one turns it round; times begin with the latest, amounts with the highest', () => {
  const click = (by: keyof typeof itemSorts, now = usualSorts.items) => sortAfterClick(by, { now, sorts: itemSorts });
  expect(sortText(click('name'))).toBe('name');
  expect(sortText(click('name', click('name')))).toBe('-name');
  expect(sortText(click('changed', click('name')))).toBe('-changed');
  expect(sortText(click('changed'))).toBe('changed');
  expect(sortText(sortAfterClick('total', { now: usualSorts.quotes, sorts: quoteSorts }))).toBe('-total');
});
