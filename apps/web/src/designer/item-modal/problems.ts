import { notChosenYet, type NotChosenYet } from '@door/domain/making/bom/missing-record';
import { type LineProblem, problemOfCode } from '@door/domain/making/bom/work-instruction';
import { type ItemModalMessages, itemModalMessages } from './messages.ts';

/** Something that a bill of materials could not resolve, in the visitor's words. */
export type Problem = ItemModalMessages['problems']['other'];

const { problems } = itemModalMessages;

/** The problems behind the stock codes of lines in error, each once; other codes are ignored. */
export const problemsOf = (stockCodes: readonly string[]): readonly Problem[] => [
  ...new Set(stockCodes.flatMap((code) => problemOf(problemOfCode(code)))),
];

/**
 * A visitor learns of a missing article no more than that something is not in stock, and of a choice that was left open
 * nothing: that was said before sending.
 */
function problemOf(missing: LineProblem | null): readonly Problem[] {
  if (missing === null || isNotChosenYet(missing)) return [];
  return [problems[missing === 'article' ? 'other' : missing]];
}

const isNotChosenYet = (missing: LineProblem): missing is NotChosenYet =>
  notChosenYet.some((choice) => choice === missing);
