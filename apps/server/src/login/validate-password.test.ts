import { expect, test } from 'vitest';
import { passwordProblem } from '@door/domain/people/password-rule';
import { isBreached } from './validate-password.ts';

test.each([
  ['chickenwing101', true],
  ['FinalFantasy', true],
  ['finalfantasy7!', true],
  ['gfhjkmgfhjkm', true],
  ['ghbdtnrfrltkf', true],
  ['sonyericssonsonyericsson', true],
  ['finalfantasy-lintel-moss', false],
  ['kettle moss ladder', false],
  ['b7Qx-rT2m-Zk9w', false],
])('%s was stolen before: %s', async (password, isStolen) => expect(await isBreached(password)).toBe(isStolen));

test('the rule of common pieces alone lets some of them pass', () => {
  expect(passwordProblem({ password: 'chickenwing101', known: [] })).toBeNull();
});
