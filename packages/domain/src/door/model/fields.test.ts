import { expect, test } from 'vitest';
import { parsedJson } from './fields.ts';

test.each<[string, string, unknown]>([
  ['a value', '{"a":[1]}', { a: [1] }],
  ['a value behind a byte order mark', '\uFEFF[1]', [1]],
  ['no JSON', 'a', undefined],
  ['what is nested too deeply to be read in time', `${'['.repeat(100)}${']'.repeat(100)}`, undefined],
])('a text as JSON: %s', (_, json, value) => {
  expect(parsedJson(json)).toEqual(value);
});
