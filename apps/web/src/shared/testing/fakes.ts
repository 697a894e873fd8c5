import type { Item } from '@door/domain/door/model/item';
import { type EditedItem, unnamedJob } from '@door/domain/door/model/item-record';
import { aCatalogue } from '@door/domain/testing/a-catalogue';
import { aDoor } from '@door/domain/testing/a-door';
import { itemToWire } from '@door/wire/item-to-wire';
import { TRPCClientError } from '@trpc/client';
import type { SavedItem } from '../calls/door-api.ts';

export const catalogue = aCatalogue();

export const aSavedItem = (item: Item = aDoor('single-door'), version = '2026-01-01T00:00:00.000Z'): SavedItem =>
  savedAt(version, { item, job: unnamedJob });

export function savedAt(version: string, edited: EditedItem): SavedItem {
  const record = { ...edited, currency: 'EUR' } as const;
  return { ...record, version, wire: itemToWire({ ...record, lastUpdated: version, bomUpdated: null }, catalogue) };
}

/** An answer of the server with this HTTP status, and why. */
export const answered = (httpStatus: number, message = `Status ${httpStatus}`): Error =>
  TRPCClientError.from({ error: { code: -32000, message, data: { httpStatus } } });

/** Storage in memory. */
export function fakeStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
