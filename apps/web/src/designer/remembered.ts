import { itemId, type ItemId, templateId, type TemplateId } from '@door/domain/item/ids';
import { storedItemIsUsable } from '@door/domain/item/stored-item';
import type { WireItem } from '@door/wire/wire-item';
import type { Change } from './change.ts';

/** What survives a reload: which item is in progress, and what the server has not been told yet. */
export interface Remembered {
  readonly itemId: ItemId | null;
  /** The template to begin with, while the server has no item yet. */
  readonly beginWith: TemplateId | null;
  readonly unsent: readonly Change[];
  /** The item whose enquiry is being sent: pictures and bill of materials may still be missing. */
  readonly sending?: WireItem;
}

export interface Memory {
  read(now: number): Remembered | undefined;
  write(remembered: Remembered, now: number): void;
  forget(): void;
}

export function memoryOf(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, clientId: number): Memory {
  const key = `doorwright.item.${clientId}`;
  const forget = () => storage.removeItem(key);
  return {
    forget,
    read(now) {
      const found = parsed(storage.getItem(key));
      if (found && storedItemIsUsable({ savedAt: found.at }, now)) return found.remembered;
      forget();
      return undefined;
    },
    write(remembered, now) {
      storage.setItem(key, JSON.stringify({ at: now, ...remembered }));
    },
  };
}

/** Only this page writes here, but an older version of it may have written something else. */
function parsed(text: string | null): { readonly at: number; readonly remembered: Remembered } | undefined {
  try {
    const { at, itemId: id, beginWith, unsent, sending } = JSON.parse(text ?? '{}');
    if (typeof at !== 'number' || !Array.isArray(unsent)) return undefined;
    return {
      at,
      remembered: {
        itemId: typeof id === 'string' ? itemId(id) : null,
        beginWith: typeof beginWith === 'string' ? templateId(beginWith) : null,
        unsent,
        ...(sending ? { sending } : {}),
      },
    };
  } catch {
    return undefined;
  }
}
