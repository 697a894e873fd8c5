import { startQuietWorker } from '../../lib/ask-worker.ts';
import { TooManyWaiting } from '../../lib/fair-queue.ts';
import { queuedWorker, type Workings } from '../../lib/queued-worker.ts';

export interface PngChecker {
  /** Says what is wrong with a picture; undefined for a sound PNG. Throws `TooManyWaiting` when no place is left to wait. */
  check(bytes: Uint8Array): Promise<string | undefined>;
  stop(): Promise<void>;
}

/** Pictures of 4 MiB that wait in memory: of one requester as many as a door has, both sides and the house. */
const mostWaiting = { inAll: 32, ofOne: 3 };

/** What the worker says of one picture; undefined: it is sound. */
export interface PngResponse {
  readonly fault: string | undefined;
}

/** Checks pictures one after the other in a worker thread, which is started with the first and ended where one takes too long. */
export function pngChecker(
  workings: Workings = {
    startWorker: () => startQuietWorker(new URL('./png-worker.ts', import.meta.url)),
    timeBudget: 10_000,
    idleTime: 60_000,
    mostWaiting,
  },
): PngChecker {
  const { ask, stop } = queuedWorker(workings);
  return {
    check: async (bytes) => {
      const { fault } = await ask<PngResponse>(bytes).catch(tooLong);
      return fault;
    },
    stop,
  };
}

/** Out of time, or out of memory, which ends a worker by itself. */
function tooLong(error: unknown): PngResponse {
  if (error instanceof TooManyWaiting) throw error;
  return { fault: 'The picture takes too long to read.' };
}
