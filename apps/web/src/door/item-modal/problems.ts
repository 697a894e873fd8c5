import { errorPrefix } from '@door/domain/bom/work-instruction';
import { type ItemModalWords, itemModalWords } from './words.ts';

/** Something that a bill of materials could not resolve, in the visitor's words. */
export type Problem = ItemModalWords['problems']['other'];

const { problems } = itemModalWords;
const known = new Map<string, Problem>(Object.entries(problems));

/** The problems behind the stock codes of lines in error, each once; other codes are ignored. */
export const problemsOf = (stockCodes: readonly string[]): readonly Problem[] => [
  ...new Set(stockCodes.filter((code) => code.startsWith(errorPrefix)).map(problemOf)),
];

const problemOf = (code: string): Problem => known.get(code.slice(`${errorPrefix}-`.length)) ?? problems.other;
