import { startQuietWorker } from '../lib/ask-worker.ts';
import { workerInTurns } from '../lib/worker-in-turns.ts';

const worker = workerInTurns({
  startWorker: () => startQuietWorker(new URL('./breached-worker.ts', import.meta.url)),
  timeBudget: 20_000,
});

/**
 * Whether a password is among the 49,000 that were stolen most often, as it is or with a few digits and signs behind it. Asked of
 * a worker, which needs a tenth of a second to unpack the list.
 */
export const isBreached = async (password: string): Promise<boolean> =>
  (await worker.ask<'breached' | 'unknown'>(password)) === 'breached';
