import { expect, test } from 'vitest';
import { english } from '../words/english.ts';
import { emailHint } from './email-hint.ts';

test.each([
  ['', ''],
  ['ann@example.com', ''],
  ['  ann@example.com ', ''],
  ['ann.o’hara+door@post.example.co.uk', ''],
  ['ann example.com', 'Check the address: there is a space in it.'],
  ['ann.example.com', 'Check the address: the @ is missing.'],
  ['ann@home@example.com', 'Check the address: there is more than one @.'],
  ['@example.com', 'Check the address: nothing stands before the @.'],
  ['ann@', 'Check the address: nothing stands after the @.'],
  ['ann@example', 'Check the address: the part after the @ looks unfinished.'],
  ['ann@example.', 'Check the address: the part after the @ looks unfinished.'],
  ['ann@.com', 'Check the address: the part after the @ looks unfinished.'],
])('%j: %j', (email, hint) => expect(emailHint(email, english)).toBe(hint));
