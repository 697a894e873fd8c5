import { itemId, type ItemId, templateId, type TemplateId } from '@door/domain/door/model/ids';
import type { Size } from '@door/domain/lib/mm';
import type { WireItem } from '@door/wire/wire-item';
import type { StoredEdit } from './stored-edits.ts';
import type { StoredHistory } from './read-stored-history.ts';

/** What survives a reload: which item is in progress, its unsent edits, and what can be undone. */
export interface StoredDesign {
  readonly itemId: ItemId | null;
  /** The template from which the item is still to be created; null once the server has it. */
  readonly beginWith: TemplateId | null;
  /** Of the message that creates the item; absent once the server has it. */
  readonly attempt?: string;
  /** Absent: no opening was typed. */
  readonly typedSize?: Size;
  readonly unsent: readonly StoredEdit[];
  /** Absent: nothing can be undone or redone. */
  readonly history?: StoredHistory | undefined;
  /** The item whose enquiry is being sent: pictures and bill of materials may still be missing. */
  readonly sending?: WireItem;
}

export interface DesignStorage {
  read(now: number): StoredDesign | undefined;
  write(design: StoredDesign, now: number): void;
  remove(): void;
}

export function designStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  clientId: number,
): DesignStorage {
  const key = `doorwright.item.${clientId}`;
  const remove = () => storage.removeItem(key);
  return {
    remove,
    read(now) {
      const found = parsed(storage.getItem(key));
      if (found && isUsable(found.at, now)) return found.design;
      remove();
      return undefined;
    },
    write(design, now) {
      storage.setItem(key, JSON.stringify({ at: now, ...design }));
    },
  };
}

/**
 * Writes after the next frame what was written last until then: writing twenty doors took a sixth of a click. Who leaves the page
 * before has it written at once, and so has an enquiry that is being sent.
 */
export function writtenAfterFrame(
  storage: DesignStorage,
  { afterNextFrame, page }: { afterNextFrame(): Promise<void>; readonly page: Pick<Window, 'addEventListener'> },
): DesignStorage {
  let waiting: (() => void) | null = null;
  const writeNow = () => {
    waiting?.();
    waiting = null;
  };
  return {
    read(now) {
      writeNow();
      return storage.read(now);
    },
    write(design, now) {
      page.addEventListener('pagehide', writeNow);
      if (!waiting) void afterNextFrame().then(writeNow);
      waiting = () => storage.write(design, now);
      if (design.sending) writeNow();
    },
    remove() {
      waiting = null;
      storage.remove();
    },
  };
}

/** An older version of the page may have stored another shape: what does not fit is ignored. */
function parsed(text: string | null): { readonly at: number; readonly design: StoredDesign } | undefined {
  try {
    const { at, itemId: id, beginWith, unsent, ...others } = JSON.parse(text ?? '{}');
    if (typeof at !== 'number' || !Array.isArray(unsent)) return undefined;
    return {
      at,
      design: {
        ...others,
        itemId: typeof id === 'string' ? itemId(id) : null,
        beginWith: typeof beginWith === 'string' ? templateId(beginWith) : null,
        unsent,
      },
    };
  } catch {
    return undefined;
  }
}

/** Milliseconds for which a design that was not sent is kept: 24 hours. */
const longestStored = 24 * 60 * 60 * 1000;

/** False for an entry older than that, or from the future (the clock was wrong): ignore and delete it. */
const isUsable = (savedAt: number, now: number): boolean => savedAt <= now && now - savedAt <= longestStored;
