import { describe, expect, test } from 'vitest';
import { phoneTerms } from './phone-terms.ts';
import { searchOf } from './search-terms.ts';

const finds = (text: string, phone: string): boolean =>
  searchOf(text).words.every((start) => phoneTerms(phone).some((term) => term.startsWith(start)));

describe('a phone number is found however it is written', () => {
  const written = [
    '+353 1 555 0100',
    '00353 1 555 0100',
    '+353 (0)1 555 0100',
    '01 555 0100',
    '(01) 5550100',
    '01-555-0100',
  ];
  test.each(written.flatMap((typed) => written.map((stored) => [typed, stored] as const)))(
    '%s in %s',
    (typed, stored) => expect(finds(typed, stored)).toBe(true),
  );
  test.each([
    ['555 0100', '+353 1 555 0100'],
    ['0100', '+353 1 555 0100'],
    ['01 555', '+353 1 555 0100'],
    ['353 1 555 0100', '+353 1 555 0100'],
    ['+44 7700 900123', '07700 900123'],
    ['07700 900', '+44 7700 900123'],
    ['+1 212 555 0199', '212-555-0199'],
  ])('%s in %s', (typed, stored) => expect(finds(typed, stored)).toBe(true));
  test.each([
    ['01 555 0101', '+353 1 555 0100'],
    ['12', '+353 12 345 6789'],
    ['555', '+353 1 555 0100'],
  ])('%s not in %s', (typed, stored) => expect(finds(typed, stored)).toBe(false));
});

test('a text without digits has no term of a phone number', () => expect(phoneTerms('by mail, please')).toEqual([]));
test('a number stands beside words', () => expect(searchOf('maeve 01 555 0100').words).toEqual(['+15550100', 'maeve']));
test.each(['12 Mill Lane', 'D-1043', '10 to 12', '1043'])('no phone number: %s', (text) =>
  expect(searchOf(text).words.some((word) => word.startsWith('+'))).toBe(false),
);
