import type { RefusalCode } from '../model/refusal-codes.ts';
import { accepted, type Outcome, type Refusal, refused } from '../model/outcome.ts';
import type { OfficeWords } from '../words/words.ts';

/** One transition of a life cycle. A state may hold more than its name: an enquiry is closed as won, lost or spam. */
export interface Move<State extends string, Facts = unknown> {
  readonly from: readonly State[];
  readonly to: State;
  /** Why this transition is refused; null when it is allowed. */
  readonly guard?: (facts: Facts, words: OfficeWords) => Refusal | null;
}

interface MoveAttempt<State extends string, Facts> {
  readonly state: State;
  readonly facts: Facts;
  /** For the code of the refusal: `task.done`, `enquiry.closed`. */
  readonly code: RefusalCode;
  readonly words: OfficeWords;
}

/** The state after the transition, or the refusal when it cannot be made from the current state. */
export function stateAfter<State extends string, Facts>(
  { from, to, guard }: Move<State, Facts>,
  { state, facts, code, words }: MoveAttempt<State, Facts>,
): Outcome<State> {
  if (!from.includes(state)) return refused(code, words.cannotMove(state, to));
  const reason = guard?.(facts, words) ?? null;
  return reason ? { ok: false, refusal: reason } : accepted(to);
}
