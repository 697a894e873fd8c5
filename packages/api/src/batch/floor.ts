import type { Stores } from '../ports/stores.ts';
import type { OfficeScope } from '../procedure.ts';
import type { StoredBatch, StoredFloorEvent, StoredPiece } from './batch-store.ts';

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
