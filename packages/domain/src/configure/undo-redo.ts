import { isEqual } from '../model/is-equal.ts';
import type { Item } from '../model/item.ts';

/** Undo and redo of an editing session. Items are immutable, so undo restores exactly the earlier item. */
export interface History {
  /** Oldest first. */
  readonly past: readonly Item[];
  readonly present: Item;
  /** Undone items; the next to redo comes first. */
  readonly future: readonly Item[];
}

/** How many choices can be undone; older ones are dropped. */
export const historyLimit = 100;

/** Starts an empty history, also when another item is opened. */
export const startHistory = (item: Item): History => ({ past: [], present: item, future: [] });

/** Records a choice and clears what could be redone. A choice that changed nothing is not recorded, so that undo always has a visible result. */
export function record(history: History, item: Item): History {
  if (isEqual(history.present, item)) return history;
  return { past: [...history.past, history.present].slice(-historyLimit), present: item, future: [] };
}

export function undo({ past, present, future }: History): History {
  const last = past.at(-1);
  return last ? { past: past.slice(0, -1), present: last, future: [present, ...future] } : { past, present, future };
}

export function redo({ past, present, future }: History): History {
  const [next, ...later] = future;
  return next ? { past: [...past, present], present: next, future: later } : { past, present, future };
}

export const canUndo = ({ past }: History): boolean => past.length > 0;
export const canRedo = ({ future }: History): boolean => future.length > 0;
