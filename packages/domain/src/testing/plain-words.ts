import type { Refusal } from '../shared/outcome.ts';

/** What a program would say, and no salesman. */
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

/** Why a visitor would not understand the sentence; [] when it is plain. */
export const unplain = (sentence: string): readonly string[] => [
  ...(/^[A-Z]/.test(sentence) ? [] : ['It begins without a capital.']),
  ...(sentence.endsWith('.') ? [] : ['It ends without a full stop.']),
  ...(sentence.length <= longest ? [] : [`It has ${String(sentence.length)} characters.`]),
  ...programWords.filter(([, pattern]) => pattern.test(sentence)).map(([what]) => `It holds ${what}.`),
];

/** A code names its topic first: `glass.wrong-shape`. */
export const isCode = (code: string): boolean => /^[a-z]+\.[a-z]+(?:-[a-z]+)*$/.test(code);

/** What is wrong with a refusal, as a visitor and a program read it. */
export const refusalFaults = ({ code, message }: Refusal): readonly string[] => [
  ...(isCode(code) ? [] : [`The code is ${code}.`]),
  ...unplain(message).map((fault) => `${fault} ${message}`),
];

/** The reason on a tile is no sentence, so that it can be read at a glance. */
export const isShortReason = (reason: string): boolean =>
  reason.split(/\s+/).length <= mostWords && /^[A-Z]/.test(reason) && !reason.endsWith('.');
