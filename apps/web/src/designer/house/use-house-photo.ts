import { useEffect } from 'react';
import { useApp } from '../app/app-context.ts';
import { useDesigner } from '../state/use-designer.ts';
import type { HousePhoto } from './house-photo.ts';
import { type HouseStorage, houseStorage } from './house-storage.ts';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';

/** The visitor's house, `undefined` until the device has answered. It goes with the design to which it belongs. */
export function useHousePhoto(): readonly [HousePhoto | null | undefined, HouseStorage] {
  const { session, store } = useApp();
  const { started } = useDesigner();
  const storage = houseStorage(session.clientId);
  const photo = useSubscribed(storage.subscribe, storage.current);
  // Sent, begun anew, or too old: nothing of the visitor stays behind.
  useEffect(() => {
    if (photo && !started && !store.hasStoredDesign()) void storage.remove();
  }, [photo, started, store, storage]);
  return [photo, storage];
}
