import type { RefusalCode } from '../../door/model/refusal-codes.ts';
import { accepted, type Result, refused } from '../../door/model/result.ts';
import type { OfficeMessages } from '../../messages/messages.ts';

/** One move of a life cycle. A state may hold more than its name: an enquiry is closed as won, lost or spam. */
export interface Move<State extends string, Code extends RefusalCode = never> {
  readonly from: readonly State[];
  /** `left`: the state that was left for the present one. */
  readonly to: State | 'left';
  /** All that must hold; a refusal names the first in the list of guards that does not. */
  readonly asks: readonly Code[];
}

/** A condition of moves that looks at more than the state. */
export interface Guard<Code extends RefusalCode, Facts> {
  readonly code: Code;
  readonly holds: (facts: Facts) => boolean;
}

/** Something that stands in the way of a move. */
interface Blocker<Code extends RefusalCode> {
  readonly code: Code;
  readonly message: string;
}

interface AskedGuards<Code extends RefusalCode, Facts> {
  readonly facts: Facts;
  /** What each guard says; a sentence that names figures is made of the facts. */
  readonly sentences: Readonly<Record<Code, string | ((facts: Facts) => string)>>;
}

/** Everything that stands in the way of a move but the state, in the order of the guards. */
export const blockersOf = <Code extends RefusalCode, Facts>(
  { asks }: Pick<Move<string, Code>, 'asks'>,
  guards: readonly Guard<Code, Facts>[],
  { facts, sentences }: AskedGuards<Code, Facts>,
): readonly Blocker<Code>[] =>
  guards
    .filter(({ code, holds }) => asks.includes(code) && !holds(facts))
    .map(({ code }) => {
      const sentence = sentences[code];
      return { code, message: typeof sentence === 'string' ? sentence : sentence(facts) };
    });

/** Whether a state allows a move; its guards may still be against it. */
export const isFrom = <State extends string>({ from }: Pick<Move<State>, 'from'>, state: State): boolean =>
  from.includes(state);

interface MoveAttempt<State extends string> {
  readonly state: State;
  /** Where a move to `left` leads. */
  readonly left?: State;
  readonly blockers?: readonly Blocker<RefusalCode>[];
  /** The code where the state does not know the move: `task.ended`, `quote.ended`. */
  readonly ended: RefusalCode;
  /** What can be done instead. */
  readonly instead?: string;
  readonly messages: OfficeMessages;
}

/** The state after a move, or why it is refused: by the state first, then by the first thing that stands in its way. */
export function stateAfter<State extends string>(
  { from, to }: Pick<Move<State>, 'from' | 'to'>,
  { state, left = state, blockers: [blocker] = [], ended, instead = '', messages }: MoveAttempt<State>,
): Result<State> {
  const next = to === 'left' ? left : to;
  if (!from.includes(state)) return refused(ended, `${messages.cannotMove(state, next)} ${instead}`.trim());
  return blocker ? refused(blocker.code, blocker.message) : accepted(next);
}
