import type { Worker } from 'node:worker_threads';
import { requester } from './requester.ts';
import { fairQueue, TooManyWaiting } from './fair-queue.ts';
import { askWorker } from './ask-worker.ts';

export interface Workings {
  readonly startWorker: () => Worker;
  /** After which an order is given up and its worker ended, ms. */
  readonly timeBudget: number;
  /** The worker is ended when nothing was asked for so long, ms; absent: it stays. */
  readonly idleTime?: number;
  /** Orders that may wait: of all, and of one requester, so that a few requesters cannot take every place. Absent: as many as come. */
  readonly mostWaiting?: { readonly inAll: number; readonly ofOne: number };
}

export interface QueuedWorker {
  /**
   * Sends an order when its turn has come; whoever has used least is next (`fair-queue.ts`). Rejects where the worker runs out of time
   * or memory, and the next order has a new one; with `TooManyWaiting` where no place is left to wait.
   */
  ask<Answer>(order: unknown): Promise<Answer>;
  /** Ends the worker; the next order starts it again. */
  stop(): Promise<void>;
}

/** A worker that takes one order after the other, and is started with the first. */
export function queuedWorker({
  startWorker,
  timeBudget,
  idleTime,
  mostWaiting = { inAll: Infinity, ofOne: Infinity },
}: Workings): QueuedWorker {
  let worker: Worker | undefined;
  const turns = fairQueue({ atOnce: 1, mostWaiting: mostWaiting.ofOne }, () => performance.now());
  /** Orders that are not answered yet. */
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  const stop = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const askNow = async <Answer>(order: unknown): Promise<Answer> => {
    worker ??= startWorker();
    try {
      return await askWorker<Answer>(worker, order, AbortSignal.timeout(timeBudget));
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
    ask: async <Answer>(order: unknown) => {
      // One is with the worker, and the others wait.
      const turn = waiting > mostWaiting.inAll ? undefined : turns.next(requester.getStore());
      if (!turn) throw new TooManyWaiting('Too many orders are waiting.');
      clearTimeout(idle);
      waiting += 1;
      const end = await turn;
      try {
        return await askNow<Answer>(order);
      } finally {
        await leave();
        end?.();
      }
    },
    stop,
  };
}
