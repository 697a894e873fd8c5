import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import type { Kept } from '../../kept.ts';

/** A bill of materials as this device saw it. */
export interface SeenBom {
  /** When it was made, as ISO 8601. */
  readonly made: string;
  readonly lines: readonly WorkInstruction[];
}

/** The bill that is shown and the one that was seen before it, so that a reload still tells what changed. */
export interface BomMemory {
  readonly seen: SeenBom;
  readonly before: SeenBom | null;
}

const keyOf = (item: string) => `doorwright.office.bom.${item}`;
/** Which items are remembered, newest first. */
const listKey = 'doorwright.office.boms';
/** A bill has sixty lines or so; a device keeps those of a working day. */
const most = 12;

export const readBomMemory = (storage: Kept, item: string): BomMemory | null => parsed(storage.getItem(keyOf(item)));

/** What is remembered once this bill is on the page: another one than before pushes the older one back. */
export function seeBom(memory: BomMemory | null, now: SeenBom): BomMemory {
  if (!memory) return { seen: now, before: null };
  if (memory.seen.made === now.made) return { ...memory, seen: now };
  return { seen: now, before: memory.seen };
}

export function keepBomMemory(storage: Kept, item: string, memory: BomMemory): void {
  const items = [item, ...listed(storage).filter((each) => each !== item)];
  for (const forgotten of items.slice(most)) storage.removeItem(keyOf(forgotten));
  storage.setItem(listKey, items.slice(0, most).join(' '));
  storage.setItem(keyOf(item), JSON.stringify(memory));
}

const listed = (storage: Kept): readonly string[] =>
  (storage.getItem(listKey) ?? '').split(' ').filter((each) => each !== '');

/** Only this page writes here, but an older version of it may have written something else. */
function parsed(text: string | null): BomMemory | null {
  try {
    const { seen, before } = JSON.parse(text ?? '{}');
    return isSeen(seen) ? { seen, before: isSeen(before) ? before : null } : null;
  } catch {
    return null;
  }
}

const isSeen = (value: unknown): value is SeenBom =>
  typeof value === 'object' && value !== null && 'made' in value && 'lines' in value && Array.isArray(value.lines);
