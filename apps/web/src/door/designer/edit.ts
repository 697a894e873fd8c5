import type { Action } from '@door/domain/model/action';
import type { Item } from '@door/domain/model/item';
import type { Job } from '@door/domain/model/item-record';
import { partOf } from '@door/domain/model/parts';

/** An undo or redo: the whole door as it was shown before. */
export interface Restore {
  readonly type: 'restore';
  readonly item: Item;
  readonly job: Job;
}

/** What is sent to the server, in order. */
export type Edit = Action | Restore;

/** The earlier door under the ids of the present item and its parts: the server may have given them new ids meanwhile. */
export const restoredAs = ({ id, frame }: Item, was: Item): Item => ({
  ...was,
  id,
  frame: {
    ...was.frame,
    parts: was.frame.parts.map((part) => ({ ...part, id: partOf(frame.parts, part.kind)?.id ?? part.id })),
  },
});

/** One call to the server; `settles` says how many unsent edits it covers. */
export type Batch =
  | { readonly kind: 'actions'; readonly actions: readonly Action[]; readonly settles: number }
  | { readonly kind: 'restore'; readonly item: Item; readonly job: Job; readonly settles: number };

/** The server's limit for one call. */
const actionsInOneCall = 50;

/** Many edits in one call, or one by one to find the edit that the server refuses. */
export type Pace = 'together' | 'one by one';

/** A restore sends the whole door, so the edits before it are covered by it. */
export function nextBatch(unsent: readonly Edit[], pace: Pace): Batch {
  const { restore, settles, after } = lastRestore(unsent);
  if (restore) return { kind: 'restore', item: restore.item, job: restore.job, settles };
  const actions = after.slice(0, pace === 'together' ? actionsInOneCall : 1);
  return { kind: 'actions', actions, settles: actions.length };
}

/** The last restore among the unsent edits, how many edits it covers, and the actions after it. */
export function lastRestore(unsent: readonly Edit[]): {
  readonly restore: Restore | undefined;
  readonly settles: number;
  readonly after: readonly Action[];
} {
  const restore = unsent.findLast(isRestore);
  const settles = restore ? unsent.lastIndexOf(restore) + 1 : 0;
  return { restore, settles, after: unsent.slice(settles).filter((edit) => !isRestore(edit)) };
}

const isRestore = (edit: Edit): edit is Restore => edit.type === 'restore';
