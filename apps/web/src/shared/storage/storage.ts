/** The part of `Storage` that the pages use. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface ListedStorage extends SafeStorage {
  names(): readonly string[];
}

/**
 * Storage that never throws: a browser may block it (cookies refused) or be full. What it does not take is held in memory
 * as long as the page is open.
 */
export function safeStorage(open: () => SafeStorage): ListedStorage {
  const inMemory = new Map<string, string>();
  const attempt = <Answer>(access: (storage: SafeStorage) => Answer, fallback: Answer): Answer => {
    try {
      return access(open());
    } catch {
      return fallback;
    }
  };
  return {
    names: () => [...new Set([...inMemory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
    getItem: (name) => inMemory.get(name) ?? attempt((storage) => storage.getItem(name), null),
    setItem: (name, text) => {
      const isStored = attempt((storage) => {
        storage.setItem(name, text);
        return true;
      }, false);
      if (isStored) inMemory.delete(name);
      else inMemory.set(name, text);
    },
    removeItem: (name) => {
      inMemory.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    },
  };
}

/** localStorage: for every tab on this device. */
export const deviceStorage = safeStorage(() => localStorage);

/** sessionStorage: until this tab is closed. */
export const tabStorage = safeStorage(() => sessionStorage);
