import { readEditDocument } from '@door/domain/stored/item/item-document';
import type { StoredEdit } from './stored-edits.ts';
import type { Edit, Restore } from './unsent-edits.ts';

/** The stored edits in today's shape. An undo that this release cannot read is left out. */
export const readStoredEdits = (stored: readonly StoredEdit[]): readonly Edit[] =>
  stored.flatMap((edit): readonly Edit[] => {
    if (edit.type !== 'restore') return [edit];
    const restore = restoreIn(edit);
    return restore ? [restore] : [];
  });

/** Until version 3 the item itself stood in the edit. null: the document is of a newer release, or damaged. */
function restoreIn(stored: { readonly document?: unknown; readonly item?: unknown }): Restore | null {
  try {
    return { type: 'restore', ...readEditDocument(stored.document ?? stored.item) };
  } catch {
    return null;
  }
}
