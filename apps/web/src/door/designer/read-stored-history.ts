import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { History } from '@door/domain/configure/undo-redo';
import { namesKnownRows } from '@door/domain/configure/unknown-rows';
import { isEqual } from '@door/domain/model/is-equal';
import type { EditedItem } from '@door/domain/model/item-record';
import { type EditDocument, readEditDocument } from '@door/domain/stored/item/item-document';
import { restoredAs } from './edits.ts';

/** What can be undone and redone, as a browser stores it. Each state is a document with a version. */
export type StoredHistory = History<EditDocument>;

interface Reloaded {
  readonly present: EditedItem;
  readonly catalogue: Catalogue;
}

/** null: it is of a newer release or damaged, is about another door, or names what is no longer sold. */
export function readStoredHistory(stored: StoredHistory, { present, catalogue }: Reloaded): History<EditedItem> | null {
  try {
    const past = stored.past.map(readEditDocument);
    const future = stored.future.map(readEditDocument);
    const { item, job } = readEditDocument(stored.present);
    const isSame = isEqual(restoredAs(present.item, item), present.item) && isEqual(job, present.job);
    const isSold = [...past, ...future].every((state) => namesKnownRows(state.item, catalogue));
    return isSame && isSold ? { past, present, future } : null;
  } catch {
    return null;
  }
}
