import { fewestDigits, type NumberedKind, numberText, runningNumbers } from '../running-number.ts';
import { uuidText } from '../uuid-text.ts';
import { takePhones } from './phone-terms.ts';

/** Prefix of the search terms for references and running numbers, so that a house number never matches them. */
export const idMark = '#';

/** Letters that Unicode does not take apart, as people without them on their keyboard type them. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};
const specialLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** Words in lower case without diacritics: `Böhm-Straße 7` has `bohm`, `strasse`, `7`. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(specialLetter, (letter) => plainLetters[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Longer words are cut to this length. */
const longest = 40;

/** The search terms of texts, without duplicates. */
export const searchTerms = (...texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap(wordsIn).map((word) => word.slice(0, longest))),
];

/** The search term of an enquiry's reference. */
export const referenceTerm = (reference: string): string => `${idMark}${reference.toLowerCase()}`;

/** The search terms of a running number: `d1043` to be found with its letter, `#1043` without. */
export const numberTerms = (kind: NumberedKind, number: number): readonly string[] => [
  numberText(kind, number).toLowerCase().replace('-', ''),
  `${idMark}${number}`,
];

export interface Search {
  /** Beginnings of words and of phone numbers, all of which must match. */
  readonly words: readonly string[];
  /** The text as hexadecimal digits without dashes where it may be the beginning of an id; null otherwise. */
  readonly idStart: string | null;
  /** The beginning of the term of a reference or of a running number, where the text may be one; null otherwise. */
  readonly markStart: string | null;
}

/** Shorter ones are not taken for ids. */
const shortestId = 6;
const mostWords = 8;

/** No term begins with a space, so that a text without any word, such as `&`, finds nothing. */
const findsNothing = ' ';

const prefixes = Object.values(runningNumbers).map(({ prefix }) => prefix.replace('-', ''));

/** `D-1043` and `d 1043`, anywhere in the text. */
const writtenNumber = new RegExp(`\\b(${prefixes.join('|')})[- ]?(\\d{${String(fewestDigits)},})\\b`, 'gi');

function startsIn(text: string): readonly string[] {
  const { phones, rest } = takePhones(text);
  const starts = [...phones, ...searchTerms(rest.replace(writtenNumber, '$1$2'))];
  return starts.length === 0 ? [findsNothing] : starts.slice(0, mostWords);
}

export function searchOf(text: string): Search {
  const bare = text.trim().toLowerCase().replace(/^#/, '').replaceAll('-', '');
  const isId = bare.length >= shortestId && bare.length <= 32 && /^[0-9a-f]*\d[0-9a-f]*$/.test(bare);
  const isNumber = bare.length >= fewestDigits && /^\d+$/.test(bare);
  return {
    words: text.trim() === '' ? [] : startsIn(text),
    idStart: isId ? bare : null,
    markStart: isId || isNumber ? `${idMark}${bare}` : null,
  };
}

/** The running number that the text is, with its letter or without; null where it is none of this kind. */
export function numberIn({ words, markStart }: Search, kind: NumberedKind): number | null {
  const letter = runningNumbers[kind].prefix.replace('-', '').toLowerCase();
  const typed = [...words, markStart ?? ''].map(
    (word) => new RegExp(`^(?:${letter}|${idMark})(\\d{1,9})$`).exec(word)?.[1],
  );
  const number = typed.find((digits) => digits !== undefined);
  return number === undefined ? null : Number(number);
}

/** The lowest and the highest id with this beginning. */
export const idsFrom = (idStart: string): readonly [string, string] => [
  uuidText(idStart.padEnd(32, '0')),
  uuidText(idStart.padEnd(32, 'f')),
];
