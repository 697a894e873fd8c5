import { isEqual } from '@door/domain/lib/is-equal';
import type { Item } from '@door/domain/door/model/item';
import { unnamedJob } from '@door/domain/door/model/item-record';
import { type EditDocument, readEditDocument } from '@door/domain/stored/item/item-document';

/** A door that a visitor keeps on this device. */
export interface KeptDoor {
  readonly id: string;
  /** From the design at first; the visitor may call it anything. It never leaves the device. */
  readonly name: string;
  /** null: it is of a newer release or damaged. It can be removed, and nothing else. */
  readonly item: Item | null;
  /** As it is stored. */
  readonly document: unknown;
}

/** How many doors a visitor keeps for one supplier. */
export const mostKept = 4;

/** Characters. */
export const longestName = 60;

/** The kept doors of one supplier as a browser stores them. */
interface StoredKept {
  readonly version: 1;
  readonly doors: readonly { readonly id: string; readonly name: string; readonly document: unknown }[];
}

/** The document of a door: without the address of the job, which is nothing of the door. */
const documentOf = (item: Item): EditDocument => ({ version: 1, item, job: unnamedJob });

/** A door to keep. `id` is a UUID. */
export const newKeptDoor = (item: Item, named: Pick<KeptDoor, 'id' | 'name'>): KeptDoor => ({
  ...named,
  item,
  document: documentOf(item),
});

export const textOfKept = (doors: readonly KeptDoor[]): string =>
  JSON.stringify({
    version: 1,
    doors: doors.map(({ id, name, document }) => ({ id, name, document })),
  } satisfies StoredKept);

/** `newer`: a page of a later release has stored them, and this one must not write over them. */
export function readKept(text: string | null): readonly KeptDoor[] | 'newer' {
  const stored = parsed(text);
  if (stored?.version !== 1) return typeof stored?.version === 'number' ? 'newer' : [];
  return Array.isArray(stored.doors) ? stored.doors.slice(0, mostKept).flatMap(readOne) : [];
}

function readOne(stored: unknown): readonly KeptDoor[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { id, name, document } = stored as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && typeof name === 'string'
    ? [{ id, name: name.slice(0, longestName), document, item: itemIn(document) }]
    : [];
}

function itemIn(document: unknown): Item | null {
  try {
    return readEditDocument(document).item;
  } catch {
    return null;
  }
}

function parsed(text: string | null): { readonly version?: unknown; readonly doors?: unknown } | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return typeof found === 'object' ? found : null;
  } catch {
    return null;
  }
}

/** Equal in all that is made: ids are no part of a design. */
export const isSameDoor = (one: Item, other: Item): boolean => isEqual(withoutIds(one), withoutIds(other));

const withoutIds = ({ id: _id, frame, ...design }: Item) => ({
  ...design,
  frame: { ...frame, parts: frame.parts.map(({ id: _part, ...part }) => part) },
});
