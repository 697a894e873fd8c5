import { describe, expect, test } from 'vitest';
import { idsFrom, numberTerms, searchOf, searchTerms } from './search-terms.ts';

describe('search terms are words in lower case without diacritics', () => {
  test.each([
    ['4 Mill Lane\nHebden Bridge', ['4', 'mill', 'lane', 'hebden', 'bridge']],
    ['Renée O’Hara-Müller', ['renee', 'o', 'hara', 'muller']],
    ['12a', ['12a']],
    [
      'Łódź Straße Århus Sødring Đuro Þórður Ægir Œuvre Işık IRMAK',
      ['lodz', 'strasse', 'arhus', 'sodring', 'duro', 'thordur', 'aegir', 'oeuvre', 'isik', 'irmak'],
    ],
    ['Rose Cottage, Rose Lane', ['rose', 'cottage', 'lane']],
    ['  – ', []],
    ['Иванка', ['иванка']],
  ])('%j', (text, terms) => expect(searchTerms(text)).toEqual(terms));
  test('a very long word is cut', () => expect(searchTerms('x'.repeat(500))[0]).toHaveLength(40));
});

test.each(['&', ' – ', '"?"'])('%s has no word and finds nothing, unlike an empty text', (text) => {
  const terms = [...searchTerms('Murphy & Sons'), ...numberTerms('item', 1043), '+15550100', '@ada@example.com'];
  expect(searchOf(text).words.every((start) => terms.some((term) => term.startsWith(start)))).toBe(false);
  expect(searchOf(' ').words).toEqual([]);
});

describe('a running number is found', () => {
  const finds = (text: string, terms: readonly string[]) => {
    const { words, markStart } = searchOf(text);
    const has = (start: string) => terms.some((term) => term.startsWith(start));
    return words.every(has) || (markStart !== null && has(markStart));
  };
  const door = [...searchTerms('12', 'Mill Lane'), ...numberTerms('item', 1043)];
  test.each(['D-1043', 'd1043', 'd 1043', '1043', '#1043', 'D-1043 mill'])('by %s', (text) =>
    expect(finds(text, door)).toBe(true),
  );
  test.each(['E-1043', '104', '10', '043', '1043 mill'])('not by %s', (text) => expect(finds(text, door)).toBe(false));
  test('and is no house number: twelve finds house 12, not D-1200', () => {
    expect(finds('12', door)).toBe(true);
    expect(finds('12', numberTerms('item', 1200))).toBe(false);
  });
});

describe('what may be the beginning of an id', () => {
  test.each([
    ['01a1fc81-617c', '01a1fc81617c'],
    ['4097812A', '4097812a'],
    ['#4097812A', '4097812a'],
    ['12', null],
    ['facade', null],
    ['12 Mill Lane', null],
    ['01a1fc81-617c-750b-af31-1ffd4097812a-1', null],
  ])('%s: %s', (text, idStart) => expect(searchOf(text).idStart).toBe(idStart));
  test('gives the lowest and the highest id', () =>
    expect(idsFrom('01a1fc81617c')).toEqual([
      '01a1fc81-617c-0000-0000-000000000000',
      '01a1fc81-617c-ffff-ffff-ffffffffffff',
    ]));
});
