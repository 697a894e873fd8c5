import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each([
  ['ann@example.com', true],
  ['ann.o’hara+door@post.example.co.uk', true],
  ['ада@пример.бг', true],
  ['ann at example', false],
  ['ann@example', false],
  ['ann@example.', false],
  ['ann@.com', false],
  ['ann@home@example.com', false],
  ['', false],
  ['ann@example.com, bob@example.com', false],
  ['ann@example.com,bob', false],
  ['Ann <ann@example.com>', false],
  ['"ann"@example.com', false],
  ['ann@example.com\r\nBcc: bob@example.com', false],
  [`${'a'.repeat(250)}@example.com`, false],
])('a mail can be sent to %j: %s', (email, expected) => expect(isEmailAddress(email)).toBe(expected));
