import { emptyTable, entriesIn, readingTables, unsentTables } from '../../shared/storage/device-table.ts';
import { deviceStorage, type SafeStorage, tabStorage } from '../../shared/storage/storage.ts';

const draftKinds = [
  'office',
  'survey',
  'customer',
  'caller',
  'quote-details',
  'quote-charges',
  'quote-discount',
  'order-details',
  'order-charges',
  'settings',
  'legal',
  'transport',
  'floor',
  'telling',
  'buying',
  'plan',
  'bank',
  'company',
  'lead-rules',
  'messages',
  'guarantee',
  'handover',
  'visits',
  'stock-supply',
  'stock-count',
  'purchase-lines',
  'goods-in',
  'installations',
  'vendor-bill',
  'vendor',
] as const;

/** Each item, quote or order, and the settings of each person, have an entry of its own for each kind of draft. */
export type DraftKind = (typeof draftKinds)[number];

/** A draft that nobody has come back to for so long is removed, ms: a person's data may stand in it. */
const keptFor = 30 * 24 * 60 * 60_000;

/** What was changed on this device and has not reached the server, about one document. */
export interface DraftStorage<Draft extends object> {
  read(): Draft | undefined;
  write(draft: Draft): void;
  remove(): void;
}

interface DraftPlace<Draft extends object> {
  readonly storage: SafeStorage;
  readonly kind: DraftKind;
  readonly item: { readonly clientId: number; readonly id: string };
  /** undefined: the entry was written by another version of the page, in another shape, and counts as none. */
  readonly parse: (entry: Readonly<Record<string, unknown>>) => Draft | undefined;
}

export function draftStorage<Draft extends object>({
  storage,
  kind,
  item,
  parse,
}: DraftPlace<Draft>): DraftStorage<Draft> {
  const key = nameOf(kind, item);
  return {
    read: () => {
      const entry = recordIn(storage.getItem(key));
      return entry && parse(entry);
    },
    write: (draft) => storage.setItem(key, JSON.stringify({ ...draft, at: Date.now() })),
    remove: () => storage.removeItem(key),
  };
}

/** By which a document is known whose drafts are each person's own: several may share a phone. */
export const idOfOwnDraft = (id: string, userId: string): string => `${id}.${userId}`;

/** The suppliers under whom this device has such a draft about that document: one, or none. */
export const clientsWithDraft = (kind: DraftKind, id: string): readonly number[] =>
  deviceStorage.names().flatMap((name) => {
    const [start, end] = [`doorwright.${kind}.`, `.${id}`];
    return name.startsWith(start) && name.endsWith(end) ? [Number(name.slice(start.length, -end.length))] : [];
  });

/** Gives up what this device has of that kind about a document. */
export function removeDrafts(kind: DraftKind, id: string): void {
  for (const clientId of clientsWithDraft(kind, id)) deviceStorage.removeItem(nameOf(kind, { clientId, id }));
}

const nameOf = (kind: DraftKind, { clientId, id }: DraftPlace<object>['item']): string =>
  `doorwright.${kind}.${String(clientId)}.${id}`;

function recordIn(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    return typeof entry === 'object' && entry !== null ? { ...entry } : undefined;
  } catch {
    return undefined;
  }
}

const isDraft = (name: string): boolean => draftKinds.some((kind) => name.startsWith(`doorwright.${kind}.`));

const draftPlaces = () =>
  [deviceStorage, tabStorage].flatMap((storage) =>
    storage
      .names()
      .filter(isDraft)
      .map((name) => ({ storage, name })),
  );

/** How many documents were changed on this device, photos taken and visits recorded, that the server has not got. */
export async function countUnsaved(): Promise<number> {
  let unsent = 0;
  for (const table of unsentTables) unsent += await entriesIn(table);
  return draftPlaces().length + unsent;
}

/** At a log-out: whoever uses the device next finds nobody's address or notes on it. */
export async function removeUnsaved(): Promise<void> {
  for (const { storage, name } of draftPlaces()) storage.removeItem(name);
  for (const table of [...unsentTables, ...readingTables]) await emptyTable(table);
}

/** Drafts without a time are of an earlier version of the page: their time begins now. */
export function removeOldDrafts(now: number): void {
  for (const { storage, name } of draftPlaces()) {
    const entry = recordIn(storage.getItem(name));
    const at = entry?.['at'];
    if (typeof at === 'number' && at < now - keptFor) storage.removeItem(name);
    else if (entry && typeof at !== 'number') storage.setItem(name, JSON.stringify({ ...entry, at: now }));
  }
}
