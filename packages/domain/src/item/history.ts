import { alike } from '../shared/alike.ts';
import type { Item } from './item.ts';

/** What a person chose one after another. Items never change, so an item that is kept here is restored exactly. */
export interface History {
  /** Oldest first. */
  readonly past: readonly Item[];
  readonly present: Item;
  /** What was undone; the next to redo comes first. */
  readonly future: readonly Item[];
}

/** Choices that can be undone; of more, the oldest are forgotten. */
export const historyLimit = 100;

/** Also for an item that came from elsewhere: what was chosen before does not belong to it. */
export const startHistory = (item: Item): History => ({ past: [], present: item, future: [] });

/** A choice ends what could be redone. One that changes nothing is none, so that undo always shows something. */
export function chosen(history: History, item: Item): History {
  if (alike(history.present, item)) return history;
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
