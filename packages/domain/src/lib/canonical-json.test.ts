import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('keys stand in one order, at every depth; lists keep theirs', () => {
  expect(canonicalJson({ b: [{ z: 1, a: null }, 'x'], a: { 10: 1, 9: 2 } })).toBe(
    '{"a":{"9":2,"10":1},"b":[{"a":null,"z":1},"x"]}',
  );
});

test('data that a database has reordered, or left out undefined of, has the same text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const stored: unknown = JSON.parse(JSON.stringify(value));
      expect(canonicalJson(stored)).toBe(canonicalJson(value));
    }),
  );
  expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }));
});
