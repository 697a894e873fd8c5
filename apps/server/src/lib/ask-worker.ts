import { on, once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A worker that keeps no process alive. Whoever asks it learns from its end that it failed. */
export function startQuietWorker(file: URL, options?: WorkerOptions): Worker {
  const worker = new Worker(file, options);
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}

/**
 * Sends a request to a worker that has none, and waits for its one answer. Rejects where `signal` is aborted first and where the
 * worker ends by itself, as one does whose memory is used up; the worker may still be busy then and has to be ended.
 */
export async function askWorker<Reply>(worker: Worker, request: unknown, signal: AbortSignal): Promise<Reply> {
  const waiting = new AbortController();
  const either = AbortSignal.any([waiting.signal, signal]);
  const ended = once(worker, 'exit', { signal: either }).then((): never => {
    throw new Error('The worker ended before its answer.');
  });
  worker.postMessage(request);
  try {
    return await Promise.race([answerOf<Reply>(worker, either), ended]);
  } finally {
    waiting.abort();
    ended.catch(() => undefined);
  }
}

async function answerOf<Reply>(worker: Worker, signal: AbortSignal): Promise<Reply> {
  for await (const [message] of on(worker, 'message', { signal })) {
    if (isOfWatch(message)) continue;
    if (!message) throw new Error('The worker answered nothing.');
    return message;
  }
  throw new Error('The worker answered nothing.');
}

/** Under `node --watch` a worker tells of each file that it loads, by the same way as it answers. */
const isOfWatch = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && ('watch:import' in message || 'watch:require' in message);
