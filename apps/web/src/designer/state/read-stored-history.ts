import type { RuleContext } from '@door/domain/door/choice/rule';
import { type History, startHistory } from '@door/domain/door/configure/undo-redo';
import { namesKnownRows } from '@door/domain/door/configure/unknown-rows';
import { isEqual } from '@door/domain/lib/is-equal';
import type { EditedItem } from '@door/domain/door/model/item-record';
import { type EditDocument, readEditDocument } from '@door/domain/stored/item/item-document';
import { restoredAs } from './unsent-edits.ts';

/** What can be undone and redone, as a browser stores it. Each state is a document with a version. */
export type StoredHistory = History<EditDocument>;

/**
 * The history of the door that was loaded again. It begins anew where the stored one is of a newer release or damaged, names what is no
 * longer sold, or is about another door: somebody has changed it elsewhere, and an undo would overwrite that.
 */
export function historyAfterReload(
  present: EditedItem,
  stored: StoredHistory | undefined,
  { catalogue }: RuleContext,
): History<EditedItem> {
  const anew = startHistory(present);
  if (!stored) return anew;
  try {
    const past = stored.past.map(readEditDocument);
    const future = stored.future.map(readEditDocument);
    const { item, job } = readEditDocument(stored.present);
    const isSame = isEqual(restoredAs(present.item, item), present.item) && isEqual(job, present.job);
    const isSold = [...past, ...future].every((state) => namesKnownRows(state.item, catalogue));
    return isSame && isSold ? { past, present, future } : anew;
  } catch {
    return anew;
  }
}
