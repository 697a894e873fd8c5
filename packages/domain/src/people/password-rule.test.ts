import { expect, test } from 'vitest';
import { passwordProblem } from './password-rule.ts';

const known = ['moira.byrne@alderandlane.example', 'Moira Byrne', 'Alder & Lane'];

test.each([
  ['', 'short'],
  ['kettle-moss', 'short'],
  ['ééééééééééé', 'short'],
  [`kettle moss${' lintel'.repeat(40)}`, 'long'],
  ['passwordpassword', 'guessable'],
  ['Password2026!', 'guessable'],
  ['p4$$w0rdp4$$w0rd', 'guessable'],
  ['qwertyuiop12', 'guessable'],
  ['QWERTYUIOPasdf', 'guessable'],
  ['aaaaaaaaaaaa', 'guessable'],
  ['123456789012', 'guessable'],
  ['987654321098', 'guessable'],
  ['111122223333', 'guessable'],
  ['Welcome12345!', 'guessable'],
  ['iloveyou1234', 'guessable'],
  ['moira.byrne1', 'guessable'],
  ['AlderLane2026', 'guessable'],
  ['correct horse battery staple', null],
  ['kettle moss ladder', null],
  ['b7Qx-rT2m-Zk9w', null],
  ['83019 27465 60', null],
  ['дверь зимний сад', null],
])('%s: %s', (password, problem) => expect(passwordProblem({ password, known })).toBe(problem));
