/** Marks an id's end among the terms, so that a house number never finds it by chance. */
const idMark = '#';

/** Letters without their marks, small; what is neither letter nor figure parts two words. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Longer words add nothing to a search. */
const longest = 40;

/** What a text is found by, each word once. */
export const searchTerms = (...texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap(wordsIn).map((word) => word.slice(0, longest))),
];

/** What an enquiry's item is found by: its reference. */
export const referenceTerm = (reference: string): string => `${idMark}${reference.toLowerCase()}`;

export interface Search {
  /** Beginnings of words, all of which have to be there. */
  readonly words: readonly string[];
  /** Set when the text may be the beginning of an id: hexadecimal figures without dashes. */
  readonly idStart: string | null;
}

/** So few figures are a house number rather than an id. */
const shortestId = 6;
const mostWords = 8;

export function searchOf(text: string): Search {
  const bare = text.trim().toLowerCase().replace(/^#/, '').replaceAll('-', '');
  const isId = bare.length >= shortestId && bare.length <= 32 && /^[0-9a-f]*\d[0-9a-f]*$/.test(bare);
  return { words: searchTerms(text).slice(0, mostWords), idStart: isId ? bare : null };
}

/** Lowest and highest id that begin so. */
export function idsFrom(idStart: string): readonly [string, string] {
  const dashed = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return [dashed(idStart.padEnd(32, '0')), dashed(idStart.padEnd(32, 'f'))];
}
