import { floorCode } from '@door/domain/making/batch/floor-code';
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
  id: ids.other(),
  undoes: null,
  reason: '',
  deviceAt: null,
  who: caller.userId,
  when: clock.now().toISOString(),
  ...event,
});

/** The id of the batch that each scanned code names; nothing is locked yet. */
export async function batchesOfCodes(
  { batches }: Pick<Stores, 'batches'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const each = [...new Set(codes)];
  const batchOf = new Map((await batches.pieces(each)).map(({ code, batchId }) => [code, batchId]));
  const weeks = new Map<string, readonly StoredBatch[]>();
  for (const code of each) {
    const named = floorCode(code);
    if (!named) continue;
    const ofWeek = weeks.get(named.week) ?? (await batches.ofWeek(named.week));
    weeks.set(named.week, ofWeek);
    const found = ofWeek.find(({ number }) => number === named.number);
    if (found) batchOf.set(code, found.id);
  }
  return batchOf;
}
