import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../../designer/app/app-context.ts';
import { createBackOff } from '../../../shared/scheduling/retry.ts';
import { isSessionExpired } from '../../../shared/login/log-in-errors.ts';
import { officeClient } from '../../queries/office-client.ts';
import { endSession } from '../../queries/query-client.ts';
import { createScanQueue, type ScanQueue, type ScanQueueState } from './scan-queue.ts';
import { scanStorage, type WaitingScan } from './waiting-scan.ts';

const none: ScanQueueState = { waiting: [], results: [], progress: null, sending: 'sending' };

/** The scans of this device; null while its page opens. */
export function useScanQueue(): { readonly queue: ScanQueue | null; readonly state: ScanQueueState } {
  const { clientId } = useApp().session;
  const [queue, setQueue] = useState<ScanQueue | null>(null);
  useEffect(() => {
    const opened = createScanQueue({
      storage: scanStorage(clientId),
      send: (batch, scans) =>
        officeClient.batch.scan.mutate({
          ...(batch !== null && { Id: batch }),
          Scans: scans.map(scanToWire),
        }),
      undo: (BatchId, Undoes) => officeClient.batch.undo.mutate({ Id: crypto.randomUUID(), BatchId, Undoes }),
      backOff: createBackOff(window),
      endIfSessionExpired,
    });
    setQueue(opened);
    return opened.stop;
  }, [clientId]);
  const state = useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, queue?.current ?? (() => none));
  return { queue, state };
}

const scanToWire = ({ code, at, event, when }: WaitingScan) => ({
  ...(event !== undefined && { Id: event }),
  ...(when !== undefined && { DeviceAt: when }),
  Code: code,
  ...(at === 'made again' ? { Kind: 'spoiled' as const } : { At: at }),
});

const subscribeToNothing = () => () => undefined;

function endIfSessionExpired(error: unknown): boolean {
  if (!isSessionExpired(error)) return false;
  endSession(error);
  return true;
}
