import type { Worker } from 'node:worker_threads';
import { askWorker } from './ask-worker.ts';

export interface Workings {
  readonly startWorker: () => Worker;
  /** After which an order is given up and its worker ended, ms. */
  readonly timeBudget: number;
  /** The worker is ended when nothing was asked for so long, ms; absent: it stays. */
  readonly idleTime?: number;
}

export interface WorkerInTurns {
  /** Sends an order once all before it are answered. Rejects where the worker runs out of time or memory; the next order has a new one. */
  ask<Answer>(order: unknown): Promise<Answer>;
  /** Orders that are not answered yet. */
  waiting(): number;
  /** Ends the worker; the next order starts it again. */
  stop(): Promise<void>;
}

/** A worker that takes one order after the other, and is started with the first. */
export function workerInTurns({ startWorker, timeBudget, idleTime }: Workings): WorkerInTurns {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
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
    ask: <Answer>(order: unknown) => {
      clearTimeout(idle);
      waiting += 1;
      const turn = last.then(() => askNow<Answer>(order)).finally(leave);
      last = turn.catch(() => undefined);
      return turn;
    },
    waiting: () => waiting,
    stop,
  };
}
