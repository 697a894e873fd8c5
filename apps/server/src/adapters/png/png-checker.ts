import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

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

interface Workings {
  readonly startWorker: () => Worker;
  /** How long one picture may take, ms. */
  readonly timeBudget: number;
}

/** Checks pictures one after the other in a worker thread, which is started with the first and ended where one takes too long. */
export function pngChecker(
  { startWorker, timeBudget }: Workings = { startWorker: startPngWorker, timeBudget: 10_000 },
): PngChecker {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const stop = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const checkNow = async (bytes: Uint8Array): Promise<string | undefined> => {
    worker ??= startWorker();
    try {
      worker.postMessage(bytes);
      const [fault]: unknown[] = await once(worker, 'message', { signal: AbortSignal.timeout(timeBudget) });
      return typeof fault === 'string' && fault !== '' ? fault : undefined;
    } catch {
      // Out of time, or out of memory, which ends a worker by itself.
      await stop();
      return 'The picture takes too long to read.';
    }
  };
  return {
    check: async (bytes) => {
      if (waiting >= mostWaiting) throw new PngCheckerBusy('Too many pictures are waiting to be checked.');
      waiting += 1;
      const turn = last.then(() => checkNow(bytes));
      last = turn;
      return turn.finally(() => (waiting -= 1));
    },
    stop,
  };
}

function startPngWorker(): Worker {
  const worker = new Worker(new URL('./png-worker.ts', import.meta.url));
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}
