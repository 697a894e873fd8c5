import { expect, test } from 'vitest';
import { sending } from '../words/english/sending.ts';
import { emailHint } from './email-hint.ts';

test.each([
  ['', ''],
  ['ann@example.com', ''],
  ['  ann@example.com ', ''],
  ['ann.o’hara+door@post.example.co.uk', ''],
  ['ann example.com', 'Check the e-mail address: there is a space in it.'],
  ['ann.example.com', 'Check the e-mail address: the @ is missing.'],
  ['ann@home@example.com', 'Check the e-mail address: there is more than one @.'],
  ['@example.com', 'Check the e-mail address: nothing stands before the @.'],
  ['ann@', 'Check the e-mail address: nothing stands after the @.'],
  ['ann@example', 'Check the e-mail address: the part after the @ looks unfinished.'],
  ['ann@example.', 'Check the e-mail address: the part after the @ looks unfinished.'],
  ['ann@.com', 'Check the e-mail address: the part after the @ looks unfinished.'],
])('%j: %j', (email, hint) => expect(emailHint(email, sending)).toBe(hint));
