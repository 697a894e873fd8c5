import { startQuietWorker } from '../ask-worker.ts';
import { workerInTurns, type Workings } from '../worker-in-turns.ts';

export interface PngChecker {
  /** Says what is wrong with a picture; undefined for a sound PNG. Throws `PngCheckerBusy` when too many wait. */
  check(bytes: Uint8Array): Promise<string | undefined>;
  stop(): Promise<void>;
}

export class PngCheckerBusy extends Error {
  override readonly name = 'PngCheckerBusy';
}

/** Pictures of 4 MiB that may wait in memory at once. */
const mostWaiting = 32;

/** What the worker says of one picture; undefined: it is sound. */
export interface PngAnswer {
  readonly fault: string | undefined;
}

/** Checks pictures one after the other in a worker thread, which is started with the first and ended where one takes too long. */
export function pngChecker(
  workings: Workings = {
    startWorker: () => startQuietWorker(new URL('./png-worker.ts', import.meta.url)),
    timeBudget: 10_000,
  },
): PngChecker {
  const { ask, waiting, stop } = workerInTurns(workings);
  return {
    check: async (bytes) => {
      if (waiting() >= mostWaiting) throw new PngCheckerBusy('Too many pictures are waiting to be checked.');
      // Out of time, or out of memory, which ends a worker by itself.
      const { fault } = await ask<PngAnswer>(bytes).catch(() => ({ fault: 'The picture takes too long to read.' }));
      return fault;
    },
    stop,
  };
}
