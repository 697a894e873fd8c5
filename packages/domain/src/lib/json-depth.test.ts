import { expect, test } from 'vitest';
import { isDeeper } from './json-depth.ts';

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

test.each([
  ['as deep as may be', nested(64), false],
  ['deeper', nested(66), true],
  ['without an end', '['.repeat(1_000_000), true],
  ['beside each other', `[${'[],'.repeat(1000)}[]]`, false],
  ['in a text', JSON.stringify('['.repeat(1000)), false],
  ['in a text with quotes and escapes', JSON.stringify(`\\"${'{"'.repeat(1000)}\\`), false],
  ['behind such a text', `["\\\\",${'['.repeat(100)}`, true],
])('lists and objects %s', (_, json, isTooDeep) => expect(isDeeper(json)).toBe(isTooDeep));

test('a megabyte is looked at within 50 ms', () => {
  const json = JSON.stringify(Array.from({ length: 100_000 }, (_, at) => ({ a: at })));
  const start = performance.now();
  isDeeper(json);
  expect(performance.now() - start).toBeLessThan(50);
});
