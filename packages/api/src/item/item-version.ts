import { isEqual } from '@door/domain/lib/is-equal';
import { type ItemRecord, recordOf } from '@door/domain/door/model/item-record';
import { accepted, refused } from '@door/domain/door/model/result';
import type { Result } from '../refusals.ts';
import type { StoredItem } from './item-store.ts';
import type { CallScope } from '../procedure.ts';
import { messages } from '../messages.ts';

export interface NewVersion {
  readonly record: ItemRecord;
  /** As in the stored item. */
  readonly lastIdempotencyKey?: string | null;
}

/** Saves the item under a new version. An unchanged item keeps its version, so that a repeated call has the same answer. */
export async function saveVersion(
  { clock, supplier, stores }: Pick<CallScope, 'clock' | 'supplier' | 'stores'>,
  stored: StoredItem,
  { record, lastIdempotencyKey = null }: NewVersion,
): Promise<StoredItem> {
  if (isEqual(recordOf(stored), record)) return stored;
  const { catalogueVersion } = supplier;
  const lastUpdated = nextVersion(stored.lastUpdated, clock.now());
  const saved = { ...stored, ...record, catalogueVersion, lastIdempotencyKey, lastUpdated };
  await stores.items.save(saved);
  return saved;
}

/** Now, but at least 1 ms after the version before: two saves may fall into one millisecond, and clocks are set back. */
export const nextVersion = (lastUpdated: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(lastUpdated) + 1)).toISOString();

/** Refuses a change that was made on an older version, so that it does not undo what somebody else has saved. */
export const checkVersion = (stored: StoredItem, lastUpdated: string): Result<StoredItem> =>
  Date.parse(stored.lastUpdated) === Date.parse(lastUpdated)
    ? accepted(stored)
    : refused('item.changed-elsewhere', messages.item.changedElsewhere);

/**
 * The idempotency key of a message that names the version on which it was made. The same message a second time finds the item as it
 * has left it, so that only the key tells it from somebody else's change: with the stored `lastIdempotencyKey`, answer as before.
 */
export const idempotencyKeyOf = ({ ids }: Pick<CallScope, 'ids'>, call: string, input: object): string =>
  ids.idempotencyKey(`${call} ${JSON.stringify(input)}`);
