import { expect, test } from 'vitest';
import { nextLoginStep } from './login-steps.ts';

const plain = { hint: null, hasFactor: false, needsFactor: false, gaveCode: false, isDone: false } as const;

test.each([
  ['a password is enough', {}, null],
  ['a factor is asked for', { hasFactor: true }, 'code'],
  ['a right code is enough', { hasFactor: true, gaveCode: true }, null],
  ['a required factor is set up', { needsFactor: true }, 'set-up'],
  ['a required factor that is there', { needsFactor: true, hasFactor: true, gaveCode: true }, null],
  ['a factor that is asked for', { hint: 'two-factor' }, 'set-up'],
  ['no wish before the code', { hint: 'two-factor', hasFactor: true }, 'code'],
  ['no new password before the code', { hint: 'new-password', hasFactor: true }, 'code'],
  ['the factor that is there', { hint: 'two-factor', hasFactor: true, gaveCode: true }, 'two-factor'],
  ['a wish that is done', { hint: 'two-factor', hasFactor: true, gaveCode: true, isDone: true }, null],
  ['a factor that was turned off', { hint: 'two-factor', isDone: true }, null],
  ['a new password', { hint: 'new-password' }, 'new-password'],
  ['a new password after a required factor', { hint: 'new-password', needsFactor: true }, 'set-up'],
] as const)('%s', (_, facts, step) => expect(nextLoginStep({ ...plain, ...facts })).toBe(step));
