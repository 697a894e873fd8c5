import { type BatchProgress, progressOf } from '@door/domain/making/batch/progress';
import type { Stores } from '../ports/stores.ts';
import type { StoredBatch, StoredFloorEvent, StoredPiece } from './batch-store.ts';
import type { OfficeScope } from '../procedure.ts';

/** A released batch as the floor knows it. */
export interface Floor {
  readonly stored: StoredBatch;
  readonly pieces: readonly StoredPiece[];
  readonly events: readonly StoredFloorEvent[];
}

/** To be changed only while the batch is locked. */
export async function loadFloor({ batches }: Pick<Stores, 'batches'>, stored: StoredBatch): Promise<Floor> {
  return { stored, pieces: await batches.piecesOf(stored.id), events: await batches.events(stored.id) };
}

/** An event that somebody makes now. */
export const newEvent = (
  { ids, caller, clock }: OfficeScope,
  event: Pick<StoredFloorEvent, 'batchId' | 'what' | 'code' | 'at' | 'kind'> & Partial<StoredFloorEvent>,
): StoredFloorEvent => ({
  ...{ id: ids.other(), undoes: null, reason: '', deviceAt: null },
  ...{ who: caller.userId, when: clock.now().toISOString() },
  ...event,
});

/** Keeps what is new on the floor of a locked batch, and how far the batch is with it; `events` may have it already. */
export async function keepEvents(
  { batches }: Pick<Stores, 'batches'>,
  { stored, pieces, events }: Floor,
  added: readonly StoredFloorEvent[],
): Promise<BatchProgress> {
  const progress = progressOf(pieces, [...events, ...added]);
  if (added.length === 0) return progress;
  await batches.addEvents(added);
  const { pieces: awaited, cutting, implied, assembly, qualityCheck, begun, open } = progress;
  const passed = { cutting, implied, assembly, qualityCheck };
  await batches.saveCounts({ batchId: stored.id, pieces: awaited, ...passed, begun, open });
  return progress;
}
