import { expect, test } from 'vitest';
import { sending } from '../words/english/sending.ts';
import { emailHint } from './email-hint.ts';

test.each([
  ['', ''],
  ['ann@example.com', ''],
  ['  ann@example.com ', ''],
  ['ann.o’hara+door@post.example.co.uk', ''],
  ['ann example.com', 'There is a space in it.'],
  ['ann.example.com', 'The @ is missing.'],
  ['ann@home@example.com', 'There is more than one @.'],
  ['@example.com', 'Nothing stands before the @.'],
  ['ann@', 'Nothing stands after the @.'],
  ['ann@example', 'It looks unfinished after the @.'],
  ['ann@example.', 'It looks unfinished after the @.'],
  ['ann@.com', 'It looks unfinished after the @.'],
])('%j: %j', (email, hint) => expect(emailHint(email, sending)).toBe(hint));
