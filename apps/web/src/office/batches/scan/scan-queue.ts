import { longestScan } from '@door/domain/making/batch/scan';
import { failureOf, messageOf } from '../../../platform/calls/failure.ts';
import type { BackOff } from '../../../platform/scheduling/wait.ts';
import { createStore, type Store } from '../../../platform/state/store.ts';
import type { ScanAnswer, ScanAnswers } from '../batch-wire.ts';
import type { ScanStorage, WaitingScan } from './waiting-scan.ts';

/** What became of a scan; `refused`: the server takes none of this batch now, and says why; `undone`: it was taken back. */
export type ScanResult =
  | ScanAnswer
  | { readonly Outcome: 'refused' | 'undone'; readonly Code: string; readonly Text: string };

/** Whether the server has answered it. */
export const isAnswer = (result: ScanResult): result is ScanAnswer => 'EventId' in result;

export interface ScanQueueState {
  readonly waiting: readonly WaitingScan[];
  /** The newest first. */
  readonly results: readonly ScanResult[];
  /** As last answered for the batch; null: not yet. */
  readonly progress: ScanAnswers['Progress'];
  /** 'waiting': for the network. */
  readonly sending: 'sending' | 'waiting';
}

export interface ScanQueue extends Pick<Store<ScanQueueState>, 'current' | 'subscribe'> {
  readonly add: (scan: Pick<WaitingScan, 'batch' | 'code' | 'at'>) => void;
  /** Takes an answered scan back, while there is a network. */
  readonly undo: (result: ScanResult) => void;
  /** Stops sending; what is not sent stays on the device. */
  readonly stop: () => void;
}

export interface ScanPorts {
  /** Takes a scan of a batch back, and answers how far the batch is then. */
  readonly undo: (batch: string, event: string) => Promise<NonNullable<ScanAnswers['Progress']>>;
  readonly storage: ScanStorage;
  readonly send: (batch: string | null, scans: readonly WaitingScan[]) => Promise<ScanAnswers>;
  readonly backOff: Pick<BackOff, 'wait' | 'end' | 'reset'>;
  /** Ends the session if the error says that it has expired; returns whether it does. */
  readonly endIfSessionExpired: (error: unknown) => boolean;
}

/** As many as one call takes. */
const mostInOneCall = 200;
/** Results that the page can show again. */
const mostResults = 50;

/**
 * Sends scans in their order, those of one batch in one call, and again when the network fails: a repeat changes nothing. What
 * is not answered stays on the device, through a reload too. Scans that are refused together are sent one by one, so that only
 * what the server does not take is lost.
 */
export function createScanQueue(ports: ScanPorts): ScanQueue {
  const { storage, backOff } = ports;
  const { current, set, subscribe } = createStore<ScanQueueState>({
    ...{ waiting: [], results: [], progress: null, sending: 'sending' },
  });
  const refusedTogether = new Set<string>();
  const loop = { isRunning: false, isStopped: false };
  const settle = (scans: readonly WaitingScan[], results: readonly ScanResult[]) => {
    set({
      waiting: current().waiting.filter((scan) => !scans.includes(scan)),
      results: [...results.toReversed(), ...current().results].slice(0, mostResults),
    });
    for (const { id } of scans) void storage.remove(id);
  };
  const send = async (first: WaitingScan) => {
    const together = current().waiting.filter(({ batch, id }) => batch === first.batch && !refusedTogether.has(id));
    const scans = refusedTogether.has(first.id) ? [first] : together.slice(0, mostInOneCall);
    try {
      const { Answers, Progress } = await ports.send(first.batch, scans);
      settle(scans, Answers);
      set({ progress: Progress ?? current().progress });
      backOff.reset();
    } catch (error) {
      if (ports.endIfSessionExpired(error)) loop.isStopped = true;
      else if (['try-again', 'cancelled'].includes(failureOf(error))) {
        set({ sending: 'waiting' });
        await backOff.wait();
      } else if (scans.length > 1) for (const { id } of scans) refusedTogether.add(id);
      else settle(scans, [{ Outcome: 'refused', Code: first.code, Text: messageOf(error) }]);
    }
  };
  const run = async () => {
    if (loop.isRunning) return;
    loop.isRunning = true;
    for (let [next] = current().waiting; next && !loop.isStopped; [next] = current().waiting) {
      await send(next);
      if (current().waiting.length === 0) set({ sending: 'sending' });
    }
    loop.isRunning = false;
  };
  const load = async () => {
    const stored = await storage.all();
    set({ waiting: [...stored, ...current().waiting.filter(({ id }) => !stored.some((each) => each.id === id))] });
    await run();
  };
  void load().catch(() => undefined);
  return {
    current,
    subscribe,
    add: ({ code, ...scan }) => {
      if (code.trim() === '') return;
      const [event, now] = [crypto.randomUUID(), new Date()];
      const id = `${String(now.getTime())} ${event}`;
      const waiting = { ...scan, code: code.slice(0, longestScan), id, event, when: now.toISOString() };
      set({ waiting: [...current().waiting, waiting] });
      void storage.put(waiting).then(run, run);
    },
    undo: (result) => {
      if (!isAnswer(result) || result.EventId === null || result.Batch === null) return;
      const replaced = (by: ScanResult) => current().results.map((each) => (each === result ? by : each));
      ports.undo(result.Batch.Id, result.EventId).then(
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
    stop: () => {
      loop.isStopped = true;
      backOff.end();
    },
  };
}
