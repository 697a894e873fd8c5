import { type ScanPlace, scanPlaces } from '@door/domain/making/batch/scan';
import type { DeviceStorage } from '../../../shared/queue/device-queue.ts';
import { deviceTable } from '../../../shared/storage/device-table.ts';

/** A scan that the server has not answered yet. */
export interface WaitingScan {
  /** Begins with the time, so that scans stay in their order. */
  readonly id: string;
  /** Id of the batch whose page was open; null: the code says which. */
  readonly batch: string | null;
  readonly code: string;
  readonly at: ScanPlace;
  /** Id of the event that it makes, a UUID; absent: an earlier page left it. */
  readonly event?: string;
  /** When it was scanned. ISO 8601. */
  readonly when?: string;
}

/** One supplier's waiting scans of all batches, in the browser's database; where there is none they wait as long as the page is open. */
export function scanStorage(clientId: number): DeviceStorage<WaitingScan> {
  const table = deviceTable('batch-scans', String(clientId));
  return {
    all: async () => (await table.all()).flatMap(waitingScanOf),
    put: (scan) => table.put({ ...scan }),
    remove: table.remove,
  };
}

/** An entry that another version of the page wrote in another shape counts as none. */
function waitingScanOf(entry: unknown): readonly WaitingScan[] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry && 'code' in entry && 'at' in entry)) return [];
  const { id, code } = entry;
  const at = scanPlaces.find((place) => place === entry.at);
  const batch = 'batch' in entry && typeof entry.batch === 'string' ? entry.batch : null;
  if (typeof id !== 'string' || typeof code !== 'string' || !at) return [];
  const event = 'event' in entry && typeof entry.event === 'string' ? { event: entry.event } : {};
  const when = 'when' in entry && typeof entry.when === 'string' ? { when: entry.when } : {};
  return [{ id, batch, code, at, ...event, ...when }];
}
