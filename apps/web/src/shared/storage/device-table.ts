/** The tables of the browser's database, each with the field by which its entries are asked for. */
const tables = {
  'survey-photos': 'survey',
  'claim-photos': 'owner',
  'batch-scans': 'owner',
  'load-scans': 'owner',
  'delivery-records': 'owner',
  'house-photos': 'owner',
  'stock-counts': 'owner',
  receipts: 'owner',
  'visit-events': 'owner',
  'visit-days': 'owner',
  'start-answers': 'owner',
} as const;
export type TableName = keyof typeof tables;

/** Where photos wait that the server does not have yet. */
export const photoTables = ['survey-photos', 'claim-photos'] as const satisfies readonly TableName[];
export type PhotoTable = (typeof photoTables)[number];

/** Of whoever is logged in, what the server does not have yet: whoever logs out is asked about it, and leaves none of it behind. */
export const unsentTables = [
  ...photoTables,
  'visit-events',
  'delivery-records',
] as const satisfies readonly TableName[];

/** What a page is read from where there is no network: it goes with whoever logs out. */
export const readingTables = ['visit-days', 'start-answers'] as const satisfies readonly TableName[];

/** Raised when a table comes to those above: browsers make it the next time the page is opened, and what waits in the others stays. */
const version = 9;

/** The entries of one owner in a table, by their `id`. */
export interface DeviceTable {
  /** In the order of their ids. */
  all(): Promise<readonly unknown[]>;
  /** Resolves when it would be there after a power cut: not when it is written, but when its transaction is over. */
  put(entry: Readonly<Record<string, unknown>>): Promise<void>;
  remove(id: string): Promise<void>;
}

/**
 * What must outlast a reload and is too large or too much for localStorage, such as pictures of 4 MB. Where the browser
 * blocks its database (a private window) nothing is kept, and nothing fails.
 */
export function deviceTable(name: TableName, owner: string): DeviceTable {
  const field = tables[name];
  const opened = open().catch(() => null);
  const run = async <Answer>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Answer>) => {
    const database = await opened;
    if (!database) return null;
    const transaction = database.transaction(name, mode);
    const answer = answerOf(work(transaction.objectStore(name)));
    if (mode === 'readwrite') await endOf(transaction);
    return answer;
  };
  return {
    all: async () => (await run<unknown[]>('readonly', (store) => store.index(field).getAll(owner))) ?? [],
    put: async (entry) => void (await run('readwrite', (store) => store.put({ ...entry, [field]: owner }))),
    remove: async (id) => void (await run('readwrite', (store) => store.delete(id))),
  };
}

/** How many entries a table has, of all owners. */
export const entriesIn = async (name: TableName): Promise<number> =>
  (await runOnce(name, (store) => store.count())) ?? 0;

export async function emptyTable(name: TableName): Promise<void> {
  await runOnce(name, (store) => store.clear());
}

async function runOnce<Answer>(
  name: TableName,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | null> {
  const database = await open().catch(() => null);
  if (!database) return null;
  try {
    const transaction = database.transaction(name, 'readwrite');
    const answer = answerOf(work(transaction.objectStore(name)));
    await endOf(transaction);
    return await answer;
  } finally {
    database.close();
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('doorwright', version);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const [table, field] of Object.entries(tables)) {
      if (!result.objectStoreNames.contains(table)) {
        result.createObjectStore(table, { keyPath: 'id' }).createIndex(field, field);
      }
    }
  };
  const database = await answerOf(request);
  // A newer page in another tab waits until this one lets go.
  database.onversionchange = () => database.close();
  return database;
}

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s database did not answer.'));
  });

/** A write can be undone until then, as where the device has no room for all of it. */
const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The browser’s database did not keep it.'));
    transaction.oncomplete = () => resolve();
    transaction.onerror = fail;
    transaction.onabort = fail;
  });
