import { useEffect, useState, useSyncExternalStore } from 'react';
import { createBackOff } from '../../../shared/scheduling/retry.ts';
import { endIfSessionExpired } from '../../queries/use-message-queue.ts';
import {
  createScanQueue,
  type ScanAnswer,
  type ScanPorts,
  type ScanQueue,
  type ScanQueueState,
  type WaitingCode,
} from './scan-queue.ts';

type Opened<Scan extends WaitingCode, Answer extends ScanAnswer, Progress> = () => Omit<
  ScanPorts<Scan, Answer, Progress>,
  'backOff' | 'endIfSessionExpired'
>;

/**
 * The scans of this device; `queue` is null while its page opens.
 * @param open a function that stays the same as long as the queue does
 */
export function useScanQueue<Scan extends WaitingCode, Answer extends ScanAnswer, Progress>(
  open: Opened<Scan, Answer, Progress>,
) {
  const [queue, setQueue] = useState<ScanQueue<Scan, Answer, Progress> | null>(null);
  useEffect(() => {
    const opened = createScanQueue({ ...open(), backOff: createBackOff(window), endIfSessionExpired });
    setQueue(opened);
    return opened.stop;
  }, [open]);
  const [none] = useState<ScanQueueState<Scan, Answer, Progress>>({
    waiting: [],
    results: [],
    progress: null,
    sending: 'sending',
  });
  const state = useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, queue?.current ?? (() => none));
  return { queue, state };
}

const subscribeToNothing = () => () => undefined;
