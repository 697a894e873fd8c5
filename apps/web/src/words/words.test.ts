import { describe, expect, test } from 'vitest';
import { english } from './english.ts';
import { languages, wordsIn } from './words.ts';

/**
 * Every text of a table by its path. Sentences of the pages are asked with values that can be seen; those of the rules
 * carry more than words, and the sweeps over the catalogue ask them.
 */
const textsOf = (part: unknown, path: string): readonly (readonly [path: string, text: string])[] => {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function')
    return path.startsWith('words.rules') ? [] : [[path, String(part('⟨a⟩', '⟨b⟩', '⟨c⟩'))]];
  return Object.entries(part ?? {}).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
};

/** A link may begin or end its sentence, and the last step has no next one. */
const mayBeEmpty = /\.(?:before|after)$|^words\.steps\.submit\.next$/;

describe.each(Object.entries(languages))('the pages in %s', (_, words) => {
  const texts = textsOf(words, 'words');

  test('hold many texts, and none is empty', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(([path, text]) => text.trim() === '' && !mayBeEmpty.test(path))).toEqual([]);
  });

  test('say the values that they are given', () => {
    const silent = texts.filter(([, text]) => /undefined|\[object|NaN/.test(text));
    expect(silent).toEqual([]);
  });
});

test.each(['en', 'en-GB', 'xx', ''])('a page in %j is in English', (language) =>
  expect(wordsIn(language)).toBe(english),
);
