import type { SafeStorage } from '../../platform/storage/storage.ts';

/** Each item, quote or order, and the settings of each person, have an entry of its own for each kind of draft. */
export type DraftKind =
  | 'office'
  | 'survey'
  | 'customer'
  | 'caller'
  | 'quote-details'
  | 'quote-charges'
  | 'order-details'
  | 'order-charges'
  | 'settings'
  | 'legal';

/** What was changed on this device and has not reached the server, about one document. */
export interface DraftStorage<Draft> {
  read(): Draft | undefined;
  write(draft: Draft): void;
  remove(): void;
}

interface DraftPlace<Draft> {
  readonly storage: SafeStorage;
  readonly kind: DraftKind;
  readonly item: { readonly clientId: number; readonly id: string };
  /** undefined: the entry was written by another version of the page, in another shape, and counts as none. */
  readonly parse: (entry: Readonly<Record<string, unknown>>) => Draft | undefined;
}

export function draftStorage<Draft>({ storage, kind, item, parse }: DraftPlace<Draft>): DraftStorage<Draft> {
  const key = `doorwright.${kind}.${item.clientId}.${item.id}`;
  return {
    read: () => {
      const entry = recordIn(storage.getItem(key));
      return entry && parse(entry);
    },
    write: (draft) => storage.setItem(key, JSON.stringify(draft)),
    remove: () => storage.removeItem(key),
  };
}

function recordIn(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    return typeof entry === 'object' && entry !== null ? { ...entry } : undefined;
  } catch {
    return undefined;
  }
}
