import type { DeviceStorage } from '../../shared/queue/device-queue.ts';
import { deviceTable, type PhotoTable } from '../../shared/storage/device-table.ts';

/** A photo that the server does not have yet. */
export interface WaitingPhoto {
  /** Begins with the time, so that photos stay in the order in which they were taken. */
  readonly id: string;
  readonly png: Blob;
  /** Where it was uploaded already; null: not yet. */
  readonly blobUrl: string | null;
}

/** The waiting photos of one survey, or of one claim, in the browser's database; where there is none they wait as long as the page is open. */
export function photoStorage(
  name: PhotoTable,
  { clientId, id }: { readonly clientId: number; readonly id: string },
): DeviceStorage<WaitingPhoto> {
  const table = deviceTable(name, `${clientId}.${id}`);
  return {
    all: async () => (await table.all()).flatMap(waitingPhotoOf),
    put: (photo) => table.put({ ...photo }),
    remove: table.remove,
  };
}

/** An entry that another version of the page wrote in another shape counts as none. */
function waitingPhotoOf(entry: unknown): readonly WaitingPhoto[] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry && 'png' in entry)) return [];
  const { id, png } = entry;
  const blobUrl = 'blobUrl' in entry && typeof entry.blobUrl === 'string' ? entry.blobUrl : null;
  return typeof id === 'string' && png instanceof Blob ? [{ id, png, blobUrl }] : [];
}
