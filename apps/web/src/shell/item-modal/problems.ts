import { errorPrefix } from '@door/domain/bom/work-instruction';
import { type Words, words } from '../../words/words.ts';

/** Something that a bill of materials could not resolve, in the visitor's words. */
export type Problem = Words['itemModal']['problems']['other'];

const { problems } = words.itemModal;
const known = new Map<string, Problem>(Object.entries(problems));

/** Each line in error once; codes of ordinary stock are no problem. */
export const problemsOf = (stockCodes: readonly string[]): readonly Problem[] => [
  ...new Set(stockCodes.filter((code) => code.startsWith(errorPrefix)).map(problemOf)),
];

const problemOf = (code: string): Problem => known.get(code.slice(`${errorPrefix}-`.length)) ?? problems.other;
