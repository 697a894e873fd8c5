import { URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { acceptedStep, totpOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const codeAt = (timestamp: number) => totpOf(secret).generate({ timestamp });

// RFC 6238, appendix B; the last six of its eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s', (second, code) => expect(codeAt(second * 1000)).toBe(code));

describe('a code', () => {
  const at = new Date('2026-11-23T08:00:10.000Z');
  const now = Math.floor(at.getTime() / 30_000);
  const accepts = (step: number, lastStep = 0) => acceptedStep(secret, { code: codeAt(step * 30_000), at, lastStep });
  test.each([
    [-2, undefined],
    [-1, now - 1],
    [0, now],
    [1, now + 1],
    [2, undefined],
  ])('of %i steps from now', (steps, accepted) => expect(accepts(now + steps)).toBe(accepted));

  test('is never accepted twice, nor one before it', () => {
    expect(accepts(now, now)).toBeUndefined();
    expect(accepts(now - 1, now)).toBeUndefined();
    expect(accepts(now + 1, now)).toBe(now + 1);
  });

  test('may be typed with a blank in the middle, and nothing else is one', () => {
    const code = codeAt(at.getTime());
    expect(acceptedStep(secret, { code: ` ${code.slice(0, 3)} ${code.slice(3)}`, at, lastStep: 0 })).toBe(now);
    for (const wrong of ['', '000', `${code}0`, 'abcdef'])
      expect(acceptedStep(secret, { code: wrong, at, lastStep: 0 })).toBeUndefined();
  });
});

test('an app reads secret, supplier and person from the address, and every app knows the rest', () => {
  const address = totpOf(secret, { issuer: 'Alder & Lane', label: 'moira@example.com' }).toString();
  expect(address).toMatch(/^otpauth:\/\/totp\/Alder%20%26%20Lane:moira%40example\.com\?/);
  expect(URI.parse(address)).toMatchObject({
    ...{ issuer: 'Alder & Lane', label: 'moira@example.com', algorithm: 'SHA1', digits: 6, period: 30 },
    secret: totpOf(secret).secret,
  });
});
