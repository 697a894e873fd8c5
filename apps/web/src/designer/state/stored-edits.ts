import type { Action } from '@door/domain/door/model/action';
import type { EditDocument } from '@door/domain/stored/item/item-document';
import type { Edit } from './unsent-edits.ts';

/** An unsent edit as a browser stores it. An undo holds a whole item, so it is a document with a version. */
export type StoredEdit = Action | { readonly type: 'restore'; readonly document: EditDocument };

export const storedEdits = (edits: readonly Edit[]): readonly StoredEdit[] =>
  edits.map((edit) =>
    edit.type === 'restore' ? { type: edit.type, document: { version: 1, item: edit.item, job: edit.job } } : edit,
  );
