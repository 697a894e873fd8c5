import { type History, startHistory } from '@door/domain/configure/undo-redo';
import type { EditedItem } from '@door/domain/model/item-record';
import type { PageContext } from '../../platform/on-demand/load-on-demand.ts';
import type { StoredHistory } from './read-stored-history.ts';

/**
 * The history of the door that was loaded again. It begins anew where that door is another than the stored one: somebody has
 * changed it elsewhere, and an undo would overwrite that.
 */
export async function historyAfterReload(
  present: EditedItem,
  history: StoredHistory | undefined,
  context: PageContext,
): Promise<History<EditedItem>> {
  if (!history) return startHistory(present);
  // Loaded only for visits that begin with something to undo.
  const { readStoredHistory } = await import('./read-stored-history.ts');
  return readStoredHistory(history, { present, catalogue: context.catalogue }) ?? startHistory(present);
}
