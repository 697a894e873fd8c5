import { isEqual } from '@door/domain/model/is-equal';
import { type ItemRecord, recordOf } from '@door/domain/model/item-record';
import { accepted, refused } from '@door/domain/model/outcome';
import type { Outcome } from '../refusals.ts';
import type { StoredItem } from '../ports/item-store.ts';
import type { CallScope } from '../procedure.ts';
import { words } from '../words.ts';

/** Saves the item under a new version. An unchanged item keeps its version, so that a repeated call has the same answer. */
export async function saveVersion(
  { stores, clock, supplier }: CallScope,
  stored: StoredItem,
  record: ItemRecord,
): Promise<StoredItem> {
  if (isEqual(recordOf(stored), record)) return stored;
  const { catalogueVersion } = supplier;
  const saved = { ...stored, ...record, catalogueVersion, lastUpdated: nextVersion(stored.lastUpdated, clock.now()) };
  await stores.items.save(saved);
  return saved;
}

/** Now, but at least 1 ms after the version before: two saves may fall into one millisecond, and clocks are set back. */
const nextVersion = (lastUpdated: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(lastUpdated) + 1)).toISOString();

/** Refuses a change that was made on an older version, so that it does not undo what somebody else has saved. */
export const checkVersion = (stored: StoredItem, lastUpdated: string): Outcome<StoredItem> =>
  Date.parse(stored.lastUpdated) === Date.parse(lastUpdated)
    ? accepted(stored)
    : refused('item.changed-elsewhere', words.item.changedElsewhere);
