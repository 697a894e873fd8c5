import { readEditDocument } from '@door/domain/stored/item/item-document';
import type { Restore } from './edits.ts';

/** Until version 3 the item itself stood in the edit. null: the document is of a newer release, or damaged. */
export function readStoredRestore(stored: { readonly document?: unknown; readonly item?: unknown }): Restore | null {
  try {
    return { type: 'restore', ...readEditDocument(stored.document ?? stored.item) };
  } catch {
    return null;
  }
}
