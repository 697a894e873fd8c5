import { deviceStorage, type SafeStorage } from '../../shared/storage/storage.ts';

const keyOf = (token: string): string => `doorwright.device.${token}`;

/** What this browser got for the code of a page; '' for none. */
export const readDevice = (token: string, storage: SafeStorage = deviceStorage): string =>
  storage.getItem(keyOf(token)) ?? '';

export const keepDevice = (token: string, device: string, storage: SafeStorage = deviceStorage): void =>
  storage.setItem(keyOf(token), device);

export const dropDevice = (token: string, storage: SafeStorage = deviceStorage): void =>
  storage.removeItem(keyOf(token));
