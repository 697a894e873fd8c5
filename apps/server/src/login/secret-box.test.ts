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

test.each(['', 'abc', box.seal(secret).slice(0, -4), `${box.seal(secret).slice(0, -1)}_`])(
  '%j opens nothing',
  (sealed) => expect(box.open(sealed)).toBeUndefined(),
);
