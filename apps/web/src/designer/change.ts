import type { Action } from '@door/domain/item/action';
import type { Item } from '@door/domain/item/item';
import { partOf } from '@door/domain/item/parts';

/** Back to a door as it was shown before: undo and redo. */
export interface Restore {
  readonly type: 'restore';
  readonly item: Item;
}

/** What the server is told, one after another. */
export type Change = Action | Restore;

/** The door as it was, as the same item with the same parts: the server may have named both since. */
export const restored = ({ id, frame }: Item, was: Item): Item => ({
  ...was,
  id,
  frame: {
    ...was.frame,
    parts: was.frame.parts.map((part) => ({ ...part, id: partOf(frame.parts, part.kind)?.id ?? part.id })),
  },
});

/** What goes to the server in one call, and how much of what is unsent is settled by it. */
export type Batch =
  | { readonly kind: 'actions'; readonly actions: readonly Action[]; readonly settles: number }
  | { readonly kind: 'restore'; readonly item: Item; readonly settles: number };

/** More would not fit the server's limit for one call. */
const actionsInOneCall = 50;

/** As many as fit into one call, or one after the other, to find the one that the server refuses. */
export type Pace = 'together' | 'one by one';

/** A door that is put back says all; what was chosen before it need not be told any more. */
export function nextBatch(unsent: readonly Change[], pace: Pace): Batch {
  const { restore, settles, after } = lastRestore(unsent);
  if (restore) return { kind: 'restore', item: restore.item, settles };
  const actions = after.slice(0, pace === 'together' ? actionsInOneCall : 1);
  return { kind: 'actions', actions, settles: actions.length };
}

/** The last door that is to be put back, how many changes that settles, and what was chosen on top of it. */
export function lastRestore(unsent: readonly Change[]): {
  readonly restore: Restore | undefined;
  readonly settles: number;
  readonly after: readonly Action[];
} {
  const restore = unsent.findLast(isRestore);
  const settles = restore ? unsent.lastIndexOf(restore) + 1 : 0;
  return { restore, settles, after: unsent.slice(settles).filter((change) => !isRestore(change)) };
}

const isRestore = (change: Change): change is Restore => change.type === 'restore';
