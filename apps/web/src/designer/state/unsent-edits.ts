import type { RuleContext } from '@door/domain/door/choice/rule';
import { configure } from '@door/domain/door/configure/configure';
import type { Action } from '@door/domain/door/model/action';
import { isEqual } from '@door/domain/lib/is-equal';
import type { Item } from '@door/domain/door/model/item';
import { type EditedItem, type Job, jobAfter } from '@door/domain/door/model/item-record';
import type { Size } from '@door/domain/lib/mm';
import { partIdOf } from '@door/domain/door/frame/cells';
import type { Pace } from '../../shared/queue/queued-document.ts';

/** One call to the server; `covers` says how many unsent edits it covers. */
export type Batch =
  | { readonly kind: 'actions'; readonly actions: readonly Action[]; readonly covers: number }
  | { readonly kind: 'restore'; readonly item: Item; readonly job: Job; readonly covers: number };

/** The server's limit for one call. */
const actionsInOneCall = 50;

/** A restore sends the whole door, so the edits before it are covered by it. */
export function nextBatch(unsent: readonly Edit[], pace: Pace): Batch {
  const { restore, covers, after } = lastRestore(unsent);
  if (restore) return { kind: 'restore', item: restore.item, job: restore.job, covers };
  const actions = after.slice(0, pace === 'together' ? actionsInOneCall : 1);
  return { kind: 'actions', actions, covers: actions.length };
}

/** The last restore among the unsent edits, how many edits it covers, and the actions after it. */
export function lastRestore(unsent: readonly Edit[]): {
  readonly restore: Restore | undefined;
  readonly covers: number;
  readonly after: readonly Action[];
} {
  const restore = unsent.findLast(isRestore);
  const covers = restore ? unsent.lastIndexOf(restore) + 1 : 0;
  return { restore, covers, after: unsent.slice(covers).filter((edit) => !isRestore(edit)) };
}

const isRestore = (edit: Edit): edit is Restore => edit.type === 'restore';

interface ReappliedEdits extends EditedItem {
  /** The edits that are still possible on this item. */
  readonly edits: readonly Edit[];
}

/** Applies unsent edits to the server's item. An edit that is no longer possible there is left out and never sent. */
export function reapplyEdits({ item, job }: EditedItem, edits: readonly Edit[], context: RuleContext): ReappliedEdits {
  const { restore, covers, after } = lastRestore(edits);
  const start: ReappliedEdits = {
    item: restore ? restoredAs(item, restore.item) : item,
    job: restore?.job ?? job,
    edits: edits.slice(0, covers),
  };
  return after.reduce((soFar, action) => {
    const outcome = configure(soFar.item, action, context);
    if (!outcome.ok) return soFar;
    return { item: outcome.value.item, job: jobAfter(soFar.job, [action]), edits: [...soFar.edits, action] };
  }, start);
}

/**
 * How many of the unsent edits the server's newer item already contains: a call can arrive although its answer is lost.
 * undefined: no number of them leads to that item, so somebody else changed it.
 */
export function countApplied(
  edits: readonly Edit[],
  { saved, newest }: Versions,
  context: RuleContext,
): number | undefined {
  const last = edits.findIndex((_, index) => {
    const { item, job } = reapplyEdits(saved, edits.slice(0, index + 1), context);
    return isEqual(restoredAs(newest.item, item), newest.item) && isEqual(job, newest.job);
  });
  return last < 0 ? undefined : last + 1;
}

/** The item on which an edit was made, and the item that somebody else has saved since. */
export interface Versions {
  readonly saved: EditedItem;
  readonly newest: EditedItem;
}

/** An overall size carries both lengths: the one that this edit did not change is taken from the newest item. */
export function rebaseEdit(edit: Edit, { saved, newest }: Versions): Edit {
  if (edit.type !== 'size.changeOverall') return edit;
  const { overall } = edit;
  const rebased = (which: keyof Size) =>
    overall[which] === saved.item.frame.overall[which] ? newest.item.frame.overall[which] : overall[which];
  return { ...edit, overall: { width: rebased('width'), height: rebased('height') } };
}

/** An undo or redo: the whole door as it was shown before. */
export interface Restore {
  readonly type: 'restore';
  readonly item: Item;
  readonly job: Job;
}

/** What is sent to the server, in order. */
export type Edit = Action | Restore;

/** The earlier door under the id of the present item: the server may have given it one meanwhile. */
export const restoredAs = ({ id }: Item, was: Item): Item => ({
  ...was,
  id,
  frame: { ...was.frame, parts: was.frame.parts.map((part) => ({ ...part, id: partIdOf(id, part.kind) })) },
});

/** The shown object itself when nothing changed, so that React renders nothing again. */
export const reuseIfEqual = (shown: Item, answered: Item): Item => (isEqual(shown, answered) ? shown : answered);
