/** Prefix of the search term for an enquiry's reference, so that a house number never matches it. */
const idMark = '#';

/** Words in lower case without diacritics: `Böhm-Straße 7` has `bohm`, `straße`, `7`. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Longer words are cut to this length. */
const longest = 40;

/** The search terms of texts, without duplicates. */
export const searchTerms = (...texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap(wordsIn).map((word) => word.slice(0, longest))),
];

/** The search term of an enquiry's reference. */
export const referenceTerm = (reference: string): string => `${idMark}${reference.toLowerCase()}`;

export interface Search {
  /** Beginnings of words, all of which must match. */
  readonly words: readonly string[];
  /** The text as hexadecimal digits without dashes where it may be the beginning of an id; null otherwise. */
  readonly idStart: string | null;
}

/** Shorter numbers are taken for house numbers, not for ids. */
const shortestId = 6;
const mostWords = 8;

export function searchOf(text: string): Search {
  const bare = text.trim().toLowerCase().replace(/^#/, '').replaceAll('-', '');
  const isId = bare.length >= shortestId && bare.length <= 32 && /^[0-9a-f]*\d[0-9a-f]*$/.test(bare);
  return { words: searchTerms(text).slice(0, mostWords), idStart: isId ? bare : null };
}

/** The lowest and the highest id with this beginning. */
export function idsFrom(idStart: string): readonly [string, string] {
  const dashed = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return [dashed(idStart.padEnd(32, '0')), dashed(idStart.padEnd(32, 'f'))];
}
