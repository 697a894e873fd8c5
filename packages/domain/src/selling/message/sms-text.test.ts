import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSmsLetters, smsLength, smsPlaces, smsText } from './sms-text.ts';

const link = 'https://doors.example.com/#/offer/AbCdEfGhIjKlMnOpQrStUv';

describe('the letters of an SMS', () => {
  test.each([
    ['We come on Monday', 'We come on Monday', 17],
    ['08:00–09:00', '08:00-09:00', 11],
    ['Señor Müller’s “door”', 'Señor Müller\'s "door"', 21],
    ['Seán Łukasz', 'Sean ukasz', 10],
    ['1,031.71 €', '1,031.71 €', 11],
    ['{a}', '{a}', 5],
    ['🚪 your door', ' your door', 10],
    ['дверь', '', 0],
  ])('%s: %s, %i places', (text, letters, places) => {
    expect(inSmsLetters(text)).toBe(letters);
    expect(smsPlaces(letters)).toBe(places);
  });
});

describe('one SMS', () => {
  test.each([
    ['that is short', 'Your order 10234 has arrived', `Your order 10234 has arrived ${link}`],
    ['of nothing but what it has no letters for', 'дверь', link],
    [
      'that is too long is cut at a word before the link',
      'Our fitters have set out with order 10234 and its two doors, and are expected between eight and nine in the morning',
      `Our fitters have set out with order 10234 and its two doors, and are expected between eight and nine... ${link}`,
    ],
  ])('%s', (_, text, sms) => expect(smsText(text, link)).toBe(sms));

  test('has at most 160 places, ends with its link, and what it says before that are whole words, whatever is said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const sms = smsText(text, link);
        expect(smsPlaces(sms)).toBeLessThanOrEqual(smsLength);
        expect(Array.from(sms).every((letter) => smsPlaces(letter) > 0)).toBe(true);
        expect(sms.endsWith(link)).toBe(true);
        const said = sms.slice(0, -link.length).trim();
        const words = inSmsLetters(text)
          .split(/\s+/)
          .filter((word) => word !== '');
        const isWhole = said === words.join(' ');
        const isCut = said.endsWith('...') && words.some((_, at) => `${words.slice(0, at).join(' ')}...` === said);
        expect(isWhole || isCut || said === '').toBe(true);
      }),
    );
  });
});
