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

/** null: the document is of another release, or damaged. */
function restoreIn({ document }: { readonly document: unknown }): Restore | null {
  try {
    return { type: 'restore', ...readEditDocument(document) };
  } catch {
    return null;
  }
}
