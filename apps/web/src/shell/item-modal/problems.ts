import { errorPrefix } from '@door/domain/bom/work-instruction';
import { type ItemModalWords, itemModalWords } from '../../words/item-modal.ts';

/** Something that a bill of materials could not resolve, in the visitor's words. */
export type Problem = ItemModalWords['problems']['other'];

const { problems } = itemModalWords;
const known = new Map<string, Problem>(Object.entries(problems));

/** Each line in error once; codes of ordinary stock are no problem. */
export const problemsOf = (stockCodes: readonly string[]): readonly Problem[] => [
  ...new Set(stockCodes.filter((code) => code.startsWith(errorPrefix)).map(problemOf)),
];

const problemOf = (code: string): Problem => known.get(code.slice(`${errorPrefix}-`.length)) ?? problems.other;
