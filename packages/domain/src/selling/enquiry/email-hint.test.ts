import { expect, test } from 'vitest';
import { sending } from '../../messages/english/quoting.ts';
import { emailHint, meantProvider } from './email-hint.ts';

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

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['Gmaill.con', 'gmail.com'],
  ['hotmial.co.uk', 'hotmail.co.uk'],
  ['hotnail.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['yaho.ie', 'yahoo.ie'],
  ['iclould.com', 'icloud.com'],
  ['eircom.met', 'eircom.net'],
])('%s is asked about: did you mean %s?', (typed, meant) => {
  expect(meantProvider(typed)).toBe(meant);
  expect(emailHint(`ann@${typed}`, sending)).toBe(`Did you mean ${meant}?`);
});

test.each([
  'gmail.com',
  'GMAIL.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'yahoo.de',
  'yahoo.co.in',
  'hotmail.fr',
  'outlook.de',
  'live.be',
  'example.com',
  'alder-and-lane.ie',
  'tcd.ie',
])('%s is nobody’s typing error', (typed) => expect(meantProvider(typed)).toBeNull());
