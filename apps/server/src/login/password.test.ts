import { describe, expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

describe('a password', () => {
  test.each([
    ['as it was chosen', 'Oak & Glass 7', true],
    ['with another letter case', 'oak & glass 7', false],
    ['with a space too many', 'Oak & Glass 7 ', false],
    ['empty', '', false],
  ])('%s', async (_, given, isRight) => {
    expect(await isPassword(given, await hashPassword('Oak & Glass 7'))).toBe(isRight);
  });

  test('typed with combining characters is the same password', async () => {
    expect(await isPassword('Tu\u0308r-und-Tor', await hashPassword('T\u00fcr-und-Tor'))).toBe(true);
  });

  test('is never stored as plain text, and two hashes of it differ', async () => {
    const [one, other] = await Promise.all([hashPassword('doorwright-demo'), hashPassword('doorwright-demo')]);
    expect(one).not.toContain('doorwright-demo');
    expect(one).not.toBe(other);
  });

  test('of an unknown account never matches', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('anything', null)).toBe(false);
  });
});
