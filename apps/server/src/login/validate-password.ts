import { passwordProblem, type PasswordProblem } from '@door/domain/people/password-rule';
import { startQuietWorker } from '../lib/ask-worker.ts';
import { queuedWorker } from '../lib/queued-worker.ts';

type ChosenProblem = PasswordProblem | 'breached';
/** What is wrong with a password that was typed twice. */
export type TypedProblem = ChosenProblem | 'different';

/** Why a password may not be chosen, wherever it is set; null: it may. */
export async function validatePassword(chosen: Parameters<typeof passwordProblem>[0]): Promise<ChosenProblem | null> {
  return passwordProblem(chosen) ?? ((await isBreached(chosen.password)) ? 'breached' : null);
}

const worker = queuedWorker({
  startWorker: () => startQuietWorker(new URL('./breached-worker.ts', import.meta.url)),
  timeBudget: 20_000,
});

/**
 * Whether a password is among the 49,000 that were stolen most often, as it is or with a few digits and signs behind it. Asked of
 * a worker, which needs a tenth of a second to unpack the list.
 */
export const isBreached = async (password: string): Promise<boolean> =>
  (await worker.ask<'breached' | 'unknown'>(password)) === 'breached';
