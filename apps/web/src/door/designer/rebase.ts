import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';
import { configureOnPage } from './configure-on-page.ts';
import { jobAfter, type EditedItem } from '@door/domain/model/item-record';
import type { Item } from '@door/domain/model/item';
import { isEqual } from '@door/domain/model/is-equal';
import { type Edit, lastRestore, restoredAs } from './edit.ts';
import type { Size } from '@door/domain/model/mm';

interface ReappliedEdits extends EditedItem {
  /** The edits that are still possible on this item. */
  readonly edits: readonly Edit[];
}

/** Applies unsent edits to the server's item. An edit that is no longer possible there is left out and never sent. */
export function reapplyEdits({ item, job }: EditedItem, edits: readonly Edit[], context: PageContext): ReappliedEdits {
  const { restore, settles, after } = lastRestore(edits);
  const start: ReappliedEdits = {
    item: restore ? restoredAs(item, restore.item) : item,
    job: restore?.job ?? job,
    edits: edits.slice(0, settles),
  };
  return after.reduce((soFar, action) => {
    const outcome = configureOnPage(soFar.item, action, context);
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
  context: PageContext,
): number | undefined {
  const last = edits.findIndex((_, index) => {
    const { item, job } = reapplyEdits(saved, edits.slice(0, index + 1), context);
    return isEqual(restoredAs(newest.item, item), newest.item) && isEqual(job, newest.job);
  });
  return last < 0 ? undefined : last + 1;
}

/** The shown object itself when nothing changed, so that React renders nothing again. */
export const reuseIfEqual = (shown: Item, answered: Item): Item =>
  JSON.stringify(shown) === JSON.stringify(answered) ? shown : answered;

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
