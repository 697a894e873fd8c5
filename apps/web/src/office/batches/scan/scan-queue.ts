import { longestScan } from '@door/domain/making/batch/scan';
import { messageOf } from '../../../shared/calls/failure.ts';
import {
  createDeviceQueue,
  type DeviceQueue,
  type DeviceQueuePorts,
  type DeviceQueueState,
} from '../../../shared/queue/device-queue.ts';
import { createStore, type Store } from '../../../shared/state/store.ts';
import type { ScanReply, ScanReplies } from '../batch-wire.ts';
import type { WaitingScan } from './waiting-scan.ts';

/** What became of a scan; `refused`: the server takes none of this batch now, and says why; `undone`: it was taken back. */
export type ScanResult =
  | ScanReply
  | { readonly Outcome: 'refused' | 'undone'; readonly Code: string; readonly Text: string };

/** Whether the server has answered it. */
export const isReply = (result: ScanResult): result is ScanReply => 'EventId' in result;

export interface ScanQueueState extends DeviceQueueState<WaitingScan> {
  /** The newest first. */
  readonly results: readonly ScanResult[];
  /** As last answered for the batch; null: not yet. */
  readonly progress: ScanReplies['Progress'];
}

export interface ScanQueue
  extends Pick<Store<ScanQueueState>, 'current' | 'subscribe'>,
    Pick<DeviceQueue<WaitingScan>, 'stop'> {
  readonly add: (scan: Pick<WaitingScan, 'batch' | 'code' | 'at'>) => void;
  /** Takes an answered scan back, while there is a network. */
  readonly undo: (result: ScanResult) => void;
}

export interface ScanPorts extends Pick<DeviceQueuePorts<WaitingScan>, 'storage' | 'backOff' | 'endIfSessionExpired'> {
  /** Takes a scan of a batch back, and answers how far the batch is then. */
  readonly undo: (batch: string, event: string) => Promise<NonNullable<ScanReplies['Progress']>>;
  readonly send: (batch: string | null, scans: readonly WaitingScan[]) => Promise<ScanReplies>;
}

/** As many as one call takes. */
const mostInOneCall = 200;
/** Results that the page can show again. */
const mostResults = 50;

/** Sends scans in their order, those of one batch in one call, and again when the network fails: a repeat changes nothing. */
export function createScanQueue({ undo, send, ...ports }: ScanPorts): ScanQueue {
  const { current, set, subscribe } = createStore<ScanQueueState>({
    ...{ waiting: [], results: [], progress: null, sending: 'sending' },
  });
  const settle = (scans: readonly WaitingScan[], results: readonly ScanResult[]) => {
    queue.remove(scans);
    set({ results: [...results.toReversed(), ...current().results].slice(0, mostResults) });
  };
  const queue: DeviceQueue<WaitingScan> = createDeviceQueue({
    ...ports,
    store: { current, set },
    together: (first, others) =>
      [first, ...others.filter(({ batch }) => batch === first.batch)].slice(0, mostInOneCall),
    send: async ({ batch }, scans) => {
      const { Answers, Progress } = await send(batch, scans);
      settle(scans, Answers);
      set({ progress: Progress ?? current().progress });
    },
    onRefused: (scan, error) => settle([scan], [{ Outcome: 'refused', Code: scan.code, Text: messageOf(error) }]),
  });
  return {
    current,
    subscribe,
    stop: queue.stop,
    add: ({ code, ...scan }) => {
      if (code.trim() === '') return;
      const [event, now] = [crypto.randomUUID(), new Date()];
      const id = `${String(now.getTime())} ${event}`;
      queue.add({ ...scan, code: code.slice(0, longestScan), id, event, when: now.toISOString() });
    },
    undo: (result) => {
      if (!isReply(result) || result.EventId === null || result.Batch === null) return;
      const replaced = (by: ScanResult) => current().results.map((each) => (each === result ? by : each));
      undo(result.Batch.Id, result.EventId).then(
        (progress) => {
          const undone: ScanResult = { Outcome: 'undone', Code: result.Code, Text: '' };
          set({ results: replaced(undone), progress: current().progress && progress });
        },
        (error: unknown) => {
          const told: ScanResult = { Outcome: 'refused', Code: result.Code, Text: messageOf(error) };
          set({ results: [told, ...current().results] });
        },
      );
    },
  };
}
