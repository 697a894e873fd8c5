import { expect, test } from 'vitest';
import { secretBox } from './secret-box.ts';

const box = secretBox(Buffer.alloc(32, 1));
const secret = Buffer.from('12345678901234567890');

test('a secret comes back with its own key only, and looks different each time', () => {
  const sealed = box.seal(secret);
  expect(box.open(sealed)).toEqual(secret);
  expect(box.seal(secret)).not.toBe(sealed);
  expect(secretBox(Buffer.alloc(32, 2)).open(sealed)).toBeUndefined();
});

const sealed = Buffer.from(box.seal(secret), 'base64url');

/** What was sealed, with one bit of that byte turned over. */
const changedAt = (at: number): string =>
  Buffer.from(sealed.map((byte, index) => (index === at ? byte ^ 1 : byte))).toString('base64url');

test.each([
  ['an empty text', ''],
  ['a text that is too short', 'abc'],
  ['a sealed text that was cut', sealed.subarray(0, -3).toString('base64url')],
  ['another nonce', changedAt(0)],
  ['another mark of authenticity', changedAt(12)],
  ['another ciphertext', changedAt(sealed.length - 1)],
])('%s opens nothing', (_, text) => {
  expect(box.open(text)).toBeUndefined();
});
