import { type LineProblem, problemOfCode } from '@door/domain/bom/work-instruction';
import { type ItemModalWords, itemModalWords } from './words.ts';

/** Something that a bill of materials could not resolve, in the visitor's words. */
export type Problem = ItemModalWords['problems']['other'];

const { problems } = itemModalWords;

/** The problems behind the stock codes of lines in error, each once; other codes are ignored. */
export const problemsOf = (stockCodes: readonly string[]): readonly Problem[] => [
  ...new Set(stockCodes.flatMap((code) => problemOf(problemOfCode(code)))),
];

/** A visitor learns of a missing article no more than that something is not in stock. */
function problemOf(missing: LineProblem | null): readonly Problem[] {
  if (missing === null) return [];
  return [problems[missing === 'article' ? 'other' : missing]];
}
