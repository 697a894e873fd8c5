import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { acceptedStep, base32, codeAt, factorAddress, stepAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B; the last six of its eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code);
});

describe('a code', () => {
  const at = new Date('2026-11-23T08:00:10.000Z');
  const now = stepAt(at);
  const accepts = (step: number, lastStep = 0) => acceptedStep(secret, { code: codeAt(secret, step), at, lastStep });
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
    const code = codeAt(secret, now);
    expect(acceptedStep(secret, { code: ` ${code.slice(0, 3)} ${code.slice(3)}`, at, lastStep: 0 })).toBe(now);
    for (const wrong of ['', '000', `${code}0`, 'abcdef'])
      expect(acceptedStep(secret, { code: wrong, at, lastStep: 0 })).toBeUndefined();
  });
});

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %j', (text, encoded) => expect(base32(Buffer.from(text))).toBe(encoded));

test.each([
  ['Alder & Lane', 'moira@example.com', 'Alder%20%26%20Lane:moira%40example.com'],
  ['A supplier with a very long name indeed', 'moira@example.com', 'moira%40example.com'],
  ['Doors', `${'a'.repeat(80)}@example.com`, 'a'.repeat(51)],
  ['Doors', `${'é'.repeat(30)}@example.com`, encodeURIComponent('é').repeat(8)],
])('%s and %s fit into a QR code', (supplier, email, label) => {
  const address = factorAddress({ secret, supplier, email });
  expect(address).toBe(`otpauth://totp/${label}?secret=${base32(secret)}`);
  expect(encode(address, { ecc: 'M', border: 0 }).size).toBeLessThanOrEqual(41);
});
