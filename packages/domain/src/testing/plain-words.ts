import type { Refusal } from '../door/model/result.ts';

/** Patterns that do not belong into a text for visitors. */
const programWords: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a word of the program', /\b(?:undefined|null|NaN|Infinity|true|false|id|ids)\b|\[object/],
  ['JSON', /[{}[\]"_]/],
  ['an id', /\b(?:theme|design|colour|item|stock|template) -?\d|[\da-f]{8}-[\da-f]{4}/i],
  ['a name in program spelling', /\b[a-z]+[A-Z]|\b[a-z\d]+(?:-[a-z\d]+){2,}|\w\.\w+-/],
  ['a stock code', /\b[A-Z]{2,3}-[A-Z\d]{2,}|\b(?:AO|TV|TP|SC|CP)\d/],
  ['a length below nothing', /(?:^|\s)-\d/],
  ['a fraction of a millimetre', /\d\.\d+ mm/],
];

const longest = 160;
const mostWords = 8;

/** What makes a sentence unfit for visitors; [] when nothing does. */
export const unfitForVisitors = (sentence: string): readonly string[] => [
  ...(/^[A-Z]/.test(sentence) ? [] : ['It begins without a capital.']),
  ...(sentence.endsWith('.') ? [] : ['It ends without a full stop.']),
  ...(sentence.length <= longest ? [] : [`It has ${String(sentence.length)} characters.`]),
  ...programWords.filter(([, pattern]) => pattern.test(sentence)).map(([what]) => `It holds ${what}.`),
];

/** A code names its topic first: `glass.wrong-shape`. */
export const isCode = (code: string): boolean => /^[a-z]+\.[a-z]+(?:-[a-z]+)*$/.test(code);

/** What is wrong with the code or the message of a refusal. */
export const refusalFaults = ({ code, message }: Refusal<string>): readonly string[] => [
  ...(isCode(code) ? [] : [`The code is ${code}.`]),
  ...unfitForVisitors(message).map((fault) => `${fault} ${message}`),
];

/** A reason on a tile has at most eight words, begins with a capital and has no full stop. */
export const isShortReason = (reason: string): boolean =>
  reason.split(/\s+/).length <= mostWords && /^[A-Z]/.test(reason) && !reason.endsWith('.');
