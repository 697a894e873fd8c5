import { Worker } from 'node:worker_threads';
import type { DrawingFacts } from '@door/drawing/facts';
import { askWorker } from '../ask-worker.ts';
import type { BatchPaperSource } from './pdf/batch/write-batch-paper.ts';
import type { DoorPaperSource } from './pdf/door/write-door-paper.ts';
import type { PdfSource } from './pdf/write-pdf.ts';

/** What the worker is asked for. */
export type Order =
  | { readonly kind: 'door'; readonly facts: DrawingFacts; readonly height: number }
  | { readonly kind: 'on-wall'; readonly facts: DrawingFacts; readonly height: number }
  | { readonly kind: 'logo'; readonly svg: string }
  | { readonly kind: 'pdf'; readonly source: PdfSource }
  | { readonly kind: 'door-paper'; readonly source: DoorPaperSource }
  | { readonly kind: 'batch'; readonly source: BatchPaperSource };

export type Answer = { readonly bytes: Uint8Array } | { readonly fault: string };

export interface DocumentMaker {
  /** The bytes of a JPEG, a PNG or a PDF. Throws when the worker cannot make it, or was ended for time or memory. */
  make(order: Order): Promise<Uint8Array>;
  stop(): Promise<void>;
}

interface Workings {
  readonly startWorker: () => Worker;
  /** How long one picture or one PDF may take, ms. */
  readonly timeBudget: number;
  /** The worker is ended when nothing was asked for so long, ms; absent: it stays. */
  readonly idleTime?: number;
}

/** Makes pictures and PDFs one after the other in a worker thread, which is started with the first and ended where one takes too long. */
export function documentMaker(
  { startWorker, timeBudget, idleTime }: Workings = { startWorker: startDocumentWorker, timeBudget: 60_000 },
): DocumentMaker {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const stop = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const makeNow = async (order: Order): Promise<Uint8Array> => {
    worker ??= startWorker();
    const answer = await askWorker<Answer>(worker, order, AbortSignal.timeout(timeBudget)).catch(
      async (error: unknown) => {
        await stop();
        throw error;
      },
    );
    if ('bytes' in answer) return answer.bytes;
    throw new Error(`A document could not be made. ${answer.fault}`);
  };
  const endWhenIdle = () => {
    clearTimeout(idle);
    if (idleTime !== undefined) idle = setTimeout(() => void stop(), idleTime).unref();
  };
  return {
    make: (order) => {
      clearTimeout(idle);
      const turn = last.then(() => makeNow(order));
      const ended: Promise<unknown> = turn.catch(() => undefined).then(() => last === ended && endWhenIdle());
      last = ended;
      return turn;
    },
    stop: () => {
      clearTimeout(idle);
      return stop();
    },
  };
}

/** A PDF of 100 doors takes about 100 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 384 };

export function startDocumentWorker(): Worker {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { resourceLimits });
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}
