import type { readEditDocument } from '@door/domain/stored/item/item-document';
import type { Edit, Restore } from './edits.ts';
import type { StoredEdit } from './stored-edits.ts';

/** The stored edits in today's shape. An undo that this release cannot read is left out. */
export async function readStoredEdits(stored: readonly StoredEdit[]): Promise<readonly Edit[]> {
  if (!stored.some(({ type }) => type === 'restore')) return stored.filter((edit) => edit.type !== 'restore');
  // Few visits begin with an unsent undo, so the code that reads older documents is loaded only for them.
  const { readEditDocument } = await import('@door/domain/stored/item/item-document');
  return stored.flatMap((edit): readonly Edit[] => {
    if (edit.type !== 'restore') return [edit];
    const restore = restoreIn(edit, readEditDocument);
    return restore ? [restore] : [];
  });
}

/** Until version 3 the item itself stood in the edit. null: the document is of a newer release, or damaged. */
function restoreIn(
  stored: { readonly document?: unknown; readonly item?: unknown },
  read: typeof readEditDocument,
): Restore | null {
  try {
    return { type: 'restore', ...read(stored.document ?? stored.item) };
  } catch {
    return null;
  }
}
