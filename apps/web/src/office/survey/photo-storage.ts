/** A photo that the server does not have yet. */
export interface WaitingPhoto {
  /** Begins with the time, so that photos stay in the order in which they were taken. */
  readonly id: string;
  readonly png: Blob;
  /** Where it was uploaded already; null: not yet. */
  readonly blobUrl: string | null;
}

/** The waiting photos of one survey on this device, in the order in which they were taken. */
export interface PhotoStorage {
  all(): Promise<readonly WaitingPhoto[]>;
  put(photo: WaitingPhoto): Promise<void>;
  remove(id: string): Promise<void>;
}

const storeName = 'survey-photos';

/**
 * In the browser's database, because pictures of 4 MB do not fit into localStorage. Where the browser blocks it (a private
 * window) photos wait as long as the page is open.
 */
export function photoStorage({ clientId, id }: { readonly clientId: number; readonly id: string }): PhotoStorage {
  const survey = `${clientId}.${id}`;
  const opened = open().catch(() => null);
  const run = async <Answer>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Answer>) => {
    const database = await opened;
    if (!database) return null;
    return answerOf(work(database.transaction(storeName, mode).objectStore(storeName)));
  };
  return {
    all: async () => {
      const found = await run<unknown[]>('readonly', (store) => store.index('survey').getAll(survey));
      return (found ?? []).flatMap(waitingPhotoOf);
    },
    put: async (photo) => void (await run('readwrite', (store) => store.put({ ...photo, survey }))),
    remove: async (photoId) => void (await run('readwrite', (store) => store.delete(photoId))),
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('doorwright', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName, { keyPath: 'id' }).createIndex('survey', 'survey');
  };
  return answerOf(request);
}

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s database did not answer.'));
  });

/** An entry that another version of the page wrote in another shape counts as none. */
function waitingPhotoOf(entry: unknown): readonly WaitingPhoto[] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry && 'png' in entry)) return [];
  const { id, png } = entry;
  const blobUrl = 'blobUrl' in entry && typeof entry.blobUrl === 'string' ? entry.blobUrl : null;
  return typeof id === 'string' && png instanceof Blob ? [{ id, png, blobUrl }] : [];
}
