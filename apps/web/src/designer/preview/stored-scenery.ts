import type { SafeStorage } from '../../shared/storage/storage.ts';

/** Where the chosen wall and light are stored on this device. */
export const sceneryKey = 'doorwright.scenery';

export const hasStoredScenery = (storage: SafeStorage): boolean => storage.getItem(sceneryKey) !== null;
