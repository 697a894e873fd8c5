import type { Batch } from '@door/domain/making/batch/batch';
import type { BatchNumber } from '@door/domain/making/batch/batch-number';
import { isEqual } from '@door/domain/lib/is-equal';
import { accepted, refused } from '@door/domain/door/model/result';
import { nextVersion } from '../item/item-version.ts';
import type { StoredBatch } from './batch-store.ts';
import type { CallScope, OfficeScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

/** The batch, locked until the transaction ends. */
export async function loadBatch({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<Result<StoredBatch>> {
  const stored = await stores.batches.load(id);
  return stored ? accepted(stored) : refused('batch.none', messages.batch.none);
}

/** The batch to be read only: nobody who changes it has to wait. */
export async function findBatch({ stores }: Pick<CallScope, 'stores'>, id: string): Promise<Result<StoredBatch>> {
  const [stored] = await stores.batches.find([id]);
  return stored ? accepted(stored) : refused('batch.none', messages.batch.none);
}

export interface BatchMessage {
  readonly id: string;
  /** The batch's `LastUpdated` as the sender saw it; undefined: whatever is there. */
  readonly lastUpdated?: string | undefined;
  /** Of the message, by which a repeat is recognised: `markOf`. */
  readonly idempotencyKey: string;
}

/** The batch that a message is about, locked, and whether the message has come before. */
export async function batchOfMessage(
  ctx: CallScope,
  { id, lastUpdated, idempotencyKey }: BatchMessage,
): Promise<{ readonly stored: StoredBatch; readonly isRepeated: boolean }> {
  const stored = unwrapOrThrow(await loadBatch(ctx, id));
  if (stored.lastIdempotencyKey === idempotencyKey) return { stored, isRepeated: true };
  if (lastUpdated !== undefined && Date.parse(stored.lastUpdated) !== Date.parse(lastUpdated))
    unwrapOrThrow(refused('batch.changed-elsewhere', messages.batch.changedElsewhere));
  return { stored, isRepeated: false };
}

/** Saves a changed batch under a new version; an unchanged one keeps its version. */
export async function saveBatch(
  { stores, clock, caller }: OfficeScope,
  stored: StoredBatch,
  { batch, idempotencyKey }: { readonly batch: Batch; readonly idempotencyKey: string | null },
): Promise<StoredBatch> {
  if (isEqual(stored.batch, batch)) return stored;
  const saved: StoredBatch = {
    ...stored,
    batch,
    changedBy: caller.userId,
    lastIdempotencyKey: idempotencyKey,
    lastUpdated: nextVersion(stored.lastUpdated, clock.now()),
  };
  await stores.batches.save(saved);
  return saved;
}

/** A new batch of a week, which the caller has locked. */
export async function newBatch(
  { stores, clock, caller }: OfficeScope,
  { id, batch }: Pick<StoredBatch, 'id' | 'batch'>,
): Promise<StoredBatch> {
  const createdAt = clock.now().toISOString();
  return {
    id,
    batch,
    createdAt,
    createdBy: caller.userId,
    changedBy: caller.userId,
    number: await stores.batches.drawNumber(batch.week),
    lastUpdated: createdAt,
    lastIdempotencyKey: null,
  };
}

export const numberOf = ({ number, batch: { week } }: StoredBatch): BatchNumber => ({ week, number });
