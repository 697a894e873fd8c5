import { type ScanPlace, scanPlaces } from '@door/domain/batch/scan';
import { useState } from 'react';
import { deviceStorage } from '../../../platform/storage/storage.ts';

const placeKey = 'door-scan-at';
const signalKey = 'door-scan-signal';

/** Where this device scans, and whether it beeps: chosen once, for every batch. */
export function useScanSettings() {
  const [at, setAt] = useState<ScanPlace>(
    () => scanPlaces.find((place) => place === deviceStorage.getItem(placeKey)) ?? 'cutting',
  );
  const [hasSignal, setHasSignal] = useState(() => deviceStorage.getItem(signalKey) !== 'off');
  return {
    at,
    chooseAt: (place: ScanPlace) => {
      // What is made again is said of one piece; the next scan of this device is a tick again.
      if (place !== 'made again') deviceStorage.setItem(placeKey, place);
      setAt(place);
    },
    hasSignal,
    setSignal: (isOn: boolean) => {
      deviceStorage.setItem(signalKey, isOn ? 'on' : 'off');
      setHasSignal(isOn);
    },
  };
}
