import { Worker } from 'node:worker_threads';
import { askWorker } from '../../lib/ask-worker.ts';

export interface ZipEntry {
  /** `photos/D-1001-1.png`. */
  readonly path: string;
  /** Bytes, or a text in pieces. */
  readonly content: Uint8Array | readonly string[];
}

/** What the worker is asked for: one more file, or the end of the zip. */
export type ZipRequest = (ZipEntry & { readonly at: string }) | 'end';
/** The bytes of the zip that this request has added. */
export type ZipResponse = { readonly bytes: Uint8Array } | { readonly fault: string };

/** How long one file may take, ms. */
const timeBudget = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * The zip of these files piece by piece, written in a worker of its own; at any time only one file is in memory. The same files
 * and time (ISO 8601) give the same bytes. Throws where a file cannot be had or the worker fails.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>, at: string): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('./zip-worker.ts', import.meta.url), { resourceLimits });
  worker.on('error', () => undefined);
  try {
    for await (const entry of entries) yield await bytesFor(worker, { ...entry, at });
    yield await bytesFor(worker, 'end');
  } finally {
    await worker.terminate();
  }
}

async function bytesFor(worker: Worker, request: ZipRequest): Promise<Uint8Array> {
  const answer = await askWorker<ZipResponse>(worker, request, AbortSignal.timeout(timeBudget));
  if ('bytes' in answer) return answer.bytes;
  throw new Error(`A zip could not be written. ${answer.fault}`);
}
