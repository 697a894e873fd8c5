import type { Move } from '../people/history/life-cycle.ts';

/** The states that moves lead to from the first, itself among them; a move to `left` leads to none that was not reached before. */
export function reachableStates<State extends string>(
  moves: Readonly<Record<string, Pick<Move<State>, 'from' | 'to'>>>,
  first: State,
): ReadonlySet<State> {
  const reached = new Set([first]);
  // A set goes on with what is added while it is walked.
  for (const state of reached)
    for (const { from, to } of Object.values(moves)) if (to !== 'left' && from.includes(state)) reached.add(to);
  return reached;
}
