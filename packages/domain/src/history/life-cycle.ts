import { accepted, type Outcome, type Refusal, type RefusalCode, refused } from '../shared/outcome.ts';
import { officeWork } from '../words/english/office-work.ts';

/** One way on in a life cycle. `State` may say more than its name: an enquiry is closed as won, lost or spam. */
export interface Move<State extends string, Facts = unknown> {
  readonly from: readonly State[];
  readonly to: State;
  /** Why this one may not go that way, or null. */
  readonly guard?: (facts: Facts) => Refusal | null;
}

interface Asked<State extends string, Facts> {
  readonly state: State;
  readonly facts: Facts;
  /** For the code of the refusal: `task.done`, `enquiry.closed`. */
  readonly code: RefusalCode;
}

/** The state at the end of the move, or the reason why it cannot be made from here. */
export function stateAfter<State extends string, Facts>(
  { from, to, guard }: Move<State, Facts>,
  { state, facts, code }: Asked<State, Facts>,
): Outcome<State> {
  if (!from.includes(state)) return refused(code, officeWork.cannotMove(state, to));
  const reason = guard?.(facts) ?? null;
  return reason ? { ok: false, refusal: reason } : accepted(to);
}
