import { isEqual } from '../../lib/is-equal.ts';

/** Undo and redo of an editing session. States are immutable, so undo restores exactly the earlier one. */
export interface History<State> {
  /** Oldest first. */
  readonly past: readonly State[];
  readonly present: State;
  /** Undone states; the next to redo comes first. */
  readonly future: readonly State[];
}

/** How many choices can be undone; older ones are dropped. */
export const historyLimit = 100;

/** Starts an empty history, also when another item is opened. */
export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** Records a choice and clears what could be redone. A choice that changed nothing is not recorded, so that undo always has a visible result. */
export function record<State>(history: History<State>, present: State): History<State> {
  if (isEqual(history.present, present)) return history;
  return { past: [...history.past, history.present].slice(-historyLimit), present, future: [] };
}

export function undo<State>({ past, present, future }: History<State>): History<State> {
  const last = past.at(-1);
  return last ? { past: past.slice(0, -1), present: last, future: [present, ...future] } : { past, present, future };
}

export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...later] = future;
  return next ? { past: [...past, present], present: next, future: later } : { past, present, future };
}

export const canUndo = ({ past }: Pick<History<unknown>, 'past'>): boolean => past.length > 0;
export const canRedo = ({ future }: Pick<History<unknown>, 'future'>): boolean => future.length > 0;
