import type { WireItem } from '@door/wire/wire-item';
import type { Change } from '../../designer/change.ts';
import type { Kept } from '../../kept.ts';

/** What the server has not been told yet of one item, and the item as it was when that was chosen. */
interface Unsaved {
  readonly saved: WireItem;
  readonly unsent: readonly Change[];
}

export interface ItemMemory {
  read(): Unsaved | undefined;
  write(unsaved: Unsaved): void;
  forget(): void;
}

/** Each item for itself, so that work on a second one does not push out the first. */
export function itemMemory(storage: Kept, item: { readonly clientId: number; readonly id: string }): ItemMemory {
  const key = `doorwright.office.${item.clientId}.${item.id}`;
  return {
    read: () => parsed(storage.getItem(key)),
    write: (unsaved) => storage.setItem(key, JSON.stringify(unsaved)),
    forget: () => storage.removeItem(key),
  };
}

/** Only this page writes here, but an older version of it may have written something else. */
function parsed(text: string | null): Unsaved | undefined {
  try {
    const { saved, unsent } = JSON.parse(text ?? '{}');
    return typeof saved === 'object' && saved !== null && Array.isArray(unsent) ? { saved, unsent } : undefined;
  } catch {
    return undefined;
  }
}
