import { longestScan } from '@door/domain/making/batch/scan';
import { messageOf } from '../../../shared/calls/failure.ts';
import {
  createDeviceQueue,
  type DeviceQueue,
  type DeviceQueuePorts,
  type DeviceQueueState,
} from '../../../shared/queue/device-queue.ts';
import { createStore, type Store } from '../../../shared/state/store.ts';

/** A scan that the server has not answered yet. */
export interface WaitingCode {
  /** Begins with the time, so that scans stay in their order. */
  readonly id: string;
  readonly code: string;
  /** Id of the event that it makes, a UUID; absent: an earlier page left it. */
  readonly event?: string;
  /** When it was scanned. ISO 8601. */
  readonly when?: string;
}

/** What the server answers to one. */
export interface ScanAnswer {
  readonly Code: string;
  readonly Outcome: string;
  /** By which it is taken back; null: nothing was added. */
  readonly EventId: string | null;
}

/** What became of a scan; `refused`: the server takes none of this batch now, and says why; `undone`: it was taken back. */
export type ScanResult<Answer extends ScanAnswer> =
  | Answer
  | { readonly Outcome: 'refused' | 'undone'; readonly Code: string; readonly Text: string };

/** Whether the server has answered it. */
export const isReply = <Answer extends ScanAnswer>(result: ScanResult<Answer>): result is Answer => 'EventId' in result;

export interface ScanQueueState<Scan extends WaitingCode, Answer extends ScanAnswer, Progress>
  extends DeviceQueueState<Scan> {
  /** The newest first. */
  readonly results: readonly ScanResult<Answer>[];
  /** As last answered for what is in hand; null: not yet. */
  readonly progress: Progress | null;
}

export interface ScanQueue<Scan extends WaitingCode, Answer extends ScanAnswer, Progress>
  extends Pick<Store<ScanQueueState<Scan, Answer, Progress>>, 'current' | 'subscribe'>,
    Pick<DeviceQueue<Scan>, 'stop'> {
  /** Keeps a code that was scanned now, as the page writes it down. */
  readonly add: (code: string, scanOf: (scanned: Required<WaitingCode>) => Scan) => void;
  /** Takes an answered scan back, while there is a network. */
  readonly undo: (result: ScanResult<Answer>) => void;
}

export interface ScanPorts<Scan extends WaitingCode, Answer extends ScanAnswer, Progress>
  extends Pick<DeviceQueuePorts<Scan>, 'storage' | 'backOff' | 'endIfSessionExpired'> {
  /** Whether two scans go into one call. */
  readonly isTogether: (one: Scan, other: Scan) => boolean;
  /** Takes a scan back, and answers how far what is in hand is then; null: it says nothing of that. */
  readonly undo: (answer: Answer) => Promise<Progress | null>;
  readonly send: (
    first: Scan,
    scans: readonly Scan[],
  ) => Promise<{ readonly Answers: readonly Answer[]; readonly Progress: Progress | null }>;
}

/** As many as one call takes. */
const mostInOneCall = 200;
/** Results that the page can show again. */
const mostResults = 50;

/** Sends scans in their order, those of one batch or load in one call, and again when the network fails: a repeat changes nothing. */
export function createScanQueue<Scan extends WaitingCode, Answer extends ScanAnswer, Progress>({
  undo,
  send,
  isTogether,
  ...ports
}: ScanPorts<Scan, Answer, Progress>): ScanQueue<Scan, Answer, Progress> {
  const { current, set, subscribe } = createStore<ScanQueueState<Scan, Answer, Progress>>({
    waiting: [],
    results: [],
    progress: null,
    sending: 'sending',
  });
  const settle = (scans: readonly Scan[], results: readonly ScanResult<Answer>[]) => {
    queue.remove(scans);
    set({ results: [...results.toReversed(), ...current().results].slice(0, mostResults) });
  };
  const queue: DeviceQueue<Scan> = createDeviceQueue({
    ...ports,
    store: { current, set },
    together: (first, others) => [first, ...others.filter((each) => isTogether(each, first))].slice(0, mostInOneCall),
    send: async (first, scans) => {
      const { Answers, Progress } = await send(first, scans);
      settle(scans, Answers);
      set({ progress: Progress ?? current().progress });
    },
    onRefused: (scan, error) => settle([scan], [{ Outcome: 'refused', Code: scan.code, Text: messageOf(error) }]),
  });
  return {
    current,
    subscribe,
    stop: queue.stop,
    add: (code, scanOf) => {
      if (code.trim() === '') return;
      const [event, now] = [crypto.randomUUID(), new Date()];
      const id = `${String(now.getTime())} ${event}`;
      queue.add(scanOf({ code: code.slice(0, longestScan), id, event, when: now.toISOString() }));
    },
    undo: (result) => {
      if (!isReply(result) || result.EventId === null) return;
      const replaced = (by: ScanResult<Answer>) => current().results.map((each) => (each === result ? by : each));
      undo(result).then(
        (progress) => {
          const undone = { Outcome: 'undone', Code: result.Code, Text: '' } as const;
          set({ results: replaced(undone), progress: current().progress && (progress ?? current().progress) });
        },
        (error: unknown) => {
          const told = { Outcome: 'refused', Code: result.Code, Text: messageOf(error) } as const;
          set({ results: [told, ...current().results] });
        },
      );
    },
  };
}
