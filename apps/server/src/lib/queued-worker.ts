import type { Worker } from 'node:worker_threads';
import { requester } from './requester.ts';
import { fairQueue, TooManyWaiting } from './fair-queue.ts';
import { askWorker } from './ask-worker.ts';

export interface Workings {
  readonly startWorker: () => Worker;
  /** After which a request is given up and its worker ended, ms. */
  readonly timeBudget: number;
  /** The worker is ended when nothing was asked for so long, ms; absent: it stays. */
  readonly idleTime?: number;
  /** Requests that may wait: of all, and of one requester, so that a few requesters cannot take every place. Absent: as many as come. */
  readonly mostWaiting?: { readonly inAll: number; readonly ofOne: number };
}

export interface QueuedWorker {
  /**
   * Sends a request when its turn has come; whoever has used least is next (`fair-queue.ts`). Rejects where the worker runs out of time
   * or memory, and the next request has a new one; with `TooManyWaiting` where no place is left to wait.
   */
  ask<Reply>(request: unknown): Promise<Reply>;
  /** Ends the worker; the next request starts it again. */
  stop(): Promise<void>;
}

/** A worker that takes one request after the other, and is started with the first. */
export function queuedWorker({
  startWorker,
  timeBudget,
  idleTime,
  mostWaiting = { inAll: Infinity, ofOne: Infinity },
}: Workings): QueuedWorker {
  let worker: Worker | undefined;
  const turns = fairQueue({ atOnce: 1, mostWaiting: mostWaiting.ofOne }, () => performance.now());
  /** Requests that are not answered yet. */
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  const stop = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const askNow = async <Reply>(request: unknown): Promise<Reply> => {
    worker ??= startWorker();
    try {
      return await askWorker<Reply>(worker, request, AbortSignal.timeout(timeBudget));
    } catch (error) {
      await stop();
      throw error;
    }
  };
  const leave = async () => {
    waiting -= 1;
    if (waiting > 0 || idleTime === undefined) return;
    if (idleTime === 0) await stop();
    else idle = setTimeout(() => void stop(), idleTime).unref();
  };
  return {
    ask: async <Reply>(request: unknown) => {
      // One is with the worker, and the others wait.
      const turn = waiting > mostWaiting.inAll ? undefined : turns.next(requester.getStore());
      if (!turn) throw new TooManyWaiting('Too many requests are waiting.');
      clearTimeout(idle);
      waiting += 1;
      const end = await turn;
      try {
        return await askNow<Reply>(request);
      } finally {
        await leave();
        end?.();
      }
    },
    stop,
  };
}
