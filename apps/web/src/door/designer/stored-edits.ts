import type { EditDocument } from '@door/domain/stored/item/item-document';
import type { Edit, Restore } from './edits.ts';
import type { Action } from '@door/domain/model/action';

/** An unsent edit as a browser stores it. An undo holds a whole item, so it is a document with a version. */
export type StoredEdit = Action | { readonly type: 'restore'; readonly document: EditDocument };

export const storedEdits = (edits: readonly Edit[]): readonly StoredEdit[] =>
  edits.map((edit) =>
    edit.type === 'restore' ? { type: edit.type, document: { version: 5, item: edit.item, job: edit.job } } : edit,
  );

/** The stored edits in today's shape. An undo that this release cannot read is left out. */
export async function readStoredEdits(stored: readonly StoredEdit[]): Promise<readonly Edit[]> {
  const isRestoreStored = stored.some(({ type }) => type === 'restore');
  // Few visits begin with an unsent undo, so the code that reads older documents is loaded only for them.
  const restored = isRestoreStored ? await import('./read-stored-restore.ts') : null;
  return stored.flatMap((edit): readonly Edit[] => {
    if (edit.type !== 'restore') return [edit];
    const restore: Restore | null = restored?.readStoredRestore(edit) ?? null;
    return restore ? [restore] : [];
  });
}
