import type { SafeStorage } from '../../shared/storage/storage.ts';

/** The page that a visitor has made for the family, as their browser stores it for one supplier. */
export interface StoredFamily {
  readonly version: 1;
  /** Known to this device only: with it the page is changed and ended. */
  readonly id: string;
  /** Of the link. */
  readonly token: string;
  /** Ids of the kept doors that stand on the page, as they were sent last. */
  readonly doors: readonly string[];
}

const keyOf = (clientId: number): string => `doorwright.family.${clientId}`;

/** null: there is none, or one that this release of the page cannot read. */
export function readFamily(clientId: number, storage: SafeStorage): StoredFamily | null {
  const stored = parsed(storage.getItem(keyOf(clientId)));
  if (stored?.['version'] !== 1) return null;
  const { id, token, doors } = stored;
  if (typeof id !== 'string' || typeof token !== 'string' || !Array.isArray(doors)) return null;
  return { version: 1, id, token, doors: doors.filter((door): door is string => typeof door === 'string') };
}

export const storeFamily = (clientId: number, family: StoredFamily | null, storage: SafeStorage): void =>
  family === null
    ? storage.removeItem(keyOf(clientId))
    : storage.setItem(keyOf(clientId), JSON.stringify(family satisfies StoredFamily));

function parsed(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return typeof found === 'object' ? (found as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}

const deviceKey = 'doorwright.device';

/** An id that this device has made up for its hearts. It says nothing of the device, and each page keeps another mark of it. */
export function deviceId(storage: SafeStorage, newId: () => string): string {
  const stored = storage.getItem(deviceKey);
  if (stored !== null && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(stored)) return stored;
  const made = newId();
  storage.setItem(deviceKey, made);
  return made;
}
