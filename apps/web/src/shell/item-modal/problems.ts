import { errorPrefix } from '@door/domain/bom/work-instruction';
import { words } from '../../words/words.ts';

/** Something that a bill of materials could not resolve, in the visitor's words. */
export interface Problem {
  readonly what: string;
  /** The choice that would resolve it. */
  readonly mend: string;
}

const { problems } = words.itemModal;
const known = new Map<string, Problem>(Object.entries(problems));

/** Each line in error once; codes of ordinary stock are no problem. */
export const problemsOf = (stockCodes: readonly string[]): readonly Problem[] => [
  ...new Set(stockCodes.filter((code) => code.startsWith(errorPrefix)).map(problemOf)),
];

const problemOf = (code: string): Problem => known.get(code.slice(`${errorPrefix}-`.length)) ?? problems.other;
