import { problemOfCode, type WorkInstruction } from '@door/domain/making/bom/work-instruction';
import type { SafeStorage } from '../../shared/storage/storage.ts';

/** A bill of materials that was shown on this device. */
export interface SeenBom {
  /** When it was made, as ISO 8601. */
  readonly made: string;
  readonly lines: readonly WorkInstruction[];
}

/** The bill that is shown and the one shown before it, stored so that the page can say what changed after a reload too. */
export interface SeenBoms {
  readonly seen: SeenBom;
  readonly before: SeenBom | null;
}

const keyOf = (item: string) => `doorwright.office.bom.${item}`;
/** The ids of the items with an entry, the newest first. */
const listKey = 'doorwright.office.boms';
/** Bills of this many items are stored on a device. A bill has about sixty lines. */
const maxItems = 12;

export const readSeenBoms = (storage: SafeStorage, item: string): SeenBoms | null =>
  parsed(storage.getItem(keyOf(item)));

/** Adds the bill that is shown now: a new one becomes `seen`, and the one seen last becomes `before`. */
export function withSeenBom(stored: SeenBoms | null, now: SeenBom): SeenBoms {
  if (!stored) return { seen: now, before: null };
  if (stored.seen.made === now.made) return { ...stored, seen: now };
  return { seen: now, before: stored.seen };
}

export function storeSeenBoms(storage: SafeStorage, item: string, boms: SeenBoms): void {
  const items = [item, ...storedIds(storage).filter((each) => each !== item)];
  for (const removed of items.slice(maxItems)) storage.removeItem(keyOf(removed));
  storage.setItem(listKey, items.slice(0, maxItems).join(' '));
  storage.setItem(keyOf(item), JSON.stringify(boms));
}

const storedIds = (storage: SafeStorage): readonly string[] =>
  (storage.getItem(listKey) ?? '').split(' ').filter((each) => each !== '');

/** An entry that an older version of the page wrote in another shape counts as none. */
function parsed(text: string | null): SeenBoms | null {
  try {
    const { seen, before } = JSON.parse(text ?? '{}');
    return isSeen(seen) ? { seen: upToDate(seen), before: isSeen(before) ? upToDate(before) : null } : null;
  } catch {
    return null;
  }
}

const isSeen = (value: unknown): value is SeenBom =>
  typeof value === 'object' && value !== null && 'made' in value && 'lines' in value && Array.isArray(value.lines);

/** Lines stored by an older version of the page say neither their piece nor what they lack. */
const upToDate = ({ made, lines }: SeenBom): SeenBom => ({
  made,
  lines: lines.map((line) => ({ ...line, piece: line.piece ?? null, missing: problemOfCode(line.code) })),
});
