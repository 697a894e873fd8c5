import { expect, test } from 'vitest';
import { planNames } from './kept-plans.ts';

const often = (nameOf: (text: string) => string | undefined, text: string) =>
  [1, 2, 3, 4].map(() => nameOf(text)).at(-1);

test('a statement has a name from its third time on, always the same and its own', () => {
  const nameOf = planNames();
  expect([1, 2, 3, 4].map(() => nameOf('select 1'))).toEqual([undefined, undefined, 'kept_0', 'kept_0']);
  expect(often(nameOf, 'select 2')).toBe('kept_1');
  expect(nameOf('select 1')).toBe('kept_0');
});

test('pages of lists and statements of many rows have none', () => {
  const nameOf = planNames();
  expect(often(nameOf, 'select 1 LIMIT 50')).toBeUndefined();
  expect(often(nameOf, `select ${'1, '.repeat(2000)}1`)).toBeUndefined();
  expect(often(nameOf, 'select unlimited')).toBe('kept_0');
});

test('no more than three hundred are kept, those that came first, however many others come', () => {
  const nameOf = planNames();
  for (let at = 0; at < 5000; at += 1) nameOf(`once ${String(at)}`);
  for (let at = 0; at < 400; at += 1) often(nameOf, `often ${String(at)}`);
  expect([nameOf('often 0'), nameOf('often 299'), nameOf('often 300')]).toEqual(['kept_0', 'kept_299', undefined]);
});
