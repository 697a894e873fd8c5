import { describe, expect, test } from 'vitest';
import { english, languages, wordsIn } from './platform/words/words.ts';
import { itemModalWords } from './door/item-modal/words.ts';
import { logInWords } from './platform/login/words.ts';
import { officeWords } from './office/words/office.ts';

type Sentence = (...values: readonly string[]) => unknown;
type Found = readonly (readonly [path: string, words: string | Sentence])[];

/** Every text of a table, and every sentence that carries values, by its path. */
const foundIn = (part: unknown, path: string): Found => {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, (...values) => part(...values)]];
  return Object.entries(part ?? {}).flatMap(([key, inner]) => foundIn(inner, `${path}.${key}`));
};

/** A link may begin or end its sentence, and the last step has no next one. */
const mayBeEmpty = /\.(?:before|after)$|^words\.steps\.submit\.next$/;

/** Figures that sentences take as names and as numbers. */
const values = ['417', '583', '691'];

describe.each(Object.entries(languages))('the pages in %s', (_, words) => {
  const found = foundIn(words, 'words');

  test('have many texts, and none is empty', () => {
    expect(found.length).toBeGreaterThan(200);
    const empty = found.filter(
      ([path, text]) => typeof text === 'string' && text.trim() === '' && !mayBeEmpty.test(path),
    );
    expect(empty).toEqual([]);
  });

  test.each(
    // What rules say carries more than names and numbers; the sweeps over the catalogue read it.
    foundIn({ ...words, rules: {} }, 'words').filter(([, text]) => typeof text === 'function'),
  )('%s contains the values that it is given', (_path, sentence) => {
    const said = typeof sentence === 'function' ? String(sentence(...values)) : '';
    expect(said).toContain(values[0]);
    expect(said).not.toMatch(/undefined|NaN|\[object/);
  });
});

const apart = [
  ...foundIn(officeWords, 'office'),
  ...foundIn(logInWords, 'log-in'),
  ...foundIn(itemModalWords, 'item modal'),
];

test.each(apart)('%s, which comes with its page, contains the values that it is given', (_path, text) => {
  const said = typeof text === 'function' ? String(text(...values)) : text;
  expect(said.trim()).not.toBe('');
  if (typeof text === 'function') expect(said).toContain(values[0]);
});

test.each(['en', 'en-GB', 'xx', ''])('a page in %j is in English', (language) =>
  expect(wordsIn(language)).toBe(english),
);
