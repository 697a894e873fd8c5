import { Worker } from 'node:worker_threads';
import { askWorker } from '../adapters/ask-worker.ts';

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Whether a password is among the 49,000 that were stolen most often, as it is or with a few digits and signs behind it. Asked of
 * a worker, which needs a tenth of a second to unpack the list; one after the other.
 */
export function isBreached(password: string): Promise<boolean> {
  const answer = last.then(() => ask(password));
  last = answer.catch(() => undefined);
  return answer;
}

async function ask(password: string): Promise<boolean> {
  worker ??= startWorker();
  try {
    return (await askWorker<'breached' | 'unknown'>(worker, password, AbortSignal.timeout(20_000))) === 'breached';
  } catch (error) {
    const broken = worker;
    worker = undefined;
    await broken.terminate();
    throw error;
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./breached-worker.ts', import.meta.url));
  started.on('error', () => undefined);
  started.unref();
  return started;
}
