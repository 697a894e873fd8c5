import { createStore } from '../../shared/state/store.ts';
import { deviceTable } from '../../shared/storage/device-table.ts';
import { type HousePhoto, readHousePhoto } from './house-photo.ts';

/** The photo of a visitor's house on this device, one for each supplier. */
export interface HouseStorage {
  /** `undefined` until the device has answered; null: there is none. */
  readonly current: () => HousePhoto | null | undefined;
  /** Once the device has answered. */
  readonly loaded: () => Promise<HousePhoto | null>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows it at once. False where the device has no room for it: then it lasts as long as the page is open. */
  readonly put: (photo: HousePhoto) => Promise<boolean>;
  readonly remove: () => Promise<void>;
}

const entry = 'house';

function createHouseStorage(clientId: number): HouseStorage {
  const owner = String(clientId);
  const table = deviceTable('house-photos', owner);
  const id = `${owner}.${entry}`;
  const store = createStore<{ readonly photo: HousePhoto | null | undefined }>({ photo: undefined });
  /** In the order in which they were asked for, so that a slow one does not undo a later one. */
  let writing: Promise<unknown> = table.all().then(
    ([stored]) => {
      if (store.current().photo === undefined) store.set({ photo: readHousePhoto(stored) });
    },
    () => store.set({ photo: null }),
  );
  const inTurn = (work: () => Promise<void>): Promise<boolean> => {
    const done = writing.then(work).then(
      () => true,
      () => false,
    );
    writing = done;
    return done;
  };
  return {
    current: () => store.current().photo,
    loaded: async () => {
      await writing;
      return store.current().photo ?? null;
    },
    subscribe: store.subscribe,
    put: (photo) => {
      store.set({ photo });
      return inTurn(() => table.put({ ...photo, id }));
    },
    remove: async () => {
      if (store.current().photo === null) return;
      store.set({ photo: null });
      await inTurn(() => table.remove(id));
    },
  };
}

const opened = new Map<number, HouseStorage>();

/** The same for all of a page. */
export function houseStorage(clientId: number): HouseStorage {
  const found = opened.get(clientId) ?? createHouseStorage(clientId);
  opened.set(clientId, found);
  return found;
}
