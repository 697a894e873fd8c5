import { spawnSync } from 'node:child_process';
import { scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { presentCost } from './password-cost.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';

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

  test('is hashed at the cost of today, which the hash names', async () => {
    const hash = await hashPassword('Oak & Glass 7');
    expect(hash).toMatch(/^\$scrypt\$ln=\d\d,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(hash).toContain(`$ln=${String(presentCost.ln)},`);
    expect(isOutdated(hash)).toBe(false);
  });

  test('costs what OWASP advises outside of these tests, which have a cheap one', () => {
    const code = "console.log(JSON.stringify((await import('./password-cost.ts')).presentCost))";
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual({ ln: 17, r: 8, p: 1 });
    expect(presentCost.ln).toBeLessThan(17);
  });

  test('that was hashed at the lower cost of an earlier release is still right, and due to be hashed anew', async () => {
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync('Oak & Glass 7', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
    const older = `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
    expect(await isPassword('Oak & Glass 7', older)).toBe(true);
    expect(await isPassword('Oak & Glass 8', older)).toBe(false);
    expect(isOutdated(older)).toBe(true);
  });

  test.each(['scrypt$$', `$scrypt$ln=30,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`])(
    'is never that of a hash which was not made here: %j',
    async (hash) => expect(await isPassword('', hash)).toBe(false),
  );

  test('of an unknown account never matches', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('anything', null)).toBe(false);
  });
});
