import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { WireItem } from '@door/wire/wire-item';
import { readStoredEdits } from '../../designer/state/read-stored-edits.ts';
import type { StoredEdit } from '../../designer/state/stored-edits.ts';
import type { Edit } from '../../designer/state/unsent-edits.ts';
import type { SavedItem } from '../../shared/calls/door-api.ts';
import { readItem } from '../../shared/calls/item-calls.ts';
import type { SafeStorage } from '../../shared/storage/storage.ts';
import { type DraftStorage, draftStorage } from '../queries/draft-storage.ts';

/** The changes to one item that have not reached the server, and the saved item to which they were made. */
interface Unsaved {
  readonly saved: WireItem;
  readonly unsent: readonly StoredEdit[];
}

export type UnsentChangesStorage = DraftStorage<Unsaved>;

/** The unsent changes of one item on this device. */
export const unsentChangesStorage = (
  storage: SafeStorage,
  item: { readonly clientId: number; readonly id: string },
): UnsentChangesStorage =>
  draftStorage({
    storage,
    kind: 'office',
    item,
    parse: ({ saved, unsent }) => (isItem(saved) && isEdits(unsent) ? { saved, unsent } : undefined),
  });

const isItem = (value: unknown): value is WireItem => typeof value === 'object' && value !== null;

/** Each edit is checked when it is read. */
const isEdits = (value: unknown): value is readonly StoredEdit[] => Array.isArray(value);

/** A loaded item, and changes that an earlier page could not send. */
export interface Opened {
  readonly saved: SavedItem;
  readonly unsent: readonly Edit[];
}

/**
 * The item to open, with the changes that an earlier page could not send. They are applied to the version to which they were
 * made, so that a change which somebody else has saved meanwhile is found as an edit conflict.
 */
export async function withUnsentChanges(
  newest: SavedItem,
  { storage, catalogue }: { readonly storage: UnsentChangesStorage; readonly catalogue: Catalogue },
): Promise<Opened> {
  const stored = storage.read();
  if (!stored) return { saved: newest, unsent: [] };
  const isNewest = stored.saved.LastUpdated === newest.version;
  const saved = isNewest ? newest : await readItem(stored.saved, catalogue).catch(() => newest);
  return { saved, unsent: readStoredEdits(stored.unsent) };
}
